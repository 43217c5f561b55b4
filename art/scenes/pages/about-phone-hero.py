"""The company's photograph for phones: the same ten people and their kiln, on three steps in place of one long one."""
from kit.company import row
from kit.feast import diya
from kit.ground import board
from kit.mesh import slab
from kit.space import place
from kit.stage import shoot
from kit.studio import kiln, smoke

board("teal", 8.6, 6.5, .5, 1.1)
slab(8.0, 5.9, .16, "cream", r=.9, soft=.06, at=(0, 0, -.04))
slab(7.4, 3.9, 1.2, "mist", r=.4, soft=.14, at=(0, .85, .04))
slab(6.6, 2.2, 1.2, "cream", r=.4, soft=.14, at=(0, 1.6, 1.2))

with place(0, 1.55, 2.3):
    kiln("coral")
    with place(0, 0, 3.1, size=.5):
        smoke("white", 2, .3)
row(-1.9, .14, (-3.15, 10, "curls"), (-1.05, 4, "plaits"), (1.05, -4, "fringe"), (3.15, -10, "beanie"))
row(-.35, 1.2, (-2.9, 8, "turban"), (-1.2, 4, "cap"), (1.2, -4, "scarf"), (2.9, -8, "glasses"))
row(1.2, 2.36, (-2.3, 8, "bun"), (2.3, -8, "moustache"))
# Lamps at their feet, which light the first row by night.
for x in (-2.1, 0, 2.1):
    with place(x, -2.35, .14):
        diya("terracotta", "sun", .5)
shoot("phone", lift=11)
