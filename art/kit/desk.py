"""What lies on a desk: mugs, books, paper, clocks, letters."""

from math import cos, pi, sin

from .coil import tube
from .form import cut, rounded
from .mesh import ball, disc, lathe, ring, slab
from .screens import lines, tile
from .space import place, upright


def mug(color="coral", drink="bark", handle=-1):
    """A mug; `handle` -1 left, 1 right."""
    lathe([(0, 0), (.3, 0), (.35, .05), (.37, .66), (.355, .72), (.32, .72), (.3, .62)], color)
    disc(.31, .03, drink, soft=.01, at=(0, 0, .6))
    with upright(handle * .4, 0, .36):
        ring(.2, .065, color, tilt=0)


def steam(height=.8):
    """Two curls of steam."""
    for x in (-.1, .1):
        tube([(x, 0, 0), (x + .08, 0, height * .3), (x - .06, 0, height * .62), (x + .05, 0, height)], .035, "white")


def book(color="teal", width=1.3, depth=.95, height=.22):
    """A closed book lying down, spine to the left."""
    slab(width, depth, height, color, r=.05, soft=.03)
    slab(width * .97, depth * .95, height * .62, "white", r=.03, soft=.01, at=(width * .035, -depth * .04, height * .19))


def books(colors=("coral", "sun", "teal"), turns=(8, -10, 4)):
    """A stack of books. Returns its height."""
    z = 0.0
    for i, color in enumerate(colors):
        with place(0, 0, z, turn=turns[i % len(turns)]):
            book(color, 1.4 - .1 * i, 1.0 - .04 * i, .24)
        z += .245
    return z


def open_book(cover="coral"):
    """An open book, 2.2 wide."""
    slab(2.3, 1.5, .08, cover, r=.1, soft=.03)
    for side in (-1, 1):
        with place(side * .03, 0, .08, roll=side * 5):
            slab(1.06, 1.38, .14, "white", r=.06, soft=.04, at=(side * .55, 0, -.02))
            with place(side * .55, .3, .11):
                lines(0, .1, .8, 5, "grey", gap=.2, thick=.03)


def sheet(width=1.2, height=1.6, color="white", rows=5, head="coral"):
    """A sheet of paper on the drawing board, standing on y = 0."""
    slab(width, height, .05, color, r=.08, soft=.02, at=(0, height / 2, 0))
    with place(0, height / 2, .04):
        tile(-width * .12, height * .34, width * .5, height * .07, head, .04)
        lines(0, height * .18, width * .76, rows, "grey", gap=height * .11, thick=.03)


def clipboard(color="wood", ticks=3, tick="teal"):
    """A clipboard with a checklist, on the drawing board."""
    slab(1.5, 2.0, .12, color, r=.16, soft=.05, at=(0, 1.0, -.06))
    slab(1.24, 1.62, .04, "white", r=.06, soft=.015, at=(0, .93, .06))
    slab(.6, .22, .16, "ink", r=.09, soft=.05, at=(0, 1.9, 0))
    for i in range(ticks):
        y = 1.42 - i * 1.1 / max(ticks - 1, 1)
        slab(.3, .3, .06, tick, r=.08, soft=.025, at=(-.4, y, .09))
        tube([(-.49, y, .18), (-.42, y - .07, .18), (-.42, y - .07, .18), (-.3, y + .1, .18)], .03, "white")
        slab(.6, .1, .05, "grey", r=.05, soft=.02, at=(.18, y, .09))


def envelope(color="sun", flap="amber", letter=True, width=2.2):
    """An open envelope, on the drawing board, standing on y = 0."""
    w, h = width, width * .66
    cut(rounded([(-w / 2, h * .55), (w / 2, h * .55), (w * .06, h * 1.42), (-w * .06, h * 1.42)], .14), .07, flap, at=(0, .0, -.16))
    slab(w, h, .1, flap, r=.14, soft=.04, at=(0, h / 2, -.13))
    if letter:
        slab(w * .82, h * 1.1, .06, "white", r=.08, soft=.02, at=(0, h * .85, -.03))
        with place(0, h * 1.0, .03):
            tile(-w * .14, h * .22, w * .42, .12, "coral", .05)
            lines(0, h * .04, w * .64, 3, "grey", gap=.2, thick=.04)
    cut(rounded([(-w / 2, 0), (w / 2, 0), (w / 2, h * .92), (0, h * .42), (-w / 2, h * .92)], .1), .14, color, soft=.05, at=(0, 0, .04))


