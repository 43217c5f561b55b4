"""A hanging mobile of interface parts: one is moved, the others keep still."""
from kit.coil import tube
from kit.form import heart
from kit.mesh import ball, slab
from kit.ground import backdrop
from kit.screens import bars, lines, tile
from kit.signs import atom
from kit.space import place, upright
from kit.stage import shoot
from kit.draw import toggle

# Narrow enough to stay whole where a card cuts the sides off.
SPAN = 2.85
backdrop("sky", depth=5, curve=2.5)
tube([(0, 0, 4.85), (0, 0, 5.35)], .035, "ink")
with place(0, 0, 5.5):
    ball(.2, "sun")
with upright(0, 0, 4.25, turn=10):
    atom("coral", "azure", .62)
tube([(-SPAN, 0, 3.3), (0, 0, 3.62), (SPAN, 0, 3.3)], .06, "ink")
tube([(0, 0, 3.62), (0, 0, 3.75)], .04, "ink")


def part(x, drop, width, height, color, draw, turn=0):
    """A tile on a string, `drop` below the beam."""
    z = 3.3 + .32 * (1 - abs(x) / SPAN)
    tube([(x, 0, z), (x, 0, z - drop)], .025, "ink")
    with upright(x, 0, z - drop - height / 2, turn=turn):
        slab(width, height, .26, color, r=.18, soft=.09, at=(0, 0, -.13))
        with place(0, 0, .13):
            draw()


part(-2.7, .4, 1.5, 2.0, "white", lambda: (tile(0, .42, 1.15, .75, "sun", .08), lines(0, -.34, 1.15, 3, "grey", .24)), 14)
part(-.95, 1.0, 1.55, 1.4, "violet", lambda: bars(0, -.52, 1.2, 1.05, ("cream",), (.4, .7, .55, 1)), -8)
part(.72, .4, 1.5, 1.1, "cream", lambda: toggle(True, "leaf"), 10)
part(2.8, .75, 1.4, 1.4, "coral", lambda: heart(.88, .18, "white"), -20)
part(.72, 1.85, 1.25, .6, "ink", lambda: tile(0, 0, .6, .12, "cream", .06), 4)
for side in (-1, 1):
    tip = (2.8 + side * 1.1, -.1, 1.85)
    tube([(2.8 + side * .84, -.1, 2.42), tip, tip, (2.8 + side * .84, -.1, 1.28)], .085, "ink")
shoot("cover", lift=4, fill=.9)
