"""A large atom."""
from kit.mesh import ball, slab
from kit.show import podium
from kit.signs import atom
from kit.space import place, upright
from kit.stage import shoot

podium("sky", "azure", "white", 1.9)
with upright(0, .1, 1.75, tilt=-4, turn=6):
    atom("coral", "azure", 1.7)
for side, colors in ((-1, ("sun", "coral")), (1, ("lilac", "teal"))):
    with place(side * 2.9, -.1, -.62, turn=-side * 14):
        slab(.9, .9, .9, colors[0], r=.2, soft=.14)
        slab(.62, .62, .62, colors[1], r=.16, soft=.11, at=(0, 0, .9), turn=side * 20)
for x, y, color in ((-1.2, -.5, "sun"), (1.25, -.4, "lilac")):
    ball(.22, color, at=(x, y, .22))
shoot("cover", lift=14)
