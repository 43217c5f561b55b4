"""A piggy bank with a coin: provident fund paid in every month."""
from kit.coil import tube
from kit.ground import pebble
from kit.mesh import ball, disc, slab
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import coin

pebble("sun")
with place(0, .05):
    ball(.72, "blush", stretch=(1.2, .95, .9), at=(.05, 0, .85))
    ball(.4, "blush", at=(-.72, -.2, .92))
    with place(-1.02, -.42, .88, tilt=90, turn=-35):
        disc(.19, .2, "coral", soft=.07, at=(0, 0, -.05))
        for x in (-.07, .07):
            ball(.035, "ink", at=(x, 0, .15))
    for y in (-.5, .02):
        ball(.15, "coral", stretch=(.6, .5, 1.1), at=(-.68, y * .8 + .05, 1.3), roll=-14)
    for x, y in ((-.45, -.35), (.5, -.35), (-.4, .35), (.55, .35)):
        disc(.17, .4, "blush", soft=.08, at=(x, y, 0))
    for x, y in ((-.92, -.5), (-.66, -.58)):
        ball(.05, "ink", at=(x, y, 1.06))
    tube([(.9, 0, .95), (1.05, 0, 1.1), (1.12, .05, .95), (1.05, 0, .85), (1.15, 0, .75)], .05, "coral")
    slab(.5, .1, .04, "ink", r=.04, soft=.01, at=(.05, 0, 1.49))
with upright(.05, 0, 1.85, turn=14):
    coin("sun", .36)
shoot("tile")
