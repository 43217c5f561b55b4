"""People as clay tokens: busts of no one, told apart by hair, hats, glasses and colours. Two dots are all the face there is."""

from math import cos, pi, sin

from .coil import tube
from .mesh import ball, blob, carve, disc, lathe, ring
from .play import cap as sports_cap
from .space import place, upright

RX, RY, RZ = .45, .43, .51  # half the width, depth and height of a head


def _face(x, z, out=0.0):
    """A point on the front of the head, `out` before it."""
    return (x, -RY * max(0, 1 - (x / RX) ** 2 - (z / RZ) ** 2) ** .5 - out, z)


def bust(skin, shirt, *wear, collar=None):
    """The same person without a token, 1.65 tall; the shoulders sink into what they stand on."""
    ball(1, shirt, stretch=(.74, .5, .62), at=(0, 0, .16))
    with place(0, -.14, 1.32):
        _head(skin, wear, collar)


def _head(skin, wear, collar):
    tube([(0, .06, -.4), (0, .06, -.66)], .19, skin)
    if collar:
        ring(.23, .075, collar, at=(0, .05, -.585))
    ball(1, skin, stretch=(RX, RY, RZ))
    for x in (-.15, .15):
        ball(.048, "ink", finish="glaze", stretch=(1, .6, 1.15), at=_face(x, -.02))
    for thing in wear:
        thing()


def portrait(ground, skin, shirt, *wear, turn=8, collar=None):
    """A round token, 2 wide, with a bust before it. Each of `wear` draws on the head, whose centre is the origin there."""
    with upright():
        disc(1, .3, ground, soft=.14, at=(0, 0, -.18))
        ring(.84, .045, ground, at=(0, 0, .11))
        edge = disc(.95, 4, ground, soft=.01, at=(0, 0, .02))
    shoulders = ball(1, shirt, stretch=(.74, .4, .62), at=(0, -.2, -1.02))
    carve(shoulders, edge)
    shoulders.modifiers["carve"].operation = "INTERSECT"  # keep what lies within the token's edge
    with place(0, -.34, .14, turn=turn):
        _head(skin, wear, collar)


def _dome(color, low=.1, lift=22, wide=1.09):
    """The shell of hair on the upper half of a head; `lift` degrees raise its front."""
    arc = [(cos(k / 12 * pi / 2), sin(k / 12 * pi / 2)) for k in range(13)]
    with place(tilt=-lift):
        lathe([(0, low - .06), (RX * wide * .9, low - .06), (RX * wide, low)] + [(r * RX * wide, low + z * (RZ * wide - low)) for r, z in arc], color)


def crop(color="bark", quiff=True):
    """Short hair; the quiff is combed to one side. Under a hat it has none."""
    def draw():
        _dome(color, .06, 20)
        if quiff:
            blob([(-.26 + .13 * k, -.26 - .05 * (k in (1, 2)), .36 + .04 * k - .012 * k * k, .13 + .012 * k) for k in range(5)], color, voxel=.025, smooth=6)
    return draw


def fringe(color="ink"):
    """A bob with a straight fringe."""
    def draw():
        _dome(color, .02, 8, 1.12)
        blob([(x, .12 - .1 * (abs(x) < .4), z, .17) for z in (.1, -.08, -.26, -.4) for x in (-.44, .44)]
             + [(x, .3, z, .2) for z in (0, -.2, -.38) for x in (-.22, 0, .22)], color, voxel=.03, smooth=6)
        for i in range(7):
            x = -.33 + i * .11
            ball(.1, color, stretch=(.8, .7, 1.3), at=(x * 1.08, -RY * (1 - (x / .46) ** 2) ** .5 + .02, .22))
    return draw


def bun(color="bark", tie="sun"):
    """Hair pulled back and up into a bun."""
    def draw():
        _dome(color, .1, 26)
        ring(.13, .05, tie, at=(0, .04, .55))
        ball(.21, color, stretch=(1.1, 1.05, .9), at=(0, .05, .7))
    return draw


def curls(color="bark"):
    """A round head of curls."""
    def draw():
        for i in range(64):
            z = 1 - 2 * (i + .5) / 64
            r, a = (1 - z * z) ** .5, i * 2.39996
            x, y = r * cos(a), r * sin(a)
            if y > -.25 or z > .5:
                ball(.14, color, at=(x * .5, .05 + y * .46, .14 + z * .5))
    return draw


def plaits(color="brick", tie="teal"):
    """A parting and two plaits that lie on the shoulders."""
    def draw():
        _dome(color, .08, 20)
        tube([(-.02, -.33, .42), (-.24, -.34, .3), (-.4, -.16, .12)], .1, color)
        tube([(.02, -.33, .42), (.24, -.34, .3), (.4, -.16, .12)], .1, color)
        for side in (-1, 1):
            for k in range(5):
                ball(.12 - .008 * k, color, stretch=(1, .9, 1.1), at=(side * (.44 + .035 * k), -.02 - .045 * k, -.06 - .13 * k))
            ring(.07, .035, tie, at=(side * .6, -.22, -.66))
            ball(.07, color, stretch=(1, 1, 1.4), at=(side * .61, -.23, -.74))
    return draw


