"""Ten people of clay around a lit kiln, on one long step, as for a photograph of the company."""
from kit.company import row
from kit.ground import board
from kit.mesh import slab
from kit.nature import plant
from kit.space import place
from kit.stage import shoot
from kit.studio import bowl, kiln, pot, smoke, tools_in_pot, vase

board("teal", 15.2, 4.9, .5, 1.1)
slab(14.4, 4.1, .16, "cream", r=.9, soft=.06, at=(0, 0, -.04))
for side in (-1, 1):
    slab(4.4, 1.5, .95, "mist", r=.4, soft=.14, at=(side * 4.0, 1.05, .04))

with place(0, .75, .1):
    kiln("coral")
    with place(0, 0, 3.1, size=.5):
        smoke("white", 3, .3)
row(-1.0, .14, (-6.15, 10, "curls"), (-4.2, 8, "plaits"), (-2.25, 6, "cap"),
    (2.25, -6, "fringe"), (4.2, -8, "scarf"), (6.15, -10, "beanie"))
row(.95, 1.0, (-5.15, 8, "turban"), (-3.2, 6, "bun"), (3.2, -6, "moustache"), (5.15, -8, "glasses"))
with place(-.85, -1.25, .14):
    vase("sky", 1.1, band="white")
with place(.15, -1.6, .14):
    bowl("sun", .45)
with place(.95, -1.2, .14):
    pot("lilac", "sun", 1.0)
with place(-7.0, 1.0, .12):
    plant("lilac", height=1.7)
with place(7.0, 1.0, .12):
    tools_in_pot("terracotta", ("coral", "sun", "lilac"))
shoot("strip", lift=11)
