"""500: a smoking kiln, a warning sign, a server with a loose cable, and a bucket of water."""
from kit.coil import tube, write
from kit.devices import server
from kit.form import cut, rounded
from kit.ground import plinth
from kit.mesh import ball, disc, lathe, ring
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import kiln, pot, smoke

plinth("sky", "cream")
with place(-.55, .5, roll=-3):
    kiln("coral", glow=True)
with place(-.6, .5, 2.95, size=.62):
    smoke("smoke", 4, .5)
with upright(-1.45, -1.75, .55, tilt=-12, turn=12):
    cut(rounded([(-.62, -.5), (.62, -.5), (0, .56)], .14), .2, "sun", soft=.07)
    with place(0, -.36, .22):
        write("!", .56, "ink", weight=.16)
with place(1.75, .3, turn=-16, roll=6):
    server("violet", "coral", 4)
    tube([(.3, -.3, 1.85), (.5, -.4, 2.2), (.9, -.5, 2.0), (.95, -.7, 1.4)], .05, "sun")
with place(1.15, -1.7):
    lathe([(0, 0), (.36, 0), (.4, .05), (.5, .7), (.46, .7), (.38, .2), (0, .2)], "sky")
    disc(.45, .04, "azure", soft=.01, finish="glaze", at=(0, 0, .56))
    tube([(-.5, 0, .66), (-.42, 0, 1.12), (.42, 0, 1.12), (.5, 0, .66)], .04, "ink")
    ring(.48, .04, "azure", at=(0, 0, .62))
for x, y in ((.55, -1.45), (1.75, -1.9), (1.6, -1.35)):
    ball(.1, "azure", stretch=(1.2, 1.2, .5), at=(x, y, .03), finish="glaze")
with place(-2.25, -.7, roll=10):
    pot("terracotta", "ink", .85)
shoot("hero")
