"""A flag on a mountain, and the path that leads to it."""
from kit.mesh import disc
from kit.nature import mountain, pine
from kit.signs import flag
from kit.space import place
from kit.stage import shoot

disc(1.5, .3, "teal", soft=.12, at=(0, 0, -.3))
with place(.0, .2):
    mountain("lilac", "white", 2.2, 1.7)
with place(.0, .2, 1.6, size=.75):
    flag("coral", 1.6, "wood")
with place(-1.05, -.45, size=.55):
    pine("pine", 1.6)
with place(1.05, -.4, size=.48):
    pine("leaf", 1.6)
for i, (x, y) in enumerate(((-.25, -1.18), (.1, -1.05), (-.05, -.85))):
    disc(.15 - .02 * i, .06, "cream", soft=.02, at=(x, y, 0))
shoot("tile", lift=16)
