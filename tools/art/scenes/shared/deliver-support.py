"""A headset on its stand, and an answer."""
from math import cos, pi, sin

from kit.coil import tube
from kit.ground import pebble
from kit.mesh import ball, disc, slab
from kit.signs import bubble
from kit.space import upright
from kit.stage import shoot

pebble("sun")
tube([(0, .1, 0), (0, .1, 1.5)], .09, "teal")
disc(.5, .14, "teal", soft=.05)
with upright(0, .1, 1.05):
    tube([(cos(a * pi / 12) * .78, sin(a * pi / 12) * .82, 0) for a in range(0, 13)], .1, "coral")
    for side in (-1, 1):
        slab(.34, .62, .5, "coral", r=.16, soft=.12, at=(side * .78, -.12, -.25))
        slab(.16, .5, .42, "blush", r=.08, soft=.07, at=(side * .6, -.12, -.21))
    tube([(-.82, -.35, .1), (-.75, -.72, .35), (-.3, -.78, .5)], .045, "violet")
    ball(.11, "violet", stretch=(1.5, 1, 1), at=(-.24, -.78, .5))
with upright(.55, -.4, .55, turn=-12, size=.6):
    bubble("lilac", 1.2, .85)
shoot("tile")