def paper_plane(color="white", shade="grey"):
    """A paper plane flying to the right and up, 1.4 long."""
    from .mesh import raise_mesh
    nose, tail = (0, .75, 0), -.6
    for side in (-1, 1):
        a, b, c = nose, (side * .6, tail, .12), (side * .1, tail * .9, .0)
        low = [(x, y, z - .05) for x, y, z in (a, b, c)]
        body = raise_mesh("wing", [a, b, c, *low], [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], color)
        bevel = body.modifiers.new("soft", "BEVEL")
        bevel.width, bevel.segments = .02, 3
    keel = [(0, .75, 0), (-.1, -.54, 0), (.1, -.54, 0), (0, -.5, -.36)]
    raise_mesh("keel", keel, [(0, 1, 3), (0, 3, 2), (1, 2, 3), (0, 2, 1)], shade)


def clock(color="coral", face="white", hour=(-.22, .16), minute=(0, .42), radius=.9):
    """A round clock on the drawing board, centred."""
    disc(radius, .3, color, soft=.13, at=(0, 0, -.15))
    disc(radius * .8, .05, face, soft=.02, at=(0, 0, .14))
    for i in range(12):
        a = i / 12 * 2 * pi
        ball(.045 * radius if i % 3 else .07 * radius, "ink", at=(cos(a) * radius * .64, sin(a) * radius * .64, .2))
    tube([(0, 0, .24), (hour[0] * radius * 1.3, hour[1] * radius * 1.3, .24)], .055 * radius, "ink")
    tube([(0, 0, .28), (minute[0] * radius * 1.2, minute[1] * radius * 1.2, .28)], .045 * radius, "coral" if color != "coral" else "teal")
    ball(.09 * radius, "ink", at=(0, 0, .27))


def alarm_clock(color="coral", **hands):
    """A clock with feet and bells, standing."""
    with upright(0, 0, 1.02):
        clock(color, **hands)
        for side in (-1, 1):
            tube([(side * .45, -.7, 0), (side * .6, -.98, 0)], .09, "ink")
            ball(.3, "sun", stretch=(1, .7, 1), at=(side * .55, .88, -.05), turn=-side * 35)
        tube([(-.2, 1.02, -.05), (0, 1.16, -.05), (.2, 1.02, -.05)], .05, "ink")


def calendar(color="coral", marked=(), mark="teal", columns=5, rows=3):
    """A wall calendar on the drawing board, standing on y = 0; `marked` days are filled."""
    slab(2, 2, .24, "white", r=.2, soft=.08, at=(0, 1, -.12))
    slab(2, .48, .28, color, r=.18, soft=.08, at=(0, 1.78, -.12))
    for x in (-.55, .55):
        tube([(x, 1.86, .12), (x, 2.12, .12)], .07, "ink")
    for i in range(columns * rows):
        x, y = (i % columns - (columns - 1) / 2) * 1.72 / columns, 1.28 - (i // columns) * 1.3 / rows
        slab(1.38 / columns, .98 / rows, .08 if i in marked else .045, mark if i in marked else "grey", r=.08, soft=.03, at=(x, y, .11))


def lamp(color="sun", turn=0):
    """A desk lamp with two arms."""
    with place(turn=turn):
        disc(.42, .12, color, soft=.05)
        tube([(0, 0, .1), (.3, 0, 1.0)], .055, "smoke")
        tube([(.3, 0, 1.0), (-.35, 0, 1.75)], .055, "smoke")
        ball(.1, color, at=(.3, 0, 1.0))
        with place(-.45, 0, 1.72, roll=35):
            disc(.46, .5, color, top=.18, soft=.06, at=(0, 0, -.3))
            ball(.17, "butter", finish="glow", at=(0, 0, -.27))


def sticky(color="sun", size=.5, **move):
    """A sticky note on the drawing board."""
    slab(size, size, .035, color, r=.03, soft=.012, **move)
