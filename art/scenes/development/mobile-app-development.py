"""An app taken apart: a large phone with its screens in the air, and a second phone."""
from kit.devices import phone
from kit.form import heart
from kit.ground import plinth
from kit.mesh import ball, ring, slab
from kit.screens import app, bars, lines, tile
from kit.signs import bubble, check
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import bowl, pot, tools_in_pot


def home(w, h):
    """A home screen: greeting, dial, tiles."""
    tile(-w * .18, h * .4, w * .5, h * .06, "ink", .09)
    tile(0, h * .18, w * .9, h * .28, "teal", .1)
    ring(h * .085, h * .03, "cream", at=(-w * .22, h * .18, .13))
    tile(w * .2, h * .21, w * .34, h * .04, "cream", .13)
    tile(w * .16, h * .14, w * .26, h * .03, "mint", .13)
    for i, color in enumerate(("sun", "coral", "lilac", "sky")):
        tile(w * (-.23 + .46 * (i % 2)), h * (-.09 - .21 * (i // 2)), w * .42, h * .18, color, .1)
    tile(0, -h * .45, w * .9, h * .09, "ink", .09)


plinth("violet", "cream")
with place(-.35, .35):
    phone(home, turn=8, lean=8, size=1.75)
with place(1.75, -.5):
    phone(app("sun", ("teal", "coral", "sky"), "teal"), body="coral", turn=-16, lean=10, size=1.2)
with upright(-2.15, .1, 1.9, turn=24):
    slab(1.3, .9, .16, "white", r=.16, soft=.06)
    with place(0, 0, .14):
        bars(0, -.3, .9, .6, ("coral", "sun", "teal"), (.4, .6, .5, .8, 1))
with upright(1.45, .5, 3.0, turn=-14):
    slab(1.5, .62, .16, "white", r=.16, soft=.06)
    ball(.17, "coral", at=(-.48, 0, .2))
    with place(.2, .08, .14):
        lines(0, 0, .8, 2, "grey", gap=.18)
with upright(-1.85, .2, 3.2, turn=16):
    bubble("teal", 1.15, .85, dots=None)
    check(.55, "white", .16, at=(0, 0, .19))
with place(-1.95, -1.15):
    tools_in_pot("sky", ("coral", "sun", "teal"))
with place(.35, -1.85):
    bowl("sun", .42)
with place(-.75, -1.75):
    pot("terracotta", "cream", .62)
with upright(2.55, -.1, 2.35, turn=-14):
    heart(.6, .2, "coral")
shoot("hero")
