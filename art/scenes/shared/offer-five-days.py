"""A calendar with five days marked and two left white."""
from kit.coil import tube
from kit.ground import pebble
from kit.mesh import slab
from kit.space import upright
from kit.stage import shoot

pebble("coral")
with upright(0, .1, 0, tilt=-6, turn=6):
    slab(2.2, 1.9, .26, "white", r=.2, soft=.08, at=(0, .95, -.13))
    slab(2.2, .46, .3, "teal", r=.18, soft=.08, at=(0, 1.7, -.13))
    for x in (-.6, .6):
        tube([(x, 1.75, .14), (x, 2.02, .14)], .07, "ink")
    for i in range(7):
        row, column = divmod(i, 4)
        slab(.4, .52, .12 if i < 5 else .05, ("sun", "coral", "lilac", "sky", "teal", "grey", "grey")[i], r=.1, soft=.04,
             at=(-.75 + column * .5 + row * .25, 1.1 - row * .66, .12))
shoot("tile")
