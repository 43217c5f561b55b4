"""A browser window that is built of tiles."""
from kit.devices import browser
from kit.form import cursor
from kit.ground import pebble
from kit.screens import lines, tile
from kit.space import place, upright
from kit.stage import shoot


def page(w, h):
    """Three tiles, one still in the air."""
    tile(-w * .2, h * .26, w * .5, h * .16, "coral", .12)
    lines(-w * .2, h * .02, w * .5, 2, "grey", gap=h * .14, height=h * .07)
    tile(w * .28, 0, w * .34, h * .84, "sun", .14, .1)
    tile(-w * .2, -h * .34, w * .5, h * .2, "teal", .14)


pebble("sky")
with place(-.05, .15):
    browser(page, 2.3, 1.75, "lilac", turn=10)
with upright(.55, -.55, .95, turn=-8):
    cursor(.72, "ink", .2)
shoot("tile")
