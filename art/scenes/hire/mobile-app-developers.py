"""Three phones, a chip and tools."""
from math import cos, pi, sin

from kit.devices import phone
from kit.form import gear
from kit.ground import plinth
from kit.mesh import ball, slab
from kit.screens import app, shop, tile
from kit.signs import bubble, check
from kit.desk import mug
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import tools_in_pot


def icons(w, h):
    """A home screen: twelve apps and a dock."""
    colors = ("coral", "sun", "teal", "lilac", "sky", "ink", "sun", "coral", "leaf", "sky", "lilac", "teal")
    for i, color in enumerate(colors):
        tile(w * (-.3 + .3 * (i % 3)), h * (.36 - .19 * (i // 3)), w * .22, w * .22, color, .13, .07)
    tile(0, -h * .41, w * .88, h * .13, "grey", .07, .1)
    for i, color in enumerate(("coral", "teal", "sun")):
        tile(w * (-.26 + .26 * i), -h * .41, w * .18, w * .18, color, .14, .06)


plinth("coral", "cream")
with place(.0, .3):
    phone(icons, turn=-4, lean=8, size=1.72, body="ink", face="white")
with place(-1.85, .35):
    phone(app("lilac", ("coral", "teal", "sun"), "coral"), body="teal", turn=20, lean=9, size=1.2)
with place(1.85, .4):
    phone(shop(("coral", "sun", "sky", "teal"), "teal"), body="lilac", turn=-22, lean=9, size=1.2)
with place(-1.3, -1.5, turn=8, size=.9):
    tools_in_pot("sun", ("coral", "teal", "lilac"))
with place(1.75, -1.25):
    mug("teal", handle=1)
with place(.15, -1.75, .06, turn=20):
    slab(.8, .8, .16, "ink", r=.1, soft=.05)
    slab(.46, .46, .22, "sun", r=.08, soft=.05)
    for k in range(12):
        a = k // 3 * pi / 2
        u = (k % 3 - 1) * .22
        ball(.05, "grey", at=(cos(a) * .44 - sin(a) * u, sin(a) * .44 + cos(a) * u, .08))
with upright(-1.75, .4, 3.15, turn=10):
    gear(.5, .24, "sky", teeth=8)
with upright(1.7, .4, 3.25, turn=-12):
    bubble("teal", 1.1, .85, dots=None)
    check(.55, "white", .16, at=(0, 0, .19))
shoot("hero")
