"""Plants, weather, hills and the dog."""

from math import cos, pi, sin

from .coil import tube
from .form import cut, rounded
from .mesh import ball, blob, disc, lathe, loft, raise_mesh, ring
from .space import place


def leaf(length, width, color, bend=.4):
    """A leaf that grows from the origin along +y and droops by `bend`."""
    rings = []
    for k in range(1, 20):
        t = k / 20
        half = width / 2 * sin(pi * t ** .8) ** .8
        rings.append([(half * cos(a / 16 * 2 * pi), t * length, .07 * width * 3 * sin(pi * t) ** .5 * sin(a / 16 * 2 * pi) + .05 * half * cos(a / 8 * 2 * pi)
                       - bend * length * t * t) for a in range(16)])
    raise_mesh("leaf", *loft(rings), color)


def plant(pot_color="teal", leaves=9, height=1.3, tones=("leaf", "teal", "pine"), spread=50):
    """A pot with drooping leaves; about `height` above the pot."""
    lathe([(0, 0), (.3, 0), (.34, .04), (.46, .62), (.5, .66), (.5, .78), (.44, .78), (.42, .66), (0, .66)], pot_color)
    disc(.41, .05, "bark", soft=.02, at=(0, 0, .64))
    for i in range(leaves):
        inner = i % 3 == 0
        with place(0, 0, .66, turn=i * 137.5):
            with place(tilt=84 if inner else 90 - spread * (.55 + .3 * (i % 2))):
                leaf(height * (1 if inner else .86), height * .36, tones[i % len(tones)], .12 if inner else .5)


def cactus(pot_color="sun"):
    """A small cactus with a flower."""
    disc(.34, .5, pot_color, top=.42, soft=.06)
    disc(.36, .04, "bark", soft=.01, at=(0, 0, .49))
    ball(.3, "leaf", stretch=(1, 1, 1.7), at=(0, 0, .9))
    tube([(.25, 0, .85), (.48, 0, .9), (.5, 0, 1.2)], .11, "leaf")
    tube([(-.22, 0, 1.05), (-.42, 0, 1.1), (-.44, 0, 1.32)], .1, "leaf")
    ball(.1, "coral", at=(0, 0, 1.42))


def trailing(pot_color="coral", length=1.1):
    """A pot whose plant hangs over the edge."""
    disc(.34, .5, pot_color, top=.42, soft=.06)
    for i in range(9):
        with place(0, 0, .46, turn=i * 40):
            with place(tilt=50 - 25 * (i % 2)):
                leaf(.6, .34, ("leaf", "teal", "pine")[i % 3], .35)
    for i, x in enumerate((-.34, .02, .36)):
        drop = length * (.8, 1, .6)[i]
        tube([(x * .6, -.3, .52), (x, -.5, .4), (x * 1.1, -.5, .5 - drop)], .035, "pine")
        for k in range(5):
            side = (-1, 1)[k % 2]
            with place(x * 1.06, -.52, .4 - drop * k / 4.6, tilt=-80, roll=side * 55):
                leaf(.3, .2, ("leaf", "teal")[k % 2], .2)


def tree(crown="teal", height=1.6):
    """A round tree."""
    tube([(0, 0, 0), (0, 0, height * .5)], .09, "bark")
    blob([(0, 0, height * .66, height * .3), (.22, 0, height * .55, height * .2), (-.22, .05, height * .58, height * .2), (0, -.05, height * .86, height * .18)], crown)


def pine(color="pine", height=1.8):
    """A conifer of three cones."""
    tube([(0, 0, 0), (0, 0, height * .3)], .09, "bark")
    for i in range(3):
        disc((.62 - i * .14) * height / 1.8, .8 * height / 1.8, color, top=.03, soft=.08, at=(0, 0, height * (.18 + i * .22)))


def palm(height=1.9):
    """A palm tree, leaning."""
    tube([(0, 0, 0), (.1, 0, height * .4), (.4, 0, height)], .1, "wood")
    for i in range(6):
        with place(.4, 0, height, turn=i * 60 + 10):
            with place(tilt=18):
                leaf(1.05, .36, ("leaf", "teal")[i % 2], .55)
    for k in (-1, 1):
        ball(.11, "bark", at=(.4 + k * .12, -.12, height - .1))


