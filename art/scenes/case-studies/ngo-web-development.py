"""Tarnwater Trust: a village on a hill, its pump, and the site as large as a notice board."""
from kit.coil import tube
from kit.devices import laptop
from kit.ground import backdrop
from kit.halls import hut, pump
from kit.mesh import ball, disc
from kit.nature import palm, tree
from kit.shown import shown
from kit.space import place
from kit.stage import shoot

with place(z=-1.1):
    backdrop("mint", depth=9, curve=4)
disc(4.2, 1.1, "leaf", soft=.5, at=(0, 0, -1.1))
disc(3.8, .14, "teal", soft=.06, at=(0, 0, -.08))
with place(.2, .2, .06, turn=-4, size=1.5):
    laptop(shown("tarnwater"), open_to=10)
with place(-2.35, -1.5, .06, size=1.05):
    pump("coral")
for x, y, size in ((-3.0, .7, .85), (3.15, .8, .9), (2.95, -1.0, .8)):
    with place(x, y, .06, turn=-x * 8):
        hut("cream", "amber", size)
with place(-2.3, 2.9, .06):
    tree("pine", 2.4)
with place(2.3, 2.7, .06):
    palm(3.0)
with place(1.7, -2.4, .06):
    tree("pine", 1.0)
tube([(-2.9, -1.6, .04), (-2.3, -2.3, .04), (-1.2, -2.6, .04), (-.1, -2.2, .04), (.7, -2.7, .04), (1.0, -3.2, .02)], .22, "azure", finish="glaze")
for x, y, r in ((-.6, -2.0, .12), (-.3, -2.8, .15), (2.5, -1.9, .14), (-3.1, -.3, .16)):
    ball(r, "white", stretch=(1.2, 1, .7), at=(x, y, .1))
shoot("set", lift=27, azimuth=-8)
