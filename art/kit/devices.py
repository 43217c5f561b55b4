"""Devices. A device's `screen` is a function of width and height that draws on a board, centred; see screens.py."""

from .mesh import ball, disc, slab
from .space import place, upright


def laptop(screen=None, body="grey", turn=0, keys="cream", bezel="ink", open_to=14):
    """A laptop, 3 wide, open, its hinge at the back. The screen is 2.66 by 1.72."""
    with place(turn=turn):
        slab(3, 2.05, .15, body, r=.16, soft=.06)
        slab(2.6, .98, .02, bezel, r=.06, soft=.008, at=(0, .22, .145))
        for row in range(4):
            for column in range(12):
                slab(.178, .185, .05, keys, r=.04, soft=.018, at=(-1.16 + column * .211, .57 - row * .232, .155))
        slab(.95, .46, .012, keys, r=.06, soft=.005, at=(0, -.68, .148))
        with upright(0, 1.0, .12, tilt=-open_to):
            slab(3, 2.05, .1, body, r=.16, soft=.045, at=(0, 1.02, -.05))
            slab(2.84, 1.89, .03, bezel, r=.1, soft=.012, at=(0, 1.02, .035))
            if screen:
                with place(0, 1.02, .06):
                    screen(2.66, 1.72)


def phone(screen=None, body="ink", face="cream", turn=0, lean=10, size=1.0):
    """A phone, 1 wide, 2 tall, standing on its lower edge. The screen is .8 by 1.66."""
    with upright(0, 0, 0, tilt=-lean, turn=turn, size=size):
        slab(1, 2, .16, body, r=.2, soft=.06, at=(0, 1, -.08))
        slab(.88, 1.88, .03, face, r=.14, soft=.012, at=(0, 1, .065))
        slab(.26, .06, .02, body, r=.03, soft=.01, at=(0, 1.86, .09))
        if screen:
            with place(0, .97, .09):
                screen(.8, 1.66)


def tablet(screen=None, body="ink", face="cream", turn=0, lean=14):
    """A tablet, 1.9 wide, 2.5 tall, standing. The screen is 1.62 by 2.2."""
    with upright(0, 0, 0, tilt=-lean, turn=turn):
        slab(1.9, 2.5, .14, body, r=.2, soft=.06, at=(0, 1.25, -.07))
        slab(1.74, 2.34, .03, face, r=.12, soft=.012, at=(0, 1.25, .055))
        if screen:
            with place(0, 1.25, .08):
                screen(1.62, 2.2)


def monitor(screen=None, body="ink", face="cream", stand="grey", turn=0):
    """A monitor, 2.8 wide, 2.3 tall, on a foot. The screen is 2.5 by 1.45."""
    with place(turn=turn):
        slab(1.1, .7, .09, stand, r=.3, soft=.04)
        slab(.28, .16, .7, stand, r=.07, soft=.03, at=(0, .1, .06))
        with upright(0, 0, .55):
            slab(2.8, 1.75, .14, body, r=.16, soft=.06, at=(0, .87, -.07))
            slab(2.62, 1.57, .03, face, r=.09, soft=.012, at=(0, .87, .055))
            if screen:
                with place(0, .87, .08):
                    screen(2.5, 1.45)


def browser(screen=None, width=3.2, height=2.2, bar="lilac", face="cream", turn=0, lean=6):
    """A browser window as a thick tile, standing. The screen is the window without its bar."""
    with upright(0, 0, 0, tilt=-lean, turn=turn):
        slab(width, height, .22, face, r=.2, soft=.08, at=(0, height / 2, -.11))
        slab(width, .36, .26, bar, r=.16, soft=.08, at=(0, height - .18, -.11))
        for i, dot in enumerate(("coral", "sun", "teal")):
            ball(.075, dot, at=(-width / 2 + .26 + i * .22, height - .18, .15))
        slab(width * .45, .15, .04, "white", r=.07, soft=.02, at=(width * .1, height - .18, .14))
        if screen:
            with place(0, (height - .36) / 2, .1):
                screen(width - .3, height - .62)


def keyboard(body="grey", keys="cream"):
    """A keyboard, 2 wide, flat."""
    slab(2, .72, .09, body, r=.1, soft=.04)
    for row in range(3):
        for column in range(9):
            slab(.17, .17, .06, keys, r=.04, soft=.02, at=(-.82 + column * .205, .2 - row * .2, .07))


def mouse(color="cream"):
    """A computer mouse, its front away from the viewer."""
    ball(.2, color, stretch=(.8, 1.25, .62), at=(0, 0, .1))


def server(color="ink", light="teal", units=4):
    """A stack of servers, 1.4 wide."""
    for i in range(units):
        slab(1.4, 1.1, .4, color, r=.14, soft=.07, at=(0, 0, i * .46))
        with upright(0, -.55, i * .46 + .2):
            slab(.5, .07, .03, "smoke", r=.03, soft=.012, at=(-.3, 0, 0))
            for k in range(3):
                ball(.05, light if (i + k) % 3 else "sun", at=(.2 + k * .17, 0, .02))


def database(color="teal", bands=3, radius=.75):
    """A database: stacked drums."""
    for i in range(bands):
        disc(radius, .44, color, soft=.12, at=(0, 0, i * .5))
        ball(.06, "cream", at=(radius * .42, -radius * .9, i * .5 + .22))
