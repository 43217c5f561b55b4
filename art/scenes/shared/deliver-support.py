"""A broken pot, mended with golden seams, and the brush that mended it."""
from math import cos, sin

from kit.coil import tube
from kit.draw import brush
from kit.ground import pebble
from kit.mesh import disc
from kit.space import place
from kit.stage import shoot
from kit.studio import bowl, pot

SIZE = 1.75
PROFILE = [(.26, 0), (.3, .02), (.4, .15), (.46, .3), (.46, .45), (.42, .62), (.32, .74), (.24, .82)]


def on_pot(angle, z):
    """A point on the pot's skin, `angle` to the right of the viewer, at the height z of a pot of 1."""
    for (a, low), (b, high) in zip(PROFILE, PROFILE[1:]):
        if low <= z <= high:
            r = a + (b - a) * (z - low) / (high - low)
            break
    return (sin(angle) * r * SIZE, -cos(angle) * r * SIZE, z * SIZE)


pebble("sun", 2.9, 2.3)
with place(-.35, .2):
    pot("teal", None, SIZE)
    for seam in (
        [(-.9, .78), (-.62, .62), (-.5, .48), (-.15, .42), (.05, .3), (.3, .22), (.35, .04)],
        [(-.15, .42), (.1, .52), (.4, .5), (.75, .6), (.95, .76)],
        [(-.5, .48), (-.8, .4), (-1.0, .24), (-1.25, .18)],
    ):
        tube([on_pot(a, z) for a, z in seam], .042, "sun", finish="glaze")
with place(.98, -.45):
    bowl("coral", .34, filling="sun")
with place(.86, -.42, .16, roll=22):
    brush("violet", 1.5, "sun")
shoot("tile")
