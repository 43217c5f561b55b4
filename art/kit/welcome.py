"""What waits for a visitor at the end of a page: a table for two, a rack with a free place, a free stool at the wheel."""

from .coil import tube
from .desk import mug, steam
from .ground import board, plinth
from .mesh import ball, disc, ring
from .nature import plant
from .room import chair, rack, stool
from .signs import bubble, check
from .space import place, upright
from .studio import tools_in_pot, wheel


def table_for_two(hue, top, near, far, *, mugs=("sun", "coral"), talk=("teal", "sky"), pot="lilac"):
    """A round table on a plinth, two chairs, two mugs, and what is said. Its top is z = 1.28, free in the middle."""
    plinth(hue, radius=3.0)
    with place(0, .3):
        disc(.62, .12, "ink", soft=.05)
        tube([(0, 0, .1), (0, 0, 1.2)], .1, "ink")
        disc(1.5, .16, top, soft=.06, at=(0, 0, 1.12))
        for side, tone in ((-1, mugs[0]), (1, mugs[1])):
            with place(side * .98, -.42, 1.28, size=.55):
                mug(tone, handle=side)
                steam()
    with place(-1.95, -.45, size=1.3):
        chair(far, turn=62)
    with place(1.95, -.35, size=1.3):
        chair(near, turn=-66)
    with place(1.35, -1.75, size=.66):
        plant(pot)
    with upright(-1.75, .4, 3.35, turn=10):
        bubble(talk[0], 1.5, 1.05, side=1)
    with upright(1.8, .4, 3.1, turn=-10):
        bubble(talk[1], 1.2, .9, dots=None)
        check(.55, "white", .15, at=(0, 0, .19))


def rack_with_room(hue, wood, wares, *, mark="sun"):
    """Two shelves on a broad base: five wares, and a lit place that is free. A ware is drawn standing, 1 wide and 1.2 high."""
    board(hue, 5.6, 3.4, .5, r=1.2)
    with place(0, .35):
        rack(5.0, 2, 1.75, wood, "smoke", 1.3)
        spots = [(x, z) for z in (2.05, .3) for x in (-1.55, 0, 1.55)]
        free = 1
        for (x, z), ware in zip(spots[:free] + spots[free + 1:], wares):
            with place(x, -.05, z, size=1.2):
                ware()
        with place(spots[free][0], -.05, spots[free][1]):
            disc(.62, .12, mark, soft=.05)
            ring(.66, .04, "cream", at=(0, 0, .06))
        # A lamp over the free place.
        with place(0, .1, 3.62):
            tube([(-2.36, 0, -1.25), (-2.36, 0, .35), (0, 0, .35), (0, 0, .1)], .055, "smoke")
            disc(.5, .42, "coral", top=.14, soft=.05, at=(0, 0, -.3))
            ball(.21, "butter", finish="glow", at=(0, 0, -.35))
    with place(2.35, -1.15, size=.7):
        plant("lilac" if hue != "lilac" else "sun")


def free_seat(hue, top, seat, made):
    """A potter's wheel with something half made on it, tools, and a stool that nobody sits on."""
    plinth(hue, radius=3.0)
    with place(-.35, .35, size=1.35):
        wheel("ink", top, 1.0)
        with place(0, 0, .62):
            made()
    with place(1.55, -1.25, size=1.1):
        stool(seat, .95)
    with place(-1.9, -1.1):
        tools_in_pot("sky" if hue != "sky" else "coral")
    with upright(1.75, .7, 2.9, turn=-12):
        bubble("teal", 1.35, 1.0)
