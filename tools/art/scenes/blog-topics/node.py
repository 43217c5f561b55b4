"""A large hexagon."""
from kit.coil import write
from kit.devices import database, server
from kit.show import podium
from kit.signs import hexagon
from kit.space import place, upright
from kit.stage import shoot

podium("leaf", "pine", "cream", 1.9)
with upright(0, .1, 1.55, tilt=-4, turn=8):
    hexagon(1.5, .6, "pine", at=(0, 0, -.3))
    hexagon(1.14, .14, "teal", at=(0, 0, .28))
    with place(0, -.5, .52):
        write("{ }", 1.0, "cream", weight=.12)
for i, x in enumerate((-1.75, 1.75)):
    with upright(x, -.2, .34, turn=-x * 8):
        hexagon(.36, .3, ("sun", "coral")[i])
with place(-2.95, .1, -.62, turn=12, size=.8):
    server("ink", "leaf", 4)
with place(2.9, .1, -.62, size=.9):
    database("sun", 3)
shoot("cover", lift=14)
