"""Where the clients' people stand: a gate, a market, a warehouse, a village, a café."""

from math import cos, pi, sin

from .coil import tube
from .form import cut, rounded
from .mesh import ball, disc, lathe, ring, slab
from .space import place, upright


def arch(color="coral", bulb="butter", width=3.4, height=4.0):
    """An entrance arch with bulbs; `width` between the middles of its feet."""
    half, turn = width / 2, height - width / 2
    path = [(-half, 0, 0), (-half, 0, turn * .5), *[(-half * cos(t / 12 * pi), 0, turn + half * sin(t / 12 * pi)) for t in range(13)], (half, 0, turn * .5), (half, 0, 0)]
    tube(path, .3, color, capped=False)
    for x in (-half, half):
        disc(.46, .26, "ink", soft=.08, at=(x, 0, 0))
    for t in range(-1, 16):
        a = (t - 1) / 12 * pi
        x, z = (-half * cos(a), turn + half * sin(a)) if 0 <= a <= pi else ((-half if a < 0 else half), turn - .5 * (1 if t in (0, 14) else 2))
        ball(.11, bulb, finish="glow", at=(x, -.31, z))


def rail(points, post="ink", rope="brick", knob="sun"):
    """A queue rail: posts at the points (x, y), joined by ropes that sag."""
    for x, y in points:
        disc(.24, .09, post, soft=.04, at=(x, y, 0))
        tube([(x, y, .05), (x, y, .98)], .055, post)
        ball(.1, knob, at=(x, y, 1.04))
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        tube([(ax + (bx - ax) * t / 6, ay + (by - ay) * t / 6, .9 - .22 * (1 - (t / 3 - 1) ** 2)) for t in range(7)], .05, rope)


def turnstile(color="ink", arm="grey"):
    """A post with a turning bar of three arms."""
    slab(.6, 1.0, 1.25, color, r=.2, soft=.1)
    slab(.36, .5, .06, "leaf", r=.1, soft=.02, at=(0, -.1, 1.24))
    with place(.3, -.1, 1.0, roll=60):
        for k in range(3):
            a = k / 3 * 2 * pi + .3
            tube([(0, 0, .06), (cos(a) * .62, sin(a) * .62, .2)], .055, arm)


def awning(width=4.6, depth=1.5, stripes=8, colors=("coral", "white")):
    """A striped awning; its back edge is the origin's line, it falls towards the viewer."""
    step = width / stripes
    for i in range(stripes):
        x = -width / 2 + step * (i + .5)
        with place(x, 0, 0, tilt=24):
            slab(step * .99, depth, .12, colors[i % 2], r=.05, soft=.04, at=(0, -depth / 2, 0))
            ball(step / 2, colors[i % 2], stretch=(.99, .42, .8), at=(0, -depth + .02, .02))


def crate(width=1.3, depth=.9, height=.5, wood="wood"):
    """An open crate of slats; fill it from z = .3."""
    slab(width, depth, .1, wood, r=.04, soft=.02)
    for z in (.06, .3):
        for y in (-1, 1):
            slab(width, .07, .18, wood, r=.03, soft=.025, at=(0, y * depth / 2, z))
        for x in (-1, 1):
            slab(.07, depth, .18, wood, r=.03, soft=.025, at=(x * width / 2, 0, z))
    for x in (-1, 1):
        for y in (-1, 1):
            slab(.14, .14, height, "bark", r=.03, soft=.025, at=(x * (width / 2 - .03), y * (depth / 2 - .03), 0))


def cheese(color="sun", radius=.62, height=.5):
    """A wheel of cheese with a wedge gone, the gap towards the viewer."""
    points = [(0, 0), *[(radius * cos(-1.15 + t / 40 * (2 * pi - .85)), radius * sin(-1.15 + t / 40 * (2 * pi - .85))) for t in range(41)]]
    cut(points, height, color, soft=.04)


def hut(wall="cream", roof="amber", size=1.0):
    """A round hut with a cone of straw."""
    with place(size=size):
        disc(.62, .8, wall, soft=.05)
        disc(.92, .95, roof, top=.06, soft=.1, at=(0, 0, .68))
        with upright(0, -.58, 0):
            slab(.34, .56, .1, "bark", r=.15, soft=.03, at=(0, .28, 0))


def pump(color="coral", water="azure"):
    """A village hand pump on a slab, its spout to the left, with water and a bucket."""
    disc(.8, .16, "grey", soft=.06)
    disc(.2, 1.3, color, soft=.06, at=(0, 0, .14))
    disc(.27, .2, color, soft=.08, at=(0, 0, 1.36))
    tube([(0, 0, 1.12), (-.36, 0, 1.12), (-.5, 0, .96)], .1, color)
    tube([(0, 0, 1.62), (.1, 0, 1.7), (.95, 0, 1.42), (1.2, 0, 1.1)], .075, "ink")
    tube([(-.52, 0, .9), (-.55, 0, .5)], .055, water, finish="glaze")
    disc(.2, .36, "sun", top=.27, soft=.04, at=(-.56, 0, .16))
    disc(.24, .03, water, soft=.01, finish="glaze", at=(-.56, 0, .5))


def receipt(width=.8, length=1.8, rows=9):
    """A long bill, flat on the table, its lower end curled up."""
    slab(width, length, .03, "white", r=.03, soft=.01)
    with place(0, -length / 2, .09, roll=90):
        ring(.07, .03, "white", tilt=0)
        disc(.09, width, "white", soft=.01, at=(0, 0, -width / 2))
    slab(width * .5, .12, .03, "ink", r=.03, soft=.01, at=(0, length * .38, .02))
    for i in range(rows):
        y = length * .26 - i * length * .62 / rows
        slab(width * .4, .045, .02, "smoke", r=.02, soft=.006, at=(-width * .18, y, .025))
        slab(width * .16, .045, .02, "smoke", r=.02, soft=.006, at=(width * .28, y, .025))


def croissant(color="amber"):
    """A croissant."""
    for i in range(7):
        a = (i - 3) * .36
        ball(.17 - .022 * abs(i - 3), color, stretch=(.72, 1.15, .9), at=(.42 * sin(a), .42 * (1 - cos(a)), .13), turn=a * 57)


def stool_top(color="violet"):
    """A round café stool seen mostly from above."""
    disc(.5, .16, color, soft=.07, at=(0, 0, .9))
    tube([(0, 0, .1), (0, 0, .95)], .09, "ink")
    disc(.36, .08, "ink", soft=.03)
    lathe([(.2, .88), (.3, .9), (.2, .92)], "ink")
