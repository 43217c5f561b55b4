"""An open ledger whose bars stand up from the page."""
from kit.desk import open_book
from kit.ground import pebble
from kit.mesh import slab
from kit.signs import check
from kit.space import place, upright
from kit.stage import shoot

pebble("sky", 2.9, 2.4)
with place(0, .05, .02, size=1.12):
    open_book("azure")
    for i, (h, color) in enumerate(((.5, "sun"), (.85, "coral"), (.65, "teal"), (1.25, "violet"))):
        slab(.24, .34, h, color, r=.08, soft=.05, at=(.2 + i * .27, .1, .2))
    with upright(-.58, .25, .78, tilt=-8):
        slab(.9, .9, .2, "teal", r=.3, soft=.08, at=(0, 0, -.1))
        check(.62, "white", .14, at=(0, 0, .15))
shoot("tile", lift=30)
