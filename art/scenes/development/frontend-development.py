"""A page built of blocks: a half-built window, the next tiles, braces."""
from kit.coil import write
from kit.devices import browser
from kit.draw import button, toggle
from kit.form import cursor
from kit.ground import plinth
from kit.mesh import ball, slab
from kit.screens import lines, tile
from kit.signs import puzzle
from kit.space import place, upright
from kit.stage import shoot


def page(w, h):
    """A page with one gap still to fill."""
    tile(-w * .22, h * .34, w * .5, h * .1, "ink", .1)
    lines(-w * .22, h * .2, w * .5, 2, "grey", gap=h * .1, height=h * .05)
    tile(w * .28, h * .2, w * .38, h * .42, "sun", .14, .12)
    for i, color in enumerate(("teal", "mist", "coral")):
        tile(w * (-.325 + .325 * i), -h * .28, w * .28, h * .36, color, .14 if i != 1 else .04, .12)


plinth("teal", "cream")
with place(0, .55):
    browser(page, 4.1, 2.75, "coral", turn=-5)
for x, glyph in ((-2.45, "{"), (2.45, "}")):
    with upright(x, .0, .25, turn=-x * 5):
        write(glyph, 1.9, "lilac", weight=.11)
with place(-1.25, -1.45):
    with upright(0, 0, .5, tilt=-14, turn=14):
        slab(1.15, .98, .26, "lilac", r=.14, soft=.09, at=(0, 0, -.13))
        with place(0, 0, .14):
            lines(0, .15, .7, 3, "cream", gap=.18)
with upright(.5, -1.75, .28, tilt=-20, turn=-6):
    button("coral", 1.5)
with upright(1.85, -1.1, .42, tilt=-14, turn=-16):
    toggle(True, "sun")
with upright(1.35, .1, 1.55, turn=-10):
    cursor(.85, "ink", .22)
with upright(-.4, .6, 3.45, turn=6):
    write("</>", .62, "teal", weight=.13)
ball(.2, "sun", at=(1.9, .6, 3.3))
slab(.42, .42, .42, "sky", r=.12, soft=.11, at=(-1.9, .5, 3.1), tilt=30, turn=30)
with upright(-2.25, -.85, .45, tilt=-16, turn=22):
    puzzle("sky")
shoot("hero")
