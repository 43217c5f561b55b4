"""A clock with half of its face covered: half a day."""
from kit.coil import tube
from kit.desk import clock, mug
from kit.ground import pebble
from kit.mesh import slab
from kit.space import place, upright
from kit.stage import shoot

pebble("sun")
with upright(-.1, .1, 1.02):
    clock("coral", hour=(.26, 0), minute=(0, .5))
    tube([(0, 0, .0), (0, 0, .01), (0, 0, .02)], .01, "ink")
    slab(.72, 1.42, .02, "blush", r=.36, soft=.005, at=(-.36, 0, .185))
with upright(-.1, .1, 1.02):
    for side in (-1, 1):
        tube([(side * .45, -.7, 0), (side * .6, -1.0, 0)], .1, "ink")
with place(.85, -.5, size=.72):
    mug("teal", handle=1)
shoot("tile")
