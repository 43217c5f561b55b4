"""Selling and money: bags, carts, cards, coins, parcels, shop fronts, houses, jewels, clothes."""

from math import cos, pi, sin

from .coil import tube, write
from .form import cut, gem_outline, rounded
from .mesh import ball, disc, lathe, loft, raise_mesh, ring, slab
from .screens import tile
from .space import place, upright


def bag(color="coral", mark="cream", width=1.2, height=1.4):
    """A paper bag with handles, standing."""
    with place():
        slab(width, width * .55, height, color, r=.08, soft=.05)
        slab(width * .9, width * .42, .02, "ink", r=.05, soft=.008, at=(0, 0, height - .012))
        for y in (-.2, .2):
            tube([(-width * .24, y * width, height - .1), (-width * .2, y * width, height + .32), (width * .2, y * width, height + .32), (width * .24, y * width, height - .1)], .05, mark)
        with upright(0, -width * .275, height * .45):
            tube([(-.22, .1, .03), (-.1, -.1, .03), (.1, -.1, .03), (.22, .1, .03)], .05, mark)


def cart(color="teal", load=("sun", "coral", "lilac")):
    """A shopping cart, facing right."""
    tube([(-1.15, 0, 1.5), (-.85, 0, 1.45), (-.85, 0, 1.45), (-.55, 0, .5), (-.55, 0, .5), (.62, 0, .5)], .07, "ink")
    with upright(.08, 0, .62):
        cut(rounded([(-.66, 0), (.62, 0), (.85, .72), (-.86, .72)], .12), .8, color, soft=.09, at=(0, 0, -.4))
    for i, tone in enumerate(load):
        slab(.42, .5, .5, tone, r=.08, soft=.05, at=(-.45 + i * .5, 0, 1.1 + .1 * (i % 2)), roll=(i - 1) * 8)
    for x in (-.4, .5):
        for y in (-.3, .3):
            with upright(x, y, .18):
                disc(.18, .12, "ink", soft=.04, at=(0, 0, -.06))
                disc(.07, .15, "grey", soft=.02, at=(0, 0, -.06))


def card(color="lilac", chip="sun", band="ink"):
    """A payment card on the drawing board, centred, 2 wide."""
    slab(2, 1.26, .12, color, r=.16, soft=.05, at=(0, 0, -.06))
    slab(.4, .3, .05, chip, r=.07, soft=.02, at=(-.6, .16, .05))
    tile(-.25, -.24, 1.2, .12, band, .1)
    tile(-.45, -.44, .8, .09, "cream", .09)
    disc(.18, .05, "coral", soft=.02, at=(.52, -.36, .05))
    disc(.18, .07, "sun", soft=.02, at=(.72, -.36, .05))


def coin(color="sun", radius=.45, mark="$"):
    """A coin on the drawing board, centred."""
    disc(radius, .18, color, soft=.07, at=(0, 0, -.09))
    ring(radius * .8, radius * .07, "amber", at=(0, 0, .08))
    if mark:
        write(mark, radius * .9, "amber", y=-radius * .45, z=.1)


def coins(count=4, color="sun", radius=.45):
    """A stack of coins, a little crooked."""
    for i in range(count):
        x, y = .04 * cos(i * 2.2), .04 * sin(i * 1.7)
        disc(radius, .17, color if i % 2 == 0 else "amber", soft=.06, at=(x, y, i * .18))
    ring(radius * .72, radius * .06, "amber", at=(.04 * cos((count - 1) * 2.2), .04 * sin((count - 1) * 1.7), count * .18 - .01))


def parcel(color="wood", tape="coral", bow=True, size=1.4):
    """A box tied with ribbon."""
    slab(size, size, size * .8, color, r=.1, soft=.06)
    slab(size * 1.02, size * .18, size * .81, tape, r=.04, soft=.02)
    slab(size * .18, size * 1.02, size * .812, tape, r=.04, soft=.02)
    if bow:
        z = size * .82
        for side in (-1, 1):
            tube([(0, 0, z + .05), (side * .34, -.06, z + .32), (side * .52, 0, z + .14), (side * .3, .04, z + .03), (0, 0, z + .05)], .075, tape)
        ball(.13, tape, at=(0, 0, z + .08))


