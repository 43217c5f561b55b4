"""Swatches and a brush: identity and interface design."""
from kit.draw import brush, swatches
from kit.ground import pebble
from kit.mesh import ball, disc
from kit.space import place, upright
from kit.stage import shoot

pebble("lilac")
with upright(-.15, .25, .42, tilt=-10):
    swatches()
with place(.82, -.35, 0, roll=18, tilt=6, size=.85):
    brush("coral", 2.0, "sun")
with place(-.75, -.5, size=.8):
    ball(.3, "sun", at=(0, 0, .3))
with place(.15, -.7):
    disc(.3, .16, "coral", soft=.06)
shoot("tile")
