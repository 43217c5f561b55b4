"""Ten people of clay around a lit kiln, on one long step, as for a photograph of the company."""
from kit.ground import board
from kit.mesh import slab
from kit.nature import plant
from kit.people import bun, beanie, beard, bust, cap, crop, curls, fringe, glasses, moustache, plaits, scarf, turban
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
front = [
    (-6.15, 10, ("bark", "sun", curls("ink")), {}),
    (-4.2, 8, ("blush", "coral", plaits("brick", "sun")), {}),
    (-2.25, 6, ("wood", "coral", crop("ink", quiff=False), cap("teal")), {}),
    (2.25, -6, ("sand", "sun", fringe("ink")), {}),
    (4.2, -8, ("wood", "brick", scarf("azure")), {}),
    (6.15, -10, ("blush", "smoke", beard("brick"), beanie("sun", "amber")), {}),
]
back = [
    (-5.15, 8, ("wood", "pine", beard("ink", 1.3), turban("violet")), {}),
    (-3.2, 6, ("sand", "teal", bun("bark", "sun")), {}),
    (3.2, -6, ("wood", "mist", moustache("white"), glasses("coral")), {"collar": "coral"}),
    (5.15, -8, ("bark", "sky", crop("ink"), glasses("sun")), {"collar": "coral"}),
]
for row, y, z in ((front, -1.0, .14), (back, .95, 1.0)):
    for x, turn, looks, more in row:
        with place(x, y, z, turn=turn):
            bust(*looks, **more)
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
