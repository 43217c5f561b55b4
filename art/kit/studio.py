"""A potter's things: kiln, pots, wheel and tools."""

from math import cos, pi, sin

from .coil import tube
from .mesh import ball, blob, disc, lathe, ring, slab
from .space import place, upright


def _turned(points):
    """A smooth profile through (radius, z) points."""
    from .coil import curve_through
    return [(max(p.x, 0), p.y) for p in curve_through([(r, z, 0) for r, z in points], 8)]


def pot(color="terracotta", band=None, height=1.0, finish="clay"):
    """A round pot with an open mouth. Returns its body."""
    with place(size=height):
        outer = _turned([(.26, 0), (.3, .02), (.46, .3), (.42, .62), (.24, .82), (.3, .97)])
        inner = _turned([(.31, 1.0), (.25, .97), (.18, .82), (.34, .6), (.3, .3), (0.02, .2)])
        body = lathe([(0, 0), *outer, *inner], color, finish=finish)
        if band:
            ring(.455, .05, band, at=(0, 0, .42))
    return body


def vase(color="teal", height=1.6, finish="clay", band=None):
    """A tall vase like a bottle."""
    with place(size=height / 1.6):
        lathe([(0, 0), *_turned([(.3, 0), (.36, .04), (.44, .5), (.36, .85), (.14, 1.15), (.13, 1.4), (.22, 1.58)]),
               (.2, 1.6), (.1, 1.45), (0.02, 1.3)], color, finish=finish)
        if band:
            ring(.43, .045, band, at=(0, 0, .52))


def bowl(color="sky", radius=.6, finish="clay", filling=None):
    """An open bowl."""
    with place(size=radius / .6):
        lathe([(0, 0), *_turned([(.22, 0), (.24, .05), (.45, .14), (.58, .36), (.6, .44)]), *_turned([(.56, .46), (.5, .34), (.3, .16), (.02, .12)])], color, finish=finish)
        if filling:
            disc(.5, .04, filling, soft=.015, at=(0, 0, .34))


def kiln(color="coral", glow=True):
    """A round kiln, 2.6 wide, 3 tall, its opening towards the viewer."""
    for i in range(3):
        with place(turn=i * 120 + 30):
            disc(.17, .3, "ink", soft=.05, at=(.9, 0, 0))
    lathe([(0, .22), *_turned([(1.2, .22), (1.32, .34), (1.34, 1.4), (1.16, 2.1), (.7, 2.52), (.34, 2.62)]), (0, 2.64)], color)
    disc(.3, .62, "brick", soft=.07, at=(0, 0, 2.5))
    ring(.31, .09, color, at=(0, 0, 3.1))
    for z in (.5, 1.72):
        ring(1.335 if z < 1 else 1.29, .06, "ink", at=(0, 0, z))
    with upright(0, -1.2, 1.1):
        disc(.74, .26, "brick", soft=.1)
        disc(.56, .03, "amber" if glow else "ink", soft=.01, finish="glow" if glow else "clay", at=(0, 0, .245))
        for i in range(3):
            tube([(-.4, -.22 + i * .22, .3), (.4, -.22 + i * .22, .3)], .035, "ink")
    with upright(.95, -.92, 1.75, turn=42):
        disc(.16, .1, "cream", soft=.03)
        tube([(0, 0, .12), (.06, .1, .12)], .02, "ink")


def smoke(color="smoke", puffs=4, lean=.35):
    """Puffs that rise from the origin."""
    for i in range(puffs):
        r = .26 + i * .13
        x, z = lean * i * (1 + .2 * i), .35 + i * .62 + .05 * i * i
        blob([(x, 0, z, r), (x + r * .8, .05, z + r * .25, r * .72), (x - r * .75, 0, z + r * .1, r * .66), (x + .1, -.1, z + r * .6, r * .6)],
             color, voxel=.06, smooth=6)


def wheel(color="ink", top="cream", radius=1.0):
    """A potter's wheel; its upper face is z = .62."""
    disc(radius * .62, .42, color, soft=.1)
    disc(radius * .3, .16, "smoke", soft=.04, at=(0, 0, .38))
    disc(radius, .14, top, soft=.06, at=(0, 0, .48))


def tools_in_pot(color="lilac", brushes=("coral", "sun", "teal")):
    """A pot of brushes and modelling tools."""
    lathe([(0, 0), (.28, 0), (.32, .04), (.36, .62), (.35, .66), (.3, .66), (.28, .2), (0, .18)], color)
    for i, tone in enumerate(brushes):
        a = i / len(brushes) * 2 * pi + .5
        tip = (cos(a) * .34, sin(a) * .24, 1.25 + .14 * (i % 2))
        tube([(cos(a) * .08, sin(a) * .06, .2), tip], .045, "wood")
        ball(.1, tone, stretch=(.85, .85, 1.5), at=(tip[0] * 1.03, tip[1], tip[2] + .1))


def pencil(color="sun", length=1.6):
    """A thick pencil standing on its point."""
    lathe([(0, 0), (.035, .06), (.15, .36)], "wood")
    lathe([(0, 0), (.05, .09), (0.02, .095)], "ink")
    disc(.15, length - .5, color, soft=.01, at=(0, 0, .36))
    disc(.155, .1, "grey", soft=.02, at=(0, 0, length - .16))
    disc(.15, .2, "coral", soft=.07, at=(0, 0, length - .07))


def rib(color="wood"):
    """A rib, the potter's flat wooden scraper."""
    slab(.5, .9, .1, color, r=.24, soft=.04)


def lump(color="terracotta"):
    """A lump of raw clay."""
    blob([(0, 0, .3, .42), (.3, .1, .24, .32), (-.28, -.05, .22, .3), (.02, -.2, .2, .3)], color, smooth=6)
