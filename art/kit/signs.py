"""Symbols: bubbles, ticks, keys, magnifiers, shields, rockets, medals."""

from math import cos, pi, sin

from .coil import curve_through, tube, write
from .form import cut, gem_outline, heart, polygon, rounded, star, star_outline
from .mesh import ball, disc, lathe, ring, slab
from .space import place, upright


def bubble(color="lilac", width=1.7, height=1.2, dots="cream", side=-1):
    """A speech bubble on the drawing board, centred; its tail hangs to one side."""
    slab(width, height, .3, color, r=height * .42, soft=.13, at=(0, 0, -.15))
    cut(rounded([(-.22, .2), (side * .18, -.42), (.22, .2)] if side < 0 else [(-.22, .2), (.18, -.42), (.22, .2)], .06), .24, color, soft=.08,
        at=(side * width * .22, -height * .5, -.12))
    if dots:
        for i in range(3):
            ball(.11, dots, at=((i - 1) * width * .22, 0, .17))


def check(size, color, weight=.12, **move):
    """A tick made of a coil, on the drawing board, centred."""
    path = [(-.42, .02, 0), (-.12, -.3, 0), (-.12, -.3, 0), (.45, .36, 0)]
    with place(*move.get("at", (0, 0, 0))):
        tube([(x * size, y * size, z) for x, y, z in path], weight * size, color)


def magnifier(color="ink", lens="sky", radius=.7):
    """A magnifying glass on the drawing board, the lens centred, the handle down right."""
    ring(radius, radius * .16, color)
    disc(radius * .94, .06, lens, soft=.02, finish="glaze", at=(0, 0, -.05))
    tube([(-radius * .55, radius * .25, .06), (-radius * .3, radius * .55, .06)], radius * .06, "white")
    d = radius * .72
    tube([(d, -d, 0), (d * 1.35, -d * 1.35, 0)], radius * .14, "grey")
    tube([(d * 1.4, -d * 1.4, 0), (d * 2.3, -d * 2.3, 0)], radius * .2, "coral")


def key(color="sun"):
    """A key on the drawing board, its ring up, 2 tall, centred."""
    ring(.4, .14, color, at=(0, .6, 0))
    tube([(0, .2, 0), (0, -1.0, 0)], .12, color)
    for y, length in ((-.95, .42), (-.65, .32)):
        tube([(0, y, 0), (length, y, 0)], .1, color)


def shield(color="teal", mark="white", height=2.0):
    """A shield with a tick, on the drawing board, centred."""
    k = height / 2
    outline = [(-.8, .75), (0, 1.0), (.8, .75), (.78, -.1), (.45, -.65), (0, -1.0), (-.45, -.65), (-.78, -.1)]
    cut(rounded([(x * k, y * k) for x, y in reversed(outline)], .25 * k), .3, color, soft=.12, at=(0, 0, -.15))
    if mark:
        check(k * .9, mark, at=(0, 0, .2))


def flag(color="coral", height=2.2, pole="ink"):
    """A pennant on a pole, standing."""
    tube([(0, 0, .05), (0, 0, height)], .06, pole)
    ball(.1, "sun", at=(0, 0, height + .04))
    with upright(.06, 0, height * .8):
        cut(rounded([(0, -.38), (1.1, -.3), (.85, .0), (1.1, .34), (0, .38)], .08), .12, color, soft=.05, at=(0, 0, -.06))


def rocket(body="white", fin="coral", window="sky", flame=True):
    """A rocket pointing up, 2.6 tall with its flame; the flame starts at z = 0."""
    if flame:
        lathe([(0, -.05), (.1, .1), (.22, .4), (.2, .62), (0, .62)], "sun", finish="glow")
    lathe([(0, .6), (.3, .6), (.36, .66), (.5, 1.1), (.48, 1.6), (.3, 2.15)], body)
    lathe([(.31, 2.12), (.2, 2.38), (.07, 2.6), (0, 2.63)], fin)
    ring(.475, .05, fin, at=(0, 0, 1.05))
    with upright(0, -.44, 1.55):
        disc(.2, .08, "ink", soft=.03)
        disc(.14, .12, window, soft=.04, finish="glaze")
    for i in range(3):
        with place(turn=90 + i * 120):
            with upright(-.42, .06, .55):
                cut(rounded([(-.35, -.12), (.08, .1), (.06, .75), (-.3, .4)], .1), .14, fin, soft=.05)


def target(colors=("coral", "white", "coral", "white", "coral"), radius=1.1):
    """A round target on the drawing board, centred, with an arrow in it."""
    for i, color in enumerate(colors):
        disc(radius * (1 - i * .2), .14 + i * .05, color, soft=.05, at=(0, 0, -.1))
    tube([(0, 0, .3), (.75, .6, 1.0)], .05, "ink")
    for k in (-1, 1):
        tube([(.62, .5, .88), (.92 - .05 * k, .62 + .1 * k, 1.05)], .06, "sun")


