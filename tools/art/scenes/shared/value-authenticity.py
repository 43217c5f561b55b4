"""A pot stamped with the studio's own seal."""
from kit.form import heart
from kit.ground import pebble
from kit.mesh import ball, disc, ring
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pot

pebble("sand", 2.9, 2.3)
with place(-.3, .25):
    pot("terracotta", None, 1.75)
with upright(-.3, -.54, .78, tilt=4):
    disc(.34, .1, "cream", soft=.04)
    ring(.25, .035, "terracotta", at=(0, 0, .1))
    heart(.26, .06, "coral", at=(0, .01, .09))
with place(.95, -.5, roll=16):
    disc(.24, .16, "ink", soft=.06)
    disc(.13, .5, "coral", soft=.06, at=(0, 0, .14))
    ball(.24, "coral", stretch=(1, 1, .85), at=(0, 0, .78))
shoot("tile")
