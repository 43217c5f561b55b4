"""A folded V in two colours on a stand, a laptop beside it, beads in the air."""
from kit.desk import books
from kit.devices import laptop
from kit.form import cut, rounded
from kit.ground import plinth
from kit.mesh import ball, disc
from kit.nature import plant
from kit.screens import code
from kit.space import place, upright
from kit.stage import shoot


def chevron(width, band, height, thick, color, lift=0.0):
    """A V made of one band, on the drawing board, its point down."""
    w = width / 2
    outline = [(-w, height), (-w + band * 1.15, height), (0, height * .36 + band * .12), (w - band * 1.15, height), (w, height), (0, 0)]
    cut(rounded(outline, .1), thick, color, soft=thick * .3, at=(0, lift, 0))


plinth("mint", "cream")
with place(-.95, 1.0):
    disc(.62, .2, "pine", soft=.08)
    with upright(0, 0, .1, tilt=-3, turn=10):
        chevron(3.5, .72, 2.9, .5, "leaf")
        with place(0, 0, .12):
            chevron(2.15, .55, 1.85, .52, "pine", 1.05)
with place(1.2, -.85, turn=-14, size=.85):
    laptop(code(("leaf", "mint", "sun", "lilac", "sky")), body="grey")
with place(-1.45, -1.35, size=.8):
    books(("coral", "teal", "sun"))
with place(-2.3, -.15, size=.9):
    plant("lilac", height=1.0)
for x, z, color in ((1.35, 2.5, "coral"), (1.85, 2.85, "sun"), (2.35, 2.4, "sky")):
    ball(.24, color, at=(x, .5, z))
ball(.2, "lilac", at=(-2.55, .4, 2.6))
shoot("hero")
