"""Two phones with the same product, and a rocket between them."""
from kit.devices import phone
from kit.form import star
from kit.ground import plinth
from kit.mesh import ball, ring
from kit.nature import cloud
from kit.screens import app, tile
from kit.signs import rocket
from kit.space import place, upright
from kit.stage import shoot


def journey(w, h):
    """A map screen with a route and a card."""
    tile(0, h * .12, w * .9, h * .66, "leaf", .06)
    for i, (x, y) in enumerate(((-.25, .3), (-.05, .2), (.05, .0), (.26, -.08))):
        ball(w * .05, "white", at=(w * x, h * y + h * .06, .1))
        if i == 3:
            ring(w * .1, w * .03, "coral", at=(w * x, h * y + h * .06, .12))
    tile(0, -h * .36, w * .9, h * .2, "white", .1)
    tile(-w * .26, -h * .36, w * .22, h * .12, "sun", .15)
    tile(w * .14, -h * .33, w * .42, h * .035, "grey", .14)
    tile(w * .08, -h * .39, w * .3, h * .035, "grey", .14)


plinth("azure", "sky")
with place(-1.5, .1):
    phone(app("coral", ("sun", "teal", "lilac"), "ink"), body="ink", turn=16, lean=8, size=1.5)
with place(1.5, .1):
    phone(journey, body="ink", turn=-16, lean=8, size=1.5)
with place(0, .55, .55, roll=6, size=1.25):
    rocket("coral", "sun", "sky")
with place(0, .5):
    for x, y, s in ((0, 0, .8), (-.65, -.35, .5), (.6, -.4, .55), (.1, -.75, .45)):
        with place(x, y, .28 * s):
            cloud("white", .86 * s)
for x, z, r, color in ((-1.4, 3.5, .22, "sun"), (1.25, 3.75, .16, "lilac"), (2.5, 3.0, .2, "coral")):
    with upright(x, .3, z, turn=x * -6):
        star(r * 1.5, .16, color)
ball(.16, "teal", at=(-2.5, .3, 3.0))
with place(-1.9, -1.55, .12):
    ring(.32, .12, "lilac")
ball(.24, "sun", at=(1.75, -1.6, .24))
shoot("hero")
