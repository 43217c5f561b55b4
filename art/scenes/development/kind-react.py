"""A page of parts: one is lifted out of the window by a small atom's light."""
from kit.devices import browser
from kit.ground import pebble
from kit.mesh import slab
from kit.screens import bars, lines, tile
from kit.signs import atom
from kit.space import place, upright
from kit.stage import shoot


def page(w, h):
    """Rows, and an empty place for the part that is lifted out."""
    tile(-w * .26, h * .3, w * .4, h * .22, "sky", .1)
    lines(-w * .26, h * .02, w * .4, 3, "grey", gap=h * .16, height=h * .07)
    tile(w * .24, 0, w * .42, h * .8, "mist", .03, .1)


pebble("azure", 2.8)
with place(-.1, .3):
    browser(page, 2.4, 1.8, "azure", turn=8)
with upright(.72, -.5, .62, tilt=-6, turn=-4):
    slab(.9, 1.05, .2, "coral", r=.16, soft=.07, at=(0, .4, 0))
    with place(0, 0, .2):
        bars(0, .08, .66, .62, ("cream",), (.4, .75, .55, 1))
with upright(-.8, .2, 2.32, turn=-6):
    atom("coral", "azure", .55)
shoot("tile")
