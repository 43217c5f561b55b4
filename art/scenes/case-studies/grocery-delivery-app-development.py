"""Larderlane: a market stall under a striped awning, with the shop on the counter."""
from kit.coil import tube
from kit.ground import wall
from kit.halls import awning, cheese, crate
from kit.mesh import ball, slab
from kit.shown import handset, shown
from kit.space import place
from kit.stage import shoot
from kit.wares import apple

wall("teal", "leaf", depth=3.0)
slab(5.0, 1.3, 1.0, "cream", r=.12, soft=.06)
slab(5.3, 1.6, .16, "wood", r=.1, soft=.05, at=(0, 0, 1.0))
for x in (-2.4, 2.4):
    tube([(x, .5, 0), (x, .5, 4.7)], .09, "wood")
with place(0, .65, 4.75):
    awning(5.4, 1.5, 9, ("pine", "white"))
with place(-.4, -.25, 1.16):
    handset(shown("larderlane", gain=1.45), lean=6, turn=6, size=1.32)
with place(-1.85, -.1, 1.16):
    crate(1.3, 1.0)
    for x, y, z in ((-.38, -.25, .4), (0, -.3, .42), (.38, -.25, .4), (-.2, .05, .55), (.22, .05, .56), (-.4, .3, .45), (.4, .3, .45), (0, .3, .5)):
        ball(.22, "coral", finish="glaze", at=(x, y, z))
with place(1.0, -.1, 1.16, turn=-60):
    cheese("sun", .55, .5)
with place(1.05, .15, 1.66, turn=-20):
    cheese("butter", .42, .4)
with place(2.05, -.1, 1.16):
    crate(1.0, 1.0)
    for k, (x, y) in enumerate(((-.24, -.2), (.24, -.2), (-.02, .16))):
        with place(x, y, .2):
            apple("leaf" if k else "sun", .3)
with place(-1.7, -1.5, 0, turn=12):
    crate(1.5, 1.0)
    for k in range(6):
        with place(-.5 + .2 * k, -.2 + .3 * (k % 2), .42, tilt=24, turn=k * 50):
            ball(.24, "white", stretch=(1, .85, 1.1))
            for side in (-1, 0, 1):
                tube([(side * .08, 0, .2), (side * .2, .04, .62)], .06, "mint")
                ball(.12, "leaf", stretch=(.8, .8, 1.5), at=(side * .24, .05, .72))
with place(1.75, -1.5, 0, turn=-10):
    crate(1.5, 1.0)
    for k in range(8):
        ball(.25, "amber", at=(-.45 + .3 * (k % 4), -.2 + .4 * (k // 4), .42 + .06 * (k % 2)))
shoot("set", azimuth=16, lift=6)
