"""Kittyfold: a café table from above, six cups, one bill and two phones that share it."""
from math import cos, pi, sin

from kit.feast import cup, plate
from kit.ground import wall
from kit.halls import croissant, receipt, stool_top
from kit.mesh import disc
from kit.shown import shown, slate
from kit.space import place
from kit.stage import shoot

with place(z=-1.6):
    wall("lilac", "lilac", depth=12)
disc(2.95, .22, "violet", soft=.09, at=(0, 0, -.26))
disc(2.8, .22, "cream", soft=.1, at=(0, 0, -.2))
for k in range(6):
    a = (k + .5) / 6 * 2 * pi
    with place(3.05 * cos(a), 3.05 * sin(a), -1.6):
        stool_top(("coral", "sun", "teal", "violet", "azure", "brick")[k])
    with place(2.22 * cos(a), 2.22 * sin(a), .02, turn=a * 57 + 60, size=.95):
        cup(("coral", "sun", "teal", "violet", "azure", "brick")[k])
with place(-.68, -1.2, .1, turn=6, size=1.28):
    slate(shown("kittyfold"))
with place(.76, -1.3, .1, turn=-8, size=1.25):
    slate(shown("kittyfold-trip"))
with place(.15, 1.75, .02, turn=82):
    receipt(.7, 1.5)
with place(-1.85, .05, .02):
    plate("white", .5)
    with place(0, -.15, .05):
        croissant()
with place(2.0, .05, .02):
    plate("white", .42)
shoot("set", lift=66, azimuth=8)
