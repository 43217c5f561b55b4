"""A writer's things: an open notebook, a large pencil, books, a speech bubble above."""
from kit.desk import books, lamp, mug, open_book
from kit.ground import plinth
from kit.nature import cactus
from kit.screens import code
from kit.devices import browser
from kit.signs import bubble, bulb
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pencil, tools_in_pot

plinth("sky", "cream")
with place(-.1, -.75, turn=10, size=1.25):
    open_book("coral")
with place(.95, -.8, .38, tilt=16, roll=36, turn=0, size=1.25):
    pencil("sun", 1.9)
with place(-1.85, .95, size=1.15):
    high = books(("teal", "coral", "lilac", "sun"), (8, -12, 5, 14))
    with place(.05, 0, high):
        mug("sky", handle=1)
with place(.55, 1.15, size=1.05):
    browser(code(), 2.4, 1.9, "lilac", turn=-6)
with place(2.35, .55, turn=0, size=1.25):
    lamp("coral")
with place(2.3, -1.1):
    cactus("sun")
with place(-2.4, -.75, size=.9):
    tools_in_pot("lilac", ("coral", "teal", "sun"))
with upright(.1, .4, 3.2, turn=6):
    bubble("teal", 1.8, 1.25)
with place(-1.4, .6, 2.85, roll=-14, size=.75):
    bulb("sun")
shoot("hero")
