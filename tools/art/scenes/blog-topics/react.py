"""A hanging mobile of interface parts: one is moved, the others keep still."""
from kit.coil import tube
from kit.form import heart
from kit.mesh import ball, slab
from kit.ground import backdrop
from kit.screens import bars, lines, tile
from kit.signs import atom
from kit.space import place, upright
from kit.stage import room, shoot
from kit.draw import toggle

backdrop("sky", depth=5, curve=2.5)
room(tube([(0, 0, 4.6), (0, 0, 9)], .035, "ink", capped=False))
with upright(0, 0, 4.25, turn=10):
    atom("coral", "azure", .62)
tube([(-3.3, 0, 3.3), (0, 0, 3.62), (3.3, 0, 3.3)], .06, "ink")
tube([(0, 0, 3.62), (0, 0, 3.75)], .04, "ink")


def part(x, drop, width, height, color, draw, turn=0):
    """A tile on a string, `drop` below the beam."""
    z = 3.3 + .32 * (1 - abs(x) / 3.3)
    tube([(x, 0, z), (x, 0, z - drop)], .025, "ink")
    with upright(x, 0, z - drop - height / 2, turn=turn):
        slab(width, height, .26, color, r=.18, soft=.09, at=(0, 0, -.13))
        with place(0, 0, .13):
            draw()


part(-3.2, .4, 1.7, 2.0, "white", lambda: (tile(0, .4, 1.3, .8, "sun", .08), lines(0, -.34, 1.3, 3, "grey", .24)), 14)
part(-1.15, .9, 1.8, 1.4, "violet", lambda: bars(0, -.52, 1.4, 1.05, ("cream",), (.4, .7, .55, 1)), -8)
part(.85, .4, 1.75, 1.2, "cream", lambda: toggle(True, "leaf"), 10)
part(3.25, .75, 1.6, 1.6, "coral", lambda: heart(1.0, .18, "white"), -20)
part(.85, 1.9, 1.4, .6, "ink", lambda: tile(0, 0, .6, .12, "cream", .06), 4)
for side in (-1, 1):
    tip = (3.25 + side * 1.34, -.1, 1.75)
    tube([(3.25 + side * 1.0, -.1, 2.4), tip, tip, (3.25 + side * 1.0, -.1, 1.1)], .085, "ink")
shoot("cover", lift=4, fill=.9)
