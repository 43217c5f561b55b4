"""A green hexagon on a stand, with a server, a database and a laptop."""
from kit.coil import tube, write
from kit.devices import database, laptop, server
from kit.ground import plinth
from kit.mesh import ball, disc
from kit.screens import code
from kit.signs import hexagon
from kit.desk import mug
from kit.space import place, upright
from kit.stage import shoot

plinth("pine", "cream")
with upright(-.95, .75, 1.65, tilt=-3, turn=12):
    hexagon(1.45, .5, "teal", at=(0, 0, -.25))
    hexagon(1.08, .12, "leaf", at=(0, 0, .25))
    with place(0, -.48, .46):
        write("{ }", .95, "cream", weight=.12)
with place(-.95, .9):
    disc(.8, .26, "ink", soft=.1)
with place(1.6, .7, turn=-12):
    server("violet", "leaf", 5)
with place(.7, -1.0, turn=-10, size=.78):
    laptop(code(("leaf", "mint", "sun", "sky", "coral")))
with place(-1.85, -1.05, size=.7):
    database("sun", 2)
for i, (color, z) in enumerate((("coral", 2.75), ("sun", 3.05), ("sky", 3.2), ("lilac", 3.1))):
    with upright(.25 + i * .6, .7, z + .05, turn=-6):
        hexagon(.26, .24, color)
tube([(.3, .65, .9), (.6, .4, .7), (.85, .5, .5)], .055, "leaf")
with place(2.35, -.85):
    mug("coral", handle=1)
ball(.18, "sun", at=(-2.5, .5, 2.9))
shoot("hero")
