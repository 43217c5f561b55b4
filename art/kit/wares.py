"""An apple and a globe."""
from math import cos, sin

from .coil import tube
from .mesh import ball, blob, disc, lathe, ring
from .nature import leaf
from .space import place


def apple(color="coral", radius=.32):
    """An apple."""
    lathe([(0, .06), (.12, 0), (.26, .1), (.34, .32), (.28, .52), (.12, .58), (0, .5)], color, size=radius / .32, finish="glaze")
    tube([(0, 0, .5 * radius / .32), (.04, 0, .72 * radius / .32)], .03, "bark")
    with place(.03, 0, .62 * radius / .32, turn=-60):
        leaf(.28, .14, "leaf", .1)


def globe(sea="sky", land="leaf", radius=.8):
    """A globe on a foot; its centre is 1.1 radii up."""
    disc(radius * .55, .12, "wood", soft=.05)
    tube([(0, 0, .1), (0, 0, radius * .25)], .07, "wood")
    with place(0, 0, radius * 1.25, roll=18):
        ball(radius, sea)
        for a, z, s in ((-1.9, .25, .42), (-1.2, -.3, .36), (-.4, .3, .4), (-2.7, -.2, .3), (-1.5, .7, .25), (.3, -.2, .3)):
            flat = (1 - z * z) ** .5
            blob([(cos(a) * flat * radius * .86, sin(a) * flat * radius * .86, z * radius * .9, s * radius),
                  (cos(a + .3) * flat * radius * .88, sin(a + .3) * flat * radius * .88, (z - .15) * radius * .88, s * radius * .6)], land, smooth=5)
        ring(radius * 1.12, .05, "sun", tilt=90, turn=20)
