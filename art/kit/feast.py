"""Tea, food, Diwali and cricket."""

from math import cos, pi, sin

from .coil import tube
from .mesh import ball, disc, lathe, ring, slab
from .space import place, upright
from .stage import room


def teapot(color="teal", lid="sun"):
    """A round teapot, spout to the right."""
    ball(.62, color, stretch=(1, 1, .85), at=(0, 0, .52))
    disc(.34, .08, color, soft=.03)
    disc(.34, .12, lid, soft=.05, at=(0, 0, .98))
    ball(.1, lid, at=(0, 0, 1.17))
    tube([(.5, 0, .4), (.78, 0, .52), (.9, 0, .8), (1.05, 0, .9)], .11, color)
    tube([(-.5, 0, .8), (-.85, 0, .86), (-.92, 0, .5), (-.55, 0, .28)], .08, color)


def kettle(color="coral"):
    """A stove kettle with a bail handle."""
    lathe([(0, 0), (.55, 0), (.62, .06), (.6, .4), (.42, .74), (.2, .84), (0, .85)], color)
    ball(.09, "ink", at=(0, 0, .93))
    tube([(-.42, 0, .66), (-.4, 0, 1.2), (.4, 0, 1.2), (.42, 0, .66)], .06, "ink")
    tube([(.5, 0, .34), (.78, 0, .5), (.9, 0, .72)], .1, color)


def chai(color="amber"):
    """A small glass of tea."""
    disc(.17, .34, color, top=.21, soft=.03, finish="glaze")
    disc(.225, .05, "white", soft=.02, at=(0, 0, .33))


def cup(color="white", drink="bark"):
    """A cup on its saucer."""
    disc(.42, .06, color, soft=.025)
    lathe([(0, .05), (.16, .05), (.28, .18), (.31, .4), (.28, .4), (.24, .3), (0, .3)], color)
    disc(.25, .03, drink, soft=.01, at=(0, 0, .3))
    with upright(.34, 0, .24):
        ring(.1, .04, color)


def cake(tiers=3, colors=("lilac", "cream", "coral"), candles=5, icing="white"):
    """A tiered birthday cake with candles. Returns its height."""
    z, r = 0.0, 1.25
    for i in range(tiers):
        disc(r, .62, colors[i % len(colors)], soft=.08, at=(0, 0, z))
        disc(r * .99, .14, icing, soft=.06, at=(0, 0, z + .54))
        drops = int(r * 12)
        for k in range(drops):
            a = k / drops * 2 * pi
            length = (.16, .28, .2)[k % 3]
            tube([(cos(a) * r, sin(a) * r, z + .6), (cos(a) * r * 1.02, sin(a) * r * 1.02, z + .6 - length)], .075, icing)
        for k in range(int(r * 7)):
            a = (k + .5) / int(r * 7) * 2 * pi
            ball(.07, ("sun", "teal", "sky")[k % 3], at=(cos(a) * r * 1.01, sin(a) * r * 1.01, z + .16))
        z += .68
        r *= .7
    for k in range(candles):
        a = k / candles * 2 * pi
        x, y = cos(a) * r * .85, sin(a) * r * .85
        tube([(x, y, z - .05), (x, y, z + .42)], .05, ("coral", "sky", "sun", "teal", "lilac")[k % 5])
        ball(.075, "sun", finish="glow", stretch=(.8, .8, 1.5), at=(x, y, z + .56))
    return z


def diya(color="terracotta", band="sun", size=1.0):
    """An oil lamp, its spout towards the viewer, lit."""
    with place(size=size):
        lathe([(0, 0), (.22, 0), (.26, .04), (.46, .24), (.5, .36), (.44, .36), (.38, .26), (0, .22)], color)
        ball(.2, color, stretch=(.8, 1.1, .55), at=(0, -.46, .26))
        disc(.41, .03, "amber", soft=.01, finish="glaze", at=(0, 0, .27))
        for k in range(10):
            a = k / 10 * 2 * pi
            ball(.04, band, at=(cos(a) * .47, sin(a) * .47, .3))
        ball(.13, "sun", finish="glow", stretch=(.75, .75, 1.75), at=(0, -.5, .58))
        ball(.07, "white", finish="glow", stretch=(.7, .7, 1.6), at=(0, -.56, .5))


def lantern(color="coral", light="sun"):
    """A hanging paper lantern; its top is z = 0. The string leaves the picture."""
    room(tube([(0, 0, 0), (0, 0, 9)], .02, "ink", capped=False))
    disc(.2, .08, "ink", soft=.03, at=(0, 0, -.08))
    lathe([(.18, -.06), (.42, -.2), (.5, -.5), (.42, -.8), (.18, -.94), (0, -.94)][::-1], color, finish="glow" if light == "glow" else "clay")
    for z, r in ((-.2, .43), (-.5, .51), (-.8, .43)):
        ring(r, .03, light if light != "glow" else "sun", at=(0, 0, z))
    disc(.19, .08, "ink", soft=.03, at=(0, 0, -1.0))
    for k in range(5):
        tube([((k - 2) * .06, 0, -1.0), ((k - 2) * .09, 0, -1.4)], .025, "sun")


def rangoli(radius=1.4, colors=("coral", "sun", "lilac", "teal")):
    """A floor pattern of coloured powder, flat."""
    for level, count in ((1.0, 16), (.72, 12), (.44, 8)):
        for i in range(count):
            a = i / count * 2 * pi
            ball(radius * .13, colors[(i + int(level * 10)) % len(colors)], stretch=(1.25, .8, .16),
                 at=(cos(a) * radius * level, sin(a) * radius * level, .02), turn=a * 180 / pi)
    disc(radius * .22, .04, "white", soft=.015)


def bat(color="wood", grip="coral"):
    """A cricket bat, standing, 2.6 tall."""
    slab(.6, .2, 1.7, color, r=.08, soft=.06)
    slab(.28, .24, 1.5, color, r=.1, soft=.08, at=(0, .04, .1))
    tube([(0, 0, 1.68), (0, 0, 2.5)], .085, grip)
    for k in range(5):
        ring(.088, .02, "ink", at=(0, 0, 1.9 + k * .12))
    with upright(0, -.1, .95):
        slab(.34, .5, .03, "teal", r=.06, soft=.012)


def cricket_ball(radius=.26, color="coral"):
    """A ball with its seam."""
    ball(radius, color, at=(0, 0, radius), finish="glaze")
    with place(0, 0, radius, tilt=65, turn=25):
        ring(radius * .99, radius * .06, "white")
        for k in (-1, 1):
            ring(radius * .96, radius * .03, "cream", at=(0, 0, k * radius * .16))


def stumps(color="butter", bails="coral"):
    """Three stumps with bails, 1.9 tall."""
    for x in (-.32, 0, .32):
        tube([(x, 0, .05), (x, 0, 1.85)], .075, color)
    for x in (-.17, .17):
        tube([(x - .12, 0, 1.96), (x + .12, 0, 1.96)], .045, bails)


def samosa(color="amber"):
    """A samosa, a snack with three corners."""
    from .mesh import blob
    blob([(-.22, 0, .14, .16), (.22, 0, .14, .16), (0, 0, .34, .14), (0, 0, .18, .2)], color, voxel=.03, smooth=4)


def plate(color="white", radius=.6):
    """A flat plate."""
    lathe([(0, 0), (radius * .6, 0), (radius, .1), (radius * .98, .13), (radius * .62, .05), (0, .05)], color)
