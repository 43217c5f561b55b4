"""A figure in a ring, large letters and strong contrast."""
from kit.coil import tube, write
from kit.ground import pebble
from kit.mesh import ball, disc, ring
from kit.space import upright
from kit.stage import shoot

pebble("sun")
with upright(-.1, .15, 1.1, tilt=-4, turn=6):
    disc(.98, .3, "azure", soft=.12, at=(0, 0, -.15))
    ring(.84, .05, "white", at=(0, 0, .15))
    ball(.16, "white", at=(0, .5, .2))
    tube([(-.5, .2, .2), (0, .14, .2), (.5, .2, .2)], .09, "white")
    tube([(0, .14, .2), (0, -.12, .2)], .1, "white")
    tube([(0, -.12, .2), (-.26, -.58, .2)], .09, "white")
    tube([(0, -.12, .2), (.26, -.58, .2)], .09, "white")
with upright(.82, -.45, .02, tilt=-14, turn=-12):
    write("A", .68, "coral", weight=.14)
shoot("tile")