def cloud(color="white", size=1.0):
    """A cloud, centred."""
    blob([(x * size, y * size, z * size, r * size) for x, y, z, r in
          ((0, 0, .1, .5), (.55, 0, 0, .36), (-.55, 0, -.02, .36), (.25, .05, .32, .34), (-.9, 0, -.12, .22), (.92, 0, -.1, .24))], color, smooth=6)


def mountain(color="lilac", cap="white", width=2.4, height=2.2, seed=0):
    """A faceted, soft mountain with snow on it."""
    shape = [(width / 2 * (1 + .12 * sin(i * 2.3 + seed)), i) for i in range(7)]
    base = [(r * cos(i / 7 * 2 * pi), r * .8 * sin(i / 7 * 2 * pi)) for r, i in shape]
    low, high = [(x, y, 0) for x, y in base], [(x * .42, y * .42, height * .62) for x, y in base]
    body = raise_mesh("mountain", *loft([low, high, [(x * .06, y * .06, height) for x, y in base]]), color)
    snow = raise_mesh("snow", *loft([[(x * .46, y * .46, height * (.57 + .08 * (i % 2))) for i, (x, y) in enumerate(base)],
                                     [(x * .1, y * .1, height * 1.03) for x, y in base]]), cap)
    for part, width in ((body, .16), (snow, .1)):
        bevel = part.modifiers.new("soft", "BEVEL")
        bevel.width, bevel.segments, bevel.angle_limit = width, 4, .3
        part.data.auto_smooth_angle = 1.0


def tent(color="coral", inside="ink"):
    """A ridge tent, its mouth towards the viewer."""
    outline = [(-1.0, 0), (1.0, 0), (.06, 1.3), (-.06, 1.3)]
    with place(0, 1.0, 0, tilt=90):
        cut(rounded(outline, .1), 2.0, color, soft=.08)
        cut(rounded([(-.42, 0), (.42, 0), (.02, .95), (-.02, .95)], .06), .1, inside, soft=.02, at=(0, 0, 1.93))
    tube([(0, -1.05, 1.25), (0, -1.05, 1.5)], .04, "sun")


def dog(color="wood", ear="bark", collar="coral"):
    """A dog curled up, head to the left."""
    blob([(.1, .05, .32, .46), (.55, .1, .34, .44), (-.25, 0, .3, .38), (.75, -.15, .26, .32), (.35, -.3, .2, .26)], color)
    blob([(-.72, -.28, .32, .34), (-.98, -.36, .24, .22), (-.62, -.2, .36, .3)], color)
    ball(.08, "ink", at=(-1.19, -.4, .28))
    for x, y in ((-.86, -.61), (-.7, -.62)):
        tube([(x - .06, y, .4), (x, y - .02, .37), (x + .06, y, .4)], .02, "ink")
    for x, y, turn in ((-.52, -.5, 20), (-.66, .08, 160)):
        ball(.2, ear, stretch=(.55, .4, 1.1), at=(x, y, .38), turn=turn, roll=25)
    with place(-.42, -.12, .32, roll=68, turn=18):
        ring(.33, .06, collar)
    tube([(.95, -.05, .22), (1.0, -.45, .16), (.6, -.72, .14), (.25, -.72, .14)], .1, color)
    for x in (-.5, -.2):
        ball(.13, color, stretch=(1.5, .9, .7), at=(x - .15, -.62, .1))


def bed(color="lilac", cushion="cream"):
    """A round dog bed."""
    disc(1.35, .16, cushion, soft=.07)
    ring(1.32, .3, color, at=(0, 0, .26))


def bone(color="white"):
    """A bone, flat on the floor."""
    tube([(-.3, 0, .1), (.3, 0, .1)], .08, color)
    for x in (-.34, .34):
        for y in (-.09, .09):
            ball(.11, color, at=(x, y, .1))


def stone(size, color="grey"):
    """A pebble."""
    ball(size, color, stretch=(1.2, 1, .65), at=(0, 0, size * .5))
