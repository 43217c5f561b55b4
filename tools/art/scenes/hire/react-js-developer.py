"""Orbits around a nucleus over a laptop: components that turn as one."""
from kit.desk import mug
from kit.devices import laptop
from kit.ground import plinth
from kit.mesh import ball
from kit.nature import cactus
from kit.screens import code
from kit.signs import atom, puzzle
from kit.space import place, upright
from kit.stage import shoot

plinth("sky", "cream")
with place(-.1, -.35, turn=8, size=1.1):
    laptop(code(("sky", "coral", "sun", "lilac", "mint")), body="white", bezel="ink")
with upright(.1, .75, 2.75, tilt=-4):
    atom("coral", "azure", 1.45)
with place(-2.15, -1.05):
    mug("coral")
with place(2.2, -.9):
    cactus("lilac")
with upright(-2.2, .55, .52, tilt=-10, turn=18):
    puzzle("sun")
with upright(2.15, .55, .52, tilt=-10, turn=-18, size=.9):
    puzzle("teal")
ball(.17, "sun", at=(-2.2, .6, 2.9))
ball(.15, "lilac", at=(2.35, .6, 2.6))
shoot("hero")
