"""An atom on a stand beside a laptop: components that work together."""
from math import cos, pi, sin

from kit.coil import tube
from kit.desk import mug
from kit.devices import laptop
from kit.ground import plinth
from kit.mesh import ball, disc
from kit.nature import cactus
from kit.screens import code
from kit.signs import atom, puzzle
from kit.space import place, upright
from kit.stage import shoot

plinth("sky", "cream")
with place(-1.2, 1.05):
    disc(.7, .2, "azure", soft=.08)
    tube([(0, .2, .1), (0, .2, 1.9)], .09, "azure")
    with upright(0, 0, 2.15, tilt=-4):
        atom("coral", "azure", 1.5)
        for i, (step, color) in enumerate(((4, "sun"), (21, "lilac"), (33, "teal"))):
            a = step / 48 * 2 * pi
            with place(turn=i * 60 + 30):
                ball(.17, color, at=(1.5 * cos(a), .6 * sin(a), .27 * cos(a + i)))
with place(1.35, -.9, turn=-14, size=.84):
    laptop(code(("sky", "coral", "sun", "lilac", "mint")), body="white", bezel="ink")
with upright(1.1, .5, 2.75, tilt=-4, turn=-12, size=.72):
    puzzle("sun")
    with place(1.44, .14, turn=-10):
        puzzle("teal")
with place(-1.0, -1.65, size=.9):
    mug("coral")
with place(-2.25, -.55):
    cactus("lilac")
shoot("hero")
