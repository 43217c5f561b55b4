"""An event loop: parcels on a ring around a hexagon."""
from math import cos, pi, sin

from kit.coil import write
from kit.mesh import ring, slab
from kit.show import bench
from kit.signs import hexagon
from kit.space import place, upright
from kit.stage import shoot

bench("teal", "cream", 6.4, 2.6)
with upright(0, .25, 1.2, tilt=-4):
    hexagon(1.15, .44, "pine", at=(0, 0, -.22))
    hexagon(.82, .1, "leaf", at=(0, 0, .22))
    with place(0, -.34, .4):
        write("{ }", .68, "cream", weight=.12)
with place(0, .2, .1):
    ring(2.35, .09, "ink")
for i, color in enumerate(("coral", "sun", "lilac", "sky", "coral", "sun", "lilac")):
    a = (200 + i * 46.5) / 180 * pi
    with place(cos(a) * 2.35, .2 + sin(a) * 2.35 * .42, .12, turn=20 * i):
        slab(.5, .5, .44, color, r=.1, soft=.07)
        slab(.52, .1, .46, "cream", r=.02, soft=.015)
shoot("cover")