def ponytail(color="ink", tie="coral"):
    """Hair combed back, with a tail to one side."""
    def draw():
        _dome(color, .1, 24)
        ring(.1, .05, tie, roll=60, at=(.4, .2, .34))
        blob([(.48 + .06 * k, .2 - .02 * k, .36 - .13 * k + .02 * k * k * .2, .15 - .012 * k) for k in range(7)], color, voxel=.025, smooth=6)
    return draw


def beard(color="ink", full=1.0):
    """A beard from ear to ear."""
    def draw():
        lumps = []
        for i in range(13):
            a = (i / 12 - .5) * pi * .94
            low = .34 + .12 * full * cos(a)
            for k in range(4):
                start = -.3 + .3 * (abs(a) / 1.5) ** 2
                z = start - (low + start) * k / 3
                slim = max(.2, 1 - (max(0, -z - .1) / .62) ** 2) ** .5
                lumps.append((sin(a) * .4 * slim, -cos(a) * .37 * slim, z, .1))
        blob(lumps, color, voxel=.025, smooth=5)
    return draw


def moustache(color="grey"):
    """A moustache."""
    def draw():
        for side in (-1, 1):
            ball(.13, color, stretch=(1.15, .5, .55), at=_face(side * .1, -.2, .03), roll=side * 16)
    return draw


def glasses(color="ink", lens=.135):
    """Round glasses."""
    def draw():
        for side in (-1, 1):
            x, y, z = _face(side * .165, -.02, .05)
            with upright(x, y, z):
                ring(lens, .026, color)
            tube([(side * .3, y + .03, 0), (side * .46, -.02, .02)], .024, color)
        x, y, z = _face(0, 0, .045)
        tube([(-.05, y, 0), (0, y - .01, .015), (.05, y, 0)], .024, color)
    return draw


def cap(color="teal"):
    """A sports cap, its peak towards the viewer and a little to the side."""
    def draw():
        with place(0, .0, .16, tilt=-6, turn=-78, size=1.02):
            sports_cap(color)
    return draw


def beanie(color="coral", fold="cream"):
    """A knitted hat with a bobble."""
    def draw():
        with place(tilt=-14):
            lathe([(0, .14), (.47, .14), (.48, .3), (.4, .5), (.24, .64), (.08, .69), (0, .69)], color)
            for k in range(22):
                a = k / 22 * 2 * pi
                ball(.082, fold, stretch=(.85, .85, 1.25), at=(cos(a) * .47, sin(a) * .45, .2))
            ball(.14, fold, at=(0, 0, .76))
    return draw


def turban(color="violet"):
    """A wound turban, its folds meeting over the forehead."""
    def draw():
        with place(0, .02, .02, tilt=-10):
            ball(1, color, stretch=(.52, .5, .46), at=(0, .02, .34))
            for k in range(3):
                for side in (-1, 1):
                    wide, top = .53 - .04 * k * k * .5, .38 + .14 * k
                    path = [(side * wide * sin(t), -wide * cos(t) + .04 * k, top - .15 * t + .02 * (side > 0)) for t in (0, .3, .6, .9, 1.2, 1.5, 1.8)]
                    tube(path, .09, color)
    return draw


def scarf(color="lilac"):
    """A headscarf, draped over the shoulders."""
    def draw():
        ball(1, color, stretch=(.55, .5, .62), at=(0, .14, .03))
        with upright(0, -.2, -.02, tilt=-8):
            with place(size=(.9, 1.16, 1)):
                ring(.43, .1, color)
        blob([(.3 * sin(a) * (1 + .3 * k), -.06 - .27 * cos(a) * (1 + .1 * k), -.48 - .09 * k, .2) for k in range(2) for a in [t * pi / 14 for t in range(-7, 8)]], color, voxel=.03, smooth=14)
    return draw


def sun_hat(color="butter", band="coral"):
    """A straw hat."""
    def draw():
        with place(0, 0, .2, tilt=-14):
            lathe([(0, 0), (.72, -.06), (.78, -.04), (.77, .02), (.48, .07), (0, .07)], color)
            lathe([(0, .05), (.46, .05), (.44, .3), (.36, .42), (.2, .47), (0, .48)], color)
            ring(.445, .05, band, at=(0, 0, .11))
    return draw


def headphones(color="ink", pad="coral"):
    """Headphones over the hair."""
    def draw():
        tube([(.53 * sin(a), .02, .55 * cos(a) + .03) for a in [k * pi / 16 for k in range(-9, 10)]], .055, color)
        for side in (-1, 1):
            with place(side * .46, .0, -.04, roll=90 * side):
                disc(.17, .13, pad, soft=.06)
    return draw
