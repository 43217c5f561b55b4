"""Things besides work: balloons, pizza, watering cans, rucksacks, lights."""
from math import cos, pi, sin

from .coil import tube
from .mesh import ball, blob, disc, lathe, ring, slab
from .space import place, upright


def balloon(color="coral", string=1.4):
    """A balloon on a string; the balloon is centred at the origin."""
    ball(.5, color, stretch=(1, 1, 1.18), finish="glaze")
    disc(.1, .1, color, top=.04, soft=.02, at=(0, 0, -.68))
    tube([(0, 0, -.66), (.06, 0, -.66 - string * .4), (-.04, 0, -.66 - string * .7), (.03, 0, -.66 - string)], .018, "ink")


def pizza(slices=6, radius=.6):
    """A pizza with a slice gone, flat."""
    from .form import cut
    for i in range(slices):
        if i == 1:
            continue
        a, b = i / slices * 2 * pi + .04, (i + 1) / slices * 2 * pi - .04
        arc = [(radius * cos(a + (b - a) * k / 8), radius * sin(a + (b - a) * k / 8)) for k in range(9)]
        inner = [(radius * .86 * x / radius, radius * .86 * y / radius) for x, y in arc]
        cut([(.02 * cos((a + b) / 2), .02 * sin((a + b) / 2)), *arc], .08, "wood", soft=.02)
        cut([(.04 * cos((a + b) / 2), .04 * sin((a + b) / 2)), *inner], .03, "sun", soft=.01, at=(0, 0, .07))
        m = (a + b) / 2
        disc(.075, .03, "brick", soft=.01, at=(cos(m) * radius * .55, sin(m) * radius * .55, .09))


def pizza_box(color="white"):
    """An open box with a pizza in it."""
    slab(1.4, 1.4, .12, color, r=.05, soft=.03)
    with place(0, 0, .1):
        pizza(radius=.58)
    with upright(0, .72, .1, tilt=-18):
        slab(1.4, 1.35, .08, color, r=.05, soft=.03, at=(0, .66, 0))
        disc(.34, .03, "coral", soft=.01, at=(0, .66, .08))


def watering_can(color="sky"):
    """A watering can, its spout to the right."""
    disc(.46, .74, color, top=.4, soft=.07)
    tube([(.36, 0, .2), (.72, 0, .5), (.95, 0, .9)], .075, color)
    with place(.97, 0, .92, roll=40):
        disc(.1, .14, color, top=.2, soft=.03)
    tube([(-.36, 0, .2), (-.72, 0, .42), (-.62, 0, .82), (-.3, 0, .72)], .06, color)


def rucksack(color="coral", flap="sun"):
    """A rucksack with a rolled mat."""
    slab(1.0, .62, 1.3, color, r=.26, soft=.2)
    slab(1.04, .68, .42, flap, r=.28, soft=.16, at=(0, 0, .98))
    slab(.66, .3, .55, flap, r=.12, soft=.1, at=(0, -.3, .16))
    for x in (-.28, .28):
        tube([(x, -.36, 1.1), (x, -.38, .75)], .045, "ink")
    with place(-.6, 0, 1.58, roll=90):
        disc(.22, 1.2, "teal", soft=.06)
    for x in (-.3, .3):
        with place(x, 0, 1.58, roll=90):
            ring(.225, .035, "ink")


def boot(color="wood"):
    """A walking boot, its toe to the right."""
    slab(1.02, .46, .13, "cream", r=.22, soft=.05, at=(.13, 0, 0))
    foot = [(-.14 + .08 * k, 0, .3 - .012 * k, .215 - .004 * k) for k in range(8)]
    shaft = [(-.16, 0, .38 + .08 * k, .215) for k in range(7)]
    blob(foot + shaft, color, voxel=.03, smooth=8)
    ball(.215, "bark", stretch=(.8, 1.02, .85), at=(.46, 0, .2))
    ring(.2, .065, "cream", at=(-.16, 0, 1.02))
    disc(.2, .04, "bark", soft=.01, at=(-.16, 0, 1.0))
    for x, z in ((.22, .5), (.11, .62), (.06, .78)):
        tube([(x - .04, -.15, z - .06), (x + .02, -.06, z + .02), (x + .02, .06, z + .02), (x - .04, .15, z - .06)], .028, "sun")


def string_lights(width=6.0, count=10, sag=.5, colors=("butter", "blush", "butter", "mint")):
    """Bulbs on a string, on the drawing board, its middle at the origin."""
    dip = [(x * width / 24, -sag * (1 - (x / 12) ** 2), 0) for x in range(-12, 13)]
    tube(dip, .02, "smoke")
    for i in range(count):
        x = (i + .5) / count * width - width / 2
        ball(.11, colors[i % len(colors)], finish="glow", stretch=(1, 1.3, 1), at=(x, -sag * (1 - (2 * x / width) ** 2) - .15, 0))


def cap(color="coral"):
    """A sports cap, its peak to the right."""
    lathe([(.5, 0), (.5, .05), (.46, .24), (.3, .4), (.06, .46), (0, .46)], color)
    ball(.06, "cream", at=(0, 0, .46))
    ball(.36, color, stretch=(1.1, 1, .12), at=(.44, 0, .05))


def garland(width=4.0, sag=.5, count=26, colors=("sun", "amber", "coral")):
    """A garland of marigolds, on the drawing board, its middle at the origin."""
    for i in range(count):
        x = (i + .5) / count * width - width / 2
        ball(.12 + .015 * (i % 3), colors[i % len(colors)], at=(x, -sag * (1 - (2 * x / width) ** 2), .05 * (i % 2)))


def jar(color="white", lid="coral", height=.7, filling=None):
    """A lidded jar."""
    disc(.3, height, color, soft=.07, finish="glaze")
    disc(.25, .14, lid, soft=.05, at=(0, 0, height))
    ball(.08, lid, at=(0, 0, height + .18))
    if filling:
        with upright(0, -.295, height * .5):
            slab(.34, .28, .03, filling, r=.05, soft=.01)


def moon(radius=.5, color="butter"):
    """A full moon with craters, on the drawing board."""
    disc(radius, .1, color, soft=.04, finish="glow")
    for x, y, r in ((-.2, .15, .12), (.18, -.1, .16), (.05, .28, .08), (-.12, -.25, .09)):
        disc(radius * r * 1.6, .04, "sun", soft=.01, at=(x * radius * 2, y * radius * 2, .08))
