"""A round table with two stools, tea, and a blank sheet: somebody has time for you."""
from kit.desk import lamp, mug, open_book, steam
from kit.feast import teapot
from kit.ground import plinth
from kit.mesh import disc, slab
from kit.nature import plant
from kit.room import stool
from kit.signs import bubble
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import lump, pencil, pot

plinth("sun", radius=2.9)
with place(0, .3):
    disc(.9, .2, "ink", soft=.08, at=(0, 0, .0))
    disc(.16, 1.3, "ink", soft=.04, at=(0, 0, .1))
    disc(1.75, .2, "wood", soft=.08, at=(0, 0, 1.3))
    with place(0, 0, 1.5):
        with place(-.75, .55, size=.6):
            teapot("teal", "sun")
            with place(.75, 0, .6):
                steam()
        with place(-.7, -.75, size=.5):
            mug("coral")
            steam(.7)
        with place(.95, -.5, size=.5):
            mug("lilac", handle=1)
            steam(.7)
        with place(.12, -.55, turn=8, size=.42):
            open_book("azure")
        with place(.95, .6, size=.72):
            lamp("coral", turn=30)
for x, y, color in ((-1.75, -1.2, "coral"), (1.8, -1.15, "teal")):
    with place(x, y, size=1.15):
        stool(color, .85)
with place(-1.95, 1.35, size=.8):
    plant("lilac")
with place(2.15, 1.2, size=.85):
    pot("terracotta", "cream", 1.1)
with upright(-1.75, .9, 2.75, turn=10):
    bubble("lilac", 1.5, 1.05, side=1)
with upright(.1, 1.1, 3.2, turn=-8, size=.85):
    bubble("sky", 1.3, .95)
shoot("hero")
