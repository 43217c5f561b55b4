"""What the clients' products are about: receipts, tickets, groceries, globes, film."""
from math import cos, sin

from .coil import tube
from .form import cut, rounded, star
from .mesh import ball, blob, disc, lathe, ring, slab
from .nature import leaf
from .space import place, upright


def receipt(color="white", rows=5, total="coral"):
    """A till receipt on the drawing board, standing on y = 0, its foot torn."""
    teeth = [(-.55 + i * .11, .0 if i % 2 == 0 else .09) for i in range(11)]
    cut([*teeth, (.55, 2.0), (-.55, 2.0)], .07, color, soft=.015)
    for i in range(rows):
        slab(.5, .075, .04, "grey", r=.035, soft=.012, at=(-.18, 1.72 - i * .24, .06))
        slab(.2, .075, .04, "smoke", r=.035, soft=.012, at=(.33, 1.72 - i * .24, .06))
    slab(.9, .2, .06, total, r=.08, soft=.02, at=(0, .36, .06))


def ticket(color="coral", stub="sun"):
    """An admission ticket on the drawing board, centred, 2.4 wide."""
    panel = [(-1.2, -.6), (.4, -.6), (.43, -.53), (.48, -.48), (.55, -.45), (.55, .45), (.48, .48), (.43, .53), (.4, .6), (-1.2, .6)]
    cut(panel, .16, color, soft=.04, at=(0, 0, -.08))
    slab(.62, .88, .16, stub, r=.08, soft=.05, at=(.92, 0, -.08))
    slab(.44, 1.2, .16, stub, r=.08, soft=.05, at=(1.02, 0, -.08))
    star(.34, .1, "sun", at=(-.72, 0, .07))
    for i, w in enumerate((.7, .5, .6)):
        slab(w, .1, .04, "cream", r=.05, soft=.015, at=(-.28 + w / 2 - .02, .26 - i * .26, .08))
    for i in range(5):
        slab(.05 + .03 * (i % 2), .7, .03, "ink", r=.02, soft=.01, at=(.76 + i * .09, 0, .08))


def carrot():
    """A carrot, standing point down, leaves up; 1.3 tall."""
    lathe([(0, 0), (.06, .08), (.2, .6), (.22, .78), (.12, .86), (0, .87)], "amber")
    for i in range(5):
        with place(0, 0, .82, turn=i * 72):
            with place(tilt=72):
                leaf(.5, .16, "leaf", .15)


def apple(color="coral", radius=.32):
    """An apple."""
    lathe([(0, .06), (.12, 0), (.26, .1), (.34, .32), (.28, .52), (.12, .58), (0, .5)], color, size=radius / .32, finish="glaze")
    tube([(0, 0, .5 * radius / .32), (.04, 0, .72 * radius / .32)], .03, "bark")
    with place(.03, 0, .62 * radius / .32, turn=-60):
        leaf(.28, .14, "leaf", .1)


def loaf():
    """A long loaf standing in a bag."""
    blob([(0, 0, z, .2) for z in (.1, .3, .5, .7, .9, 1.1)], "wood")
    for z in (.35, .62, .89):
        tube([(-.12, -.17, z), (.1, -.18, z + .1)], .035, "butter")


def globe(sea="sky", land="leaf", radius=.8):
    """A globe on a foot; its centre is 1.1 radii up."""
    disc(radius * .55, .12, "wood", soft=.05)
    tube([(0, 0, .1), (0, 0, radius * .25)], .07, "wood")
    with place(0, 0, radius * 1.25, roll=18):
        ball(radius, sea)
        for a, z, s in ((-1.9, .25, .42), (-1.2, -.3, .36), (-.4, .3, .4), (-2.7, -.2, .3), (-1.5, .7, .25), (.3, -.2, .3)):
            flat = (1 - z * z) ** .5
            blob([(cos(a) * flat * radius * .86, sin(a) * flat * radius * .86, z * radius * .9, s * radius),
                  (cos(a + .3) * flat * radius * .88, sin(a + .3) * flat * radius * .88, (z - .15) * radius * .88, s * radius * .6)], land, smooth=5)
        ring(radius * 1.12, .05, "sun", tilt=90, turn=20)


def clapper(color="ink", stripe="white"):
    """A clapperboard on the drawing board, standing on y = 0, 2 wide."""
    slab(2.0, 1.25, .16, color, r=.1, soft=.05, at=(0, .62, -.08))
    for arm, turn in ((1.32, 0), (1.45, 14)):
        with place(-.95, arm, 0, turn=turn):
            slab(2.0, .28, .2, color, r=.06, soft=.04, at=(.97, .1, -.1))
            for i in range(4):
                cut([(.12 + i * .5, -.02), (.34 + i * .5, -.02), (.46 + i * .5, .22), (.24 + i * .5, .22)], .04, stripe, soft=.01, at=(0, 0, .09))
    for i, w in enumerate((1.2, .8)):
        slab(w, .1, .04, "smoke", r=.05, soft=.015, at=(-.75 + w / 2, .85 - i * .3, .08))


def play(color="coral", mark="white", radius=.6):
    """A round play button on the drawing board, centred."""
    disc(radius, .28, color, soft=.12, at=(0, 0, -.14))
    cut(rounded([(-.2 * radius / .6, -.28 * radius / .6), (.34 * radius / .6, 0), (-.2 * radius / .6, .28 * radius / .6)], .07), .14, mark, soft=.05, at=(0, 0, .13))


def funnel(color="coral"):
    """A funnel, 1.4 tall."""
    lathe([(0, 0), (.13, 0), (.14, .5), (.8, 1.2), (.84, 1.36), (.74, 1.36), (.68, 1.22), (.1, .56), (0, .5)], color)
    ring(.8, .07, color, at=(0, 0, 1.36))


def sprout(pot_color="coral"):
    """Two leaves out of a pot: a beginning."""
    disc(.36, .5, pot_color, top=.44, soft=.06)
    disc(.38, .04, "bark", soft=.01, at=(0, 0, .48))
    tube([(0, 0, .48), (.03, 0, .8), (0, 0, 1.0)], .05, "leaf")
    for turn in (-70, 110):
        with place(0, 0, .95, turn=turn):
            with place(tilt=28):
                leaf(.6, .34, "leaf", .25)


def scanner(color="teal"):
    """A barcode scanner, pointing left."""
    with place(0, 0, .78, roll=-8):
        slab(1.0, .44, .34, color, r=.16, soft=.1, at=(-.1, 0, 0))
        slab(.1, .36, .22, "coral", r=.04, soft=.03, at=(-.6, 0, .06))
    with place(.22, 0, 0, roll=14):
        slab(.36, .36, .85, color, r=.14, soft=.08)
        slab(.38, .38, .3, "ink", r=.14, soft=.08, at=(0, 0, -.02))
