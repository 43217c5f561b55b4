"""A designer's things: palettes, swatches, pen curves, rulers, controls of interfaces."""

from math import cos, pi, sin

from .coil import tube
from .form import cut, rounded
from .mesh import ball, disc, lathe, ring, slab
from .space import place


def palette(color="wood", dabs=("coral", "sun", "teal", "sky", "lilac")):
    """A painter's palette on the drawing board, centred."""
    outline = [(1.0 * cos(t / 40 * 2 * pi) * (1 - .12 * (30 < t < 37)), .78 * sin(t / 40 * 2 * pi)) for t in range(40)]
    cut(outline, .16, color, soft=.06, at=(0, 0, -.08))
    disc(.15, .04, "ink", soft=.01, at=(.42, -.4, .07))
    for i, dab in enumerate(dabs):
        a = .35 + i * .82
        ball(.19, dab, stretch=(1, 1, .55), at=(.62 * cos(a), .46 * sin(a), .1))


def brush(color="coral", length=1.9, tip="sun"):
    """A paint brush standing on its tip."""
    lathe([(0, 0), (.07, .1), (.13, .3), (.1, .46)], tip)
    disc(.1, .2, "grey", soft=.02, at=(0, 0, .44))
    lathe([(.09, .62), (.12, .8), (.06, length - .1), (0, length)], color)


def swatches(colors=("coral", "sun", "teal", "sky", "lilac"), length=1.9):
    """A fan of colour swatches on the drawing board, hinged at the origin."""
    for i, color in enumerate(colors):
        with place(0, 0, i * .05, turn=(len(colors) - 1) * 13 / 1.2 - i * 22):
            slab(.62, length, .06, "white", r=.1, soft=.025, at=(0, length / 2 - .2, 0))
            slab(.5, length * .6, .03, color, r=.06, soft=.012, at=(0, length * .58, .055))
    ball(.09, "ink", at=(0, 0, len(colors) * .05 + .05))


def bezier(color="ink", handle="coral", width=2.0):
    """A pen-tool curve with handles on the drawing board, centred."""
    w = width / 2
    tube([(-w, -.4, 0), (-w * .5, .35, 0), (0, .5, 0), (w * .5, .35, 0), (w, -.4, 0)], .06, color)
    tube([(-w * .8, .5, 0), (w * .8, .5, 0)], .03, handle)
    for x, y in ((-w, -.4), (w, -.4), (0, .5)):
        slab(.24, .24, .2, "white", r=.05, soft=.04, at=(x, y, -.1))
    for x in (-w * .8, w * .8):
        ball(.13, handle, at=(x, .5, 0))


def nib(color="ink", tip="sun"):
    """A fountain-pen nib on the drawing board, point down, centred."""
    cut(rounded([(0, -1.0), (.5, .1), (.34, .6), (-.34, .6), (-.5, .1)], .12), .22, tip, soft=.08, at=(0, 0, -.11))
    tube([(0, -.9, .12), (0, -.05, .12)], .03, color)
    ball(.11, color, at=(0, 0, .1))
    slab(.8, .36, .34, color, r=.1, soft=.08, at=(0, .74, -.17))


def ruler(color="sun", length=2.2):
    """A ruler on the drawing board, centred."""
    slab(length, .42, .12, color, r=.06, soft=.04, at=(0, 0, -.06))
    for i in range(int(length / .18)):
        tall = .2 if i % 4 == 0 else .11
        slab(.035, tall, .03, "ink", r=.015, soft=.01, at=(-length / 2 + .14 + i * .18, .17 - tall / 2, .05))


def toggle(on=True, color="teal"):
    """A switch on the drawing board, centred."""
    slab(1.2, .6, .2, color if on else "grey", r=.3, soft=.09, at=(0, 0, -.1))
    disc(.24, .16, "white", soft=.07, at=(.28 if on else -.28, 0, .07))


def slider(value=.6, color="coral", width=1.8):
    """A slider on the drawing board, centred."""
    tube([(-width / 2, 0, 0), (width / 2, 0, 0)], .07, "grey")
    x = width * (value - .5)
    tube([(-width / 2, 0, .02), (x, 0, .02)], .08, color)
    ball(.2, color, at=(x, 0, .05))


def button(color="coral", width=1.4, text="cream"):
    """A pill button on the drawing board, centred."""
    slab(width, .5, .24, color, r=.25, soft=.1, at=(0, 0, -.12))
    slab(width * .5, .1, .06, text, r=.05, soft=.025, at=(0, 0, .1))


def eye(iris="sky"):
    """An open eye on the drawing board, centred."""
    outline = [(1.1 * cos(t / 36 * 2 * pi), .62 * sin(t / 36 * 2 * pi) * abs(sin(t / 36 * 2 * pi)) ** .25) for t in range(36)]
    cut(outline, .24, "white", soft=.1, at=(0, 0, -.12))
    disc(.42, .14, iris, soft=.06, at=(0, 0, .1))
    disc(.22, .1, "ink", soft=.04, at=(0, 0, .2))
    ball(.07, "white", at=(.12, .14, .3))
    ring(.43, .03, "ink", at=(0, 0, .18))
