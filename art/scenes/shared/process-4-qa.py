"""Testing: a magnifier over a checklist, and a bug beside it."""
from kit.coil import tube
from kit.desk import clipboard
from kit.ground import pebble
from kit.mesh import ball
from kit.signs import magnifier
from kit.space import place, upright
from kit.stage import shoot

pebble("sun")
with upright(-.25, .25, 0, tilt=-10, turn=8):
    clipboard("teal", 3, "coral")
with upright(.5, -.35, 1.0, tilt=-6, turn=-6, size=.78):
    magnifier("violet", "sky", .62)
with place(-.2, -.72, size=.8):
    ball(.2, "coral", stretch=(.9, 1.2, .75), at=(0, 0, .16))
    ball(.1, "ink", at=(0, -.22, .16))
    for side in (-1, 1):
        for y in (-.1, .05, .2):
            tube([(side * .15, y, .14), (side * .28, y - .03, .02)], .02, "ink")
        ball(.045, "ink", at=(side * .1, .02, .3))
shoot("tile")