def trophy(color="sun", base="ink"):
    """A two-handled cup on a base, 2.2 tall."""
    slab(1.0, 1.0, .34, base, r=.14, soft=.06)
    slab(.5, .04, .16, "cream", r=.05, soft=.015, at=(0, -.5, .09))
    lathe([(0, .34), (.34, .34), (.36, .42), (.12, .56), (.1, .85), (.3, 1.0), (.56, 1.35), (.62, 1.9), (.6, 1.96), (.54, 1.96), (.46, 1.5), (0, 1.3)], color, finish="glaze")
    for side in (-1, 1):
        tube([(side * .56, 0, 1.82), (side * .92, 0, 1.74), (side * .84, 0, 1.36), (side * .46, 0, 1.2)], .075, color, finish="glaze")
    with upright(0, -.52, 1.6, tilt=8):
        star(.24, .12, "coral")


def medal(color="sun", ribbon="coral", points=16, mark="star"):
    """A rosette with tails, on the drawing board, centred."""
    for side in (-1, 1):
        cut(rounded([(-.26, 0), (.26, 0), (.3, -1.14 - side * .12), (-.3, -1.14 + side * .12)], .06), .12, ribbon, soft=.04, at=(side * .34, -.45, -.2), turn=side * 16)
    cut(rounded(star_outline(points, 1.0, .86), .1, 3), .26, ribbon, soft=.09, at=(0, 0, -.12))
    disc(.72, .2, color, soft=.08, at=(0, 0, .06))
    disc(.56, .06, "cream", soft=.025, at=(0, 0, .23))
    with place(0, 0, .28):
        {"star": lambda: star(.36, .14, color), "check": lambda: check(.62, color, .13, at=(0, 0, .04)),
         "heart": lambda: heart(.62, .14, color, at=(0, .04, 0)), "gem": lambda: cut(gem_outline(.72), .14, color, soft=.05)}[mark]()


def megaphone(color="coral", bell="sun"):
    """A megaphone on its handle, its opening to the right; 2 long."""
    with place(0, 0, .9, roll=72):
        lathe([(0, -.5), (.22, -.5), (.27, -.42), (.3, .3), (.72, 1.1), (.74, 1.16), (.66, 1.16), (.3, .4), (0, .35)], color)
        ring(.71, .09, bell, at=(0, 0, 1.13))
        disc(.2, .2, "ink", soft=.06, at=(0, 0, -.66))
    tube([(-.12, 0, .75), (-.02, 0, .1)], .12, "ink")


def sound(count=3, color="sun"):
    """Arcs of sound to the right of the origin, on the drawing board."""
    for i in range(count):
        r = .35 + i * .28
        tube([(r * cos(a), r * sin(a), 0) for a in (-.6, -.2, .2, .6)], .06, color)


def bulb(color="sun"):
    """A light bulb, 1.6 tall."""
    disc(.26, .34, "smoke", soft=.08)
    for z in (.1, .24):
        ring(.26, .04, "grey", at=(0, 0, z))
    glass = curve_through([(.25, .32, 0), (.31, .54, 0), (.52, .84, 0), (.59, 1.1, 0), (.5, 1.4, 0), (.26, 1.58, 0), (0.01, 1.62, 0)], 8)
    lathe([(0, .32), *((max(p.x, 0), p.y) for p in glass)], color, finish="glow")


def atom(nucleus="coral", orbit="sky", radius=1.5):
    """A ball and three crossing orbits, on the drawing board, centred."""
    ball(radius * .2, nucleus)
    for i in range(3):
        with place(turn=i * 60 + 30):
            path = [(radius * cos(t / 48 * 2 * pi), radius * .4 * sin(t / 48 * 2 * pi), .18 * radius * cos(t / 48 * 2 * pi + i)) for t in range(48)]
            tube(path, radius * .055, orbit, smooth=False, closed=True)


def token(letter, color="lilac", mark="ink"):
    """A thick round token with a raised letter, on the drawing board, centred; 2 wide."""
    disc(1, .36, color, soft=.16, at=(0, 0, -.18))
    ring(.8, .05, color, at=(0, 0, .17))
    write(letter, .84, mark, y=-.42, z=.24, weight=.145)
    if letter == "I":
        # Without feet it would be a slot.
        for foot in (-.42, .42):
            slab(.62, .14, .16, mark, r=.07, soft=.05, at=(0, foot, .17))


def hexagon(radius, height, color, **move):
    """A six-sided prism, corner up, on the drawing board."""
    cut(rounded(polygon(6, radius), radius * .14), height, color, soft=min(.12, height * .3), **move)


def puzzle(color="sky"):
    """A jigsaw piece, on the drawing board, centred."""
    slab(1, 1, .26, color, r=.12, soft=.08, at=(0, 0, -.13))
    disc(.22, .26, color, soft=.08, at=(.62, 0, -.13))
    disc(.22, .26, color, soft=.08, at=(0, .62, -.13))
