"""Furniture, and what hangs on the walls."""

from math import cos, pi, sin

from .coil import tube
from .mesh import ball, disc, lathe, slab
from .space import place, upright
from .stage import room


def desk(color="wood", width=3.0, depth=1.3, legs="ink", drawers=None):
    """A desk; its top is z = 1.3."""
    slab(width, depth, .14, color, r=.12, soft=.05, at=(0, 0, 1.16))
    for x in (-1, 1):
        for y in (-1, 1):
            tube([(x * (width / 2 - .2), y * (depth / 2 - .18), .07), (x * (width / 2 - .25), y * (depth / 2 - .22), 1.16)], .07, legs)
    if drawers:
        slab(.72, depth * .86, .8, drawers, r=.08, soft=.04, at=(width / 2 - .62, 0, .36))
        for z in (.58, .9):
            with upright(width / 2 - .62, -depth * .43, z):
                tube([(-.1, 0, .03), (.1, 0, .03)], .035, "cream")


def chair(color="coral", turn=0):
    """A swivel chair; the seat is z = .78."""
    with place(turn=turn):
        for i in range(5):
            a = i / 5 * 2 * pi + .3
            tube([(0, 0, .2), (cos(a) * .45, sin(a) * .45, .1)], .05, "ink")
            ball(.07, "ink", at=(cos(a) * .47, sin(a) * .47, .07))
        tube([(0, 0, .2), (0, 0, .7)], .07, "ink")
        slab(.86, .82, .2, color, r=.26, soft=.09, at=(0, 0, .66))
        tube([(0, .38, .75), (0, .48, 1.1)], .06, "ink")
        with upright(0, .48, 1.45, tilt=-6):
            slab(.84, .8, .18, color, r=.28, soft=.08, at=(0, 0, -.09))


def stool(color="sun", height=.8):
    """A round three-legged stool."""
    disc(.42, .14, color, soft=.06, at=(0, 0, height - .14))
    for i in range(3):
        a = i / 3 * 2 * pi + .5
        tube([(cos(a) * .25, sin(a) * .25, height - .1), (cos(a) * .38, sin(a) * .38, .06)], .06, "wood")


def shelf(width=2.6, color="wood", depth=.6):
    """A wall shelf; its upper face is z = 0."""
    slab(width, depth, .12, color, r=.06, soft=.04, at=(0, 0, -.12))
    for x in (-width * .36, width * .36):
        tube([(x, depth * .4, -.1), (x, depth * .4, -.38)], .05, "ink")


def rack(width=3.4, levels=3, gap=1.35, color="wood", posts="ink", depth=.9):
    """A standing rack; level k is z = .3 + k * gap."""
    for k in range(levels):
        slab(width, depth, .13, color, r=.1, soft=.05, at=(0, 0, .17 + k * gap))
    top = .3 + (levels - 1) * gap + .35
    for x in (-1, 1):
        for y in (-1, 1):
            tube([(x * (width / 2 - .14), y * (depth / 2 - .1), .06), (x * (width / 2 - .14), y * (depth / 2 - .1), top)], .06, posts)


def window(width=1.8, height=2.0, sky="sky", frame="white"):
    """A window on the drawing board, centred."""
    slab(width, height, .06, sky, r=.1, soft=.02, finish="plain")
    edge = [(-width / 2, -height / 2, .08), (width / 2, -height / 2, .08), (width / 2, height / 2, .08), (-width / 2, height / 2, .08)]
    tube(edge, .09, frame, smooth=False, closed=True)
    for corner in edge:
        ball(.09, frame, at=corner)
    tube([(0, -height / 2, .08), (0, height / 2, .08)], .05, frame)
    tube([(-width / 2, 0, .08), (width / 2, 0, .08)], .05, frame)
    slab(width + .4, .12, .34, frame, r=.05, soft=.04, at=(0, -height / 2 - .1, 0))


def picture(color="sun", width=.9, height=1.1, frame="wood", dot="coral"):
    """A framed picture on the drawing board, centred."""
    slab(width, height, .1, frame, r=.06, soft=.03)
    slab(width * .82, height * .84, .04, "white", r=.04, soft=.01, at=(0, 0, .09))
    disc(width * .24, .03, color, soft=.01, at=(-width * .06, height * .08, .12))
    slab(width * .4, height * .2, .04, dot, r=.05, soft=.015, at=(width * .1, -height * .16, .12))


def whiteboard(width=3.2, height=1.9, frame="grey"):
    """A whiteboard on the drawing board, standing on y = 0; draw from z = .1."""
    slab(width, height, .12, frame, r=.1, soft=.05, at=(0, height / 2, -.06))
    slab(width * .95, height * .92, .03, "white", r=.06, soft=.01, finish="plain", at=(0, height / 2, .05))
    slab(width * .5, .1, .24, frame, r=.04, soft=.03, at=(0, .02, .05))


def door(color="teal", frame="cream", ajar=58):
    """A door standing ajar in its frame, 1.6 wide, 3 tall."""
    for x in (-.92, .92):
        slab(.22, .36, 3.1, frame, r=.06, soft=.04, at=(x, 0, 0))
    slab(2.06, .36, .24, frame, r=.06, soft=.04, at=(0, 0, 2.98))
    with place(-.8, -.05, 0, turn=-ajar):
        slab(1.58, .14, 2.94, color, r=.05, soft=.04, at=(.8, 0, .02))
        for z, h in ((.35, 1.0), (1.6, 1.0)):
            with upright(.8, -.07, z):
                slab(1.1, h, .05, color, r=.08, soft=.03, at=(0, h / 2, 0))
        ball(.1, "sun", at=(1.42, -.16, 1.42))


def bunting(width=5.0, count=9, sag=.5, colors=("coral", "sun", "teal", "lilac", "sky")):
    """Bunting on the drawing board, its middle at the origin."""
    from .form import cut, rounded
    dip = lambda x: -sag * (1 - (2 * x / width) ** 2)
    tube([(x * width / 16, dip(x * width / 16), 0) for x in range(-8, 9)], .025, "ink")
    for i in range(count):
        x = (i + .5) / count * width - width / 2
        cut(rounded([(-.2, 0), (0, -.46), (.2, 0)], .03), .05, colors[i % len(colors)], soft=.015, at=(x, dip(x), -.02))


def pendant(color="coral"):
    """A hanging lamp whose cable leaves the picture; the lower edge of its shade is z = 0."""
    room(tube([(0, 0, .5), (0, 0, 9)], .025, "ink", capped=False))
    lathe([(.02, .5), (.16, .48), (.3, .35), (.5, .03), (.48, 0), (.3, .3), (.02, .4)], color)
    ball(.15, "butter", finish="glow", at=(0, 0, .1))
