"""Ledgerlark: a vault door, a pair of scales with coins in one pan, and the portfolio before them."""
from kit.devices import laptop
from kit.gear import scales, vault
from kit.ground import wall
from kit.mesh import slab
from kit.shown import shown
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import coin, coins

with place(z=-.3):
    wall("sky", "azure", depth=2.7)
slab(8.4, 4.2, .3, "white", r=.4, soft=.12, at=(.3, -.2, -.3))
with upright(-1.2, 1.7, .25):
    vault("azure", "grey", 2.35)
with place(1.6, -.75, 0, turn=12, size=1.18):
    laptop(shown("ledgerlark"), open_to=12)
with place(-2.8, -.7, 0, size=.9):
    left, right = scales("ink", "sun", -9)
    with place(*left, size=.7):
        coins(3)
    with place(*right, size=.5):
        coins(1)
for x, y, count in ((3.35, .3, 6), (3.5, -.75, 4), (-1.15, -1.5, 3)):
    with place(x, y, 0):
        coins(count)
with upright(3.3, -1.7, .44, tilt=-12, turn=-10):
    coin("sun", .44)
shoot("set", lift=12, azimuth=18)
