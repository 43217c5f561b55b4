"""A corner full of plants that nobody may tidy."""
from kit.ground import wall
from kit.nature import cactus, leaf, plant, trailing
from kit.play import watering_can
from kit.room import shelf, stool, window
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import bowl, pot

wall("butter", "wood", depth=2.0, skirting="white")
with upright(-.2, 1.95, 3.1):
    window(2.6, 2.4)
with place(-1.15, 1.75, 1.8, size=.62):
    cactus("coral")
with place(.05, 1.75, 1.8, size=.66):
    plant("sky", height=1.2)
with place(.95, 1.75, 1.8, size=.6):
    cactus("lilac")
with place(-2.5, .9, size=1.5):
    plant("coral", height=1.9, leaves=11)
with place(2.35, .9):
    stool("teal", 1.1)
    with place(0, 0, 1.1, size=1.1):
        plant("sun", height=1.3)
with place(-1.0, .35):
    pot("terracotta", "cream", 1.0)
    with place(0, 0, .75):
        for k in range(7):
            with place(turn=k * 51):
                with place(tilt=62):
                    leaf(.9, .3, ("leaf", "pine")[k % 2], .3)
with place(.55, .2, size=1.05):
    plant("lilac", height=1.05, tones=("mint", "leaf", "teal"))
with place(1.55, -.75, turn=170):
    watering_can("sky")
with place(-2.0, -.75, size=.85):
    trailing("teal", .3)
with place(-.45, -.95, size=.8):
    cactus("sun")
with place(2.55, 1.6, 3.6):
    shelf(1.3, "white")
    with place(0, 0, 0, size=.8):
        trailing("coral", 1.3)
with place(.6, -1.15):
    bowl("coral", .35, filling="bark")
shoot("normal", lift=12)
