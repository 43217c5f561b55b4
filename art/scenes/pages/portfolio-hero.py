"""A cabinet of nine boxes, each with one thing from the world of a product that we built."""
from kit.coil import tube
from kit.desk import paper_plane
from kit.feast import cup
from kit.gear import reel
from kit.ground import board
from kit.halls import arch, cheese, pump
from kit.mesh import ball, slab
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import coins, parcel

STEP, WALL = 1.75, .17


def ticket():
    """A gate, and the ticket that opens it."""
    with place(0, .1, 0, size=.33):
        arch("coral")
    with upright(0, -.2, .5, tilt=-8):
        slab(.46, .8, .07, "cream", r=.06, soft=.025)
        slab(.28, .28, .04, "ink", r=.04, soft=.015, at=(0, -.12, .06))
        slab(.3, .1, .04, "violet", r=.03, soft=.015, at=(0, .22, .06))


def wheel():
    """Two cheeses."""
    with place(0, 0, 0, turn=-55, size=.95):
        cheese("sun", .6, .5)
    with place(.05, .05, .48, turn=-20, size=.7):
        cheese("butter", .5, .5)


def boxes():
    """Three parcels."""
    for x, z, size, color, tape in ((-.33, 0, .62, "wood", "sun"), (.36, 0, .62, "sand", "coral"), (0, .5, .62, "wood", "violet")):
        with place(x, 0, z, turn=x * 20):
            parcel(color, tape, bow=False, size=size)


def water():
    """A village pump."""
    with place(0, 0, 0, size=.66):
        pump("coral")


def cinema():
    """A film reel."""
    with upright(0, 0, .68, turn=12):
        reel("cream", "coral", radius=.64)


def plane():
    """A paper plane."""
    with upright(-.05, -.1, .7, tilt=-20, turn=-10, size=.8):
        with place(turn=-40):
            paper_plane("white", "blush")


def money():
    """Stacks of coins."""
    for x, y, count in ((-.34, .1, 5), (.34, .05, 3), (0, -.3, 2)):
        with place(x, y, size=.78):
            coins(count)


def cards():
    """Three cards, fanned."""
    for i, color in enumerate(("blush", "cream", "coral")):
        with upright(0, .1 - .12 * i, .12, tilt=-10):
            with place(turn=24 - 22 * i):
                slab(1.0, .66, .07, color, r=.08, soft=.025, at=(0, .5, 0))
                slab(.24, .24, .05, "ink" if i else "coral", r=.05, soft=.02, at=(-.28, .56, .06))
                slab(.36, .07, .04, "smoke", r=.03, soft=.015, at=(.18, .45, .06))


def table():
    """Two cups and one bill."""
    with place(-.3, .05, 0, size=1.05):
        cup("coral")
    with place(.36, -.2, 0, size=1.05):
        cup("teal")
    with upright(.25, .42, .0, tilt=-8):
        slab(.5, 1.15, .05, "white", r=.05, soft=.02, at=(0, .57, 0))
        for i in range(5):
            slab(.32, .05, .03, "smoke", r=.02, soft=.01, at=(0, .95 - i * .14, .04))


CABINET = [
    [("sky", money), ("sun", ticket), ("lilac", boxes)],
    [("coral", plane), ("mint", water), ("sun", cinema)],
    [("leaf", wheel), ("violet", table), ("blush", cards)],
]

board("teal", 6.6, 2.7, .4, .8)
side = 3 * STEP + WALL
slab(side, .16, side, "wood", r=.05, soft=.04, at=(0, .62, .12))
for k in range(4):
    slab(side, 1.1, WALL, "wood", r=.06, soft=.05, at=(0, 0, .12 + k * STEP))
    slab(WALL * .9, 1.04, side - .04, "wood", r=.06, soft=.05, at=(-side / 2 + WALL / 2 + k * STEP, 0, .14))
for x in (-2.3, 2.3):
    for y in (-.4, .4):
        tube([(x, y, 0), (x, y, .15)], .14, "ink")
for row, boxes_of_row in enumerate(CABINET):
    for column, (hue, draw) in enumerate(boxes_of_row):
        x, z = (column - 1) * STEP, .12 + WALL + (2 - row) * STEP
        slab(STEP - WALL + .02, .06, STEP - WALL + .02, hue, r=.02, soft=.01, finish="lamplit", at=(x, .5, z - .01))
        with place(x, -.2, z):
            draw()
shoot("hero", lift=8, lens=66, azimuth=-9, power=1.15, sky=.85)
