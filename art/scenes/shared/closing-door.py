"""The studio's door stands open, light falls out of it, and there are two pots and a dog beside it: come in."""
from kit.ground import plinth
from kit.mesh import slab
from kit.nature import dog, plant
from kit.room import door, pendant
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pot, vase

plinth("sun", radius=3.0)
with place(0, .5):
    door("teal", "cream", 64)
    slab(1.5, .06, 2.9, "butter", r=.05, soft=.02, finish="glow", at=(0, .3, .05))
slab(1.9, 1.0, .1, "coral", r=.14, soft=.04, at=(0, -.75, 0))
with place(1.75, .2):
    plant("coral", height=1.5)
with place(-1.85, .25):
    vase("lilac", 1.5, band="sun")
with place(-2.1, -.75, size=.8):
    pot("terracotta", "teal", 1.0)
with place(1.5, -1.35, turn=-30, size=.8):
    dog()
shoot("hero")