def shop_front(wall="cream", awning=("coral", "white"), door="teal"):
    """A small shop, 2.4 wide, 2.4 tall, its front towards the viewer."""
    slab(2.4, 1.3, 2.1, wall, r=.1, soft=.06)
    slab(2.6, 1.5, .2, "amber", r=.1, soft=.07, at=(0, 0, 2.05))
    with upright(0, -.66, 0):
        slab(.62, 1.15, .1, door, r=.08, soft=.04, at=(.68, .62, 0))
        ball(.05, "sun", at=(.5, .6, .14))
        slab(1.2, .85, .1, "sky", r=.08, soft=.04, finish="glaze", at=(-.42, .82, 0))
        slab(1.34, .14, .2, "wood", r=.05, soft=.04, at=(-.42, .32, 0))
    for i in range(6):
        with place(-1.25 + .21 + i * .415, -.68, 2.0, tilt=-32):
            slab(.4, .85, .12, awning[i % 2], r=.06, soft=.04, at=(0, -.3, -.06))
            ball(.2, awning[i % 2], stretch=(1, .45, .8), at=(0, -.72, 0))


def house(wall="cream", roof="coral", door="teal", size=1.0):
    """A house, 2 wide, 2.3 tall."""
    with place(size=size):
        slab(1.7, 1.4, 1.25, wall, r=.08, soft=.05)
        with place(0, .85, 1.15, tilt=90):
            cut(rounded([(-1.1, 0), (1.1, 0), (.0, .95)], .16), 1.7, roof, soft=.09)
        slab(.28, .28, .7, "brick", r=.05, soft=.03, at=(.55, .1, 1.45))
        with upright(0, -.7, 0):
            slab(.46, .8, .08, door, r=.16, soft=.03, at=(-.32, .4, 0))
            ball(.045, "sun", at=(-.18, .4, .1))
            slab(.48, .48, .07, "sky", r=.06, soft=.03, finish="glaze", at=(.42, .66, 0))
            tube([(.42, .44, .09), (.42, .88, .09)], .025, "white")
            tube([(.2, .66, .09), (.64, .66, .09)], .025, "white")


def diamond(size=1.0, color="sky"):
    """A cut stone, point down; the point is z = 0."""
    levels = [(.02, 0), (.5, .52), (.52, .58), (.34, .8)]
    rings = [[(r * size * cos((i + .5 * (k % 2)) / 8 * 2 * pi), r * size * sin((i + .5 * (k % 2)) / 8 * 2 * pi), z * size) for i in range(8)] for k, (r, z) in enumerate(levels)]
    stone = raise_mesh("stone", *loft(rings), color, "glaze")
    stone.data.use_auto_smooth = False
    for face in stone.data.polygons:
        face.use_smooth = False


def jewel_ring(color="sun", stone="sky", radius=.75):
    """A ring with a stone, standing."""
    with upright(0, 0, radius + .1):
        ring(radius, .13, color, finish="glaze")
    for x in (-.2, .2):
        tube([(x * .6, 0, radius * 2 + .08), (x * 1.5, 0, radius * 2 + .5)], .05, color, finish="glaze")
    with place(0, 0, radius * 2 + .05):
        diamond(1.0, stone)


def gem(color="coral", size=.5):
    """A flat gem on the drawing board."""
    cut(gem_outline(size), size * .35, color, soft=.03, finish="glaze")


def hanger(color="ink", cloth="coral"):
    """A dress on a hanger, on the drawing board; the hook is at the top."""
    tube([(0, .35, 0), (0, .52, 0), (.14, .6, 0), (.1, .76, 0), (-.06, .74, 0)], .045, color)
    tube([(-.62, .02, 0), (0, .35, 0), (0, .35, 0), (.62, .02, 0)], .055, color)
    cut(rounded([(-.5, .1), (-.22, .2), (-.12, .02), (.12, .02), (.22, .2), (.5, .1), (.38, -.55), (.78, -1.6), (-.78, -1.6), (-.38, -.55)][::-1], .1), .3, cloth, soft=.12, at=(0, 0, -.15))
    slab(.86, .14, .36, "sun", r=.06, soft=.05, at=(0, -.56, -.18))


def till_bell(color="sun"):
    """A reception bell."""
    disc(.85, .14, "ink", soft=.06)
    lathe([(0, .82), (.2, .8), (.5, .66), (.72, .36), (.78, .16), (0, .16)][::-1], color, finish="glaze")
    disc(.09, .2, "ink", soft=.04, at=(0, 0, .8))
    ball(.13, "coral", stretch=(1, 1, .7), at=(0, 0, 1.02))


def suitcase(color="coral", band="ink"):
    """A suitcase standing."""
    slab(1.3, .5, 1.3, color, r=.2, soft=.12, at=(0, 0, .1))
    for x in (-.4, .4):
        slab(.16, .54, 1.34, band, r=.05, soft=.03, at=(x, 0, .08))
        disc(.1, .14, "ink", soft=.03, at=(x, 0, 0))
    tube([(-.25, 0, 1.38), (-.25, 0, 1.62), (-.25, 0, 1.62), (.25, 0, 1.62), (.25, 0, 1.62), (.25, 0, 1.38)], .06, band)
