"""A folded V of two greens, a light window beside it, reactive beads on strings."""
from kit.desk import books
from kit.devices import laptop
from kit.form import cut, rounded
from kit.ground import plinth
from kit.mesh import ball
from kit.nature import plant
from kit.screens import code
from kit.space import place, upright
from kit.stage import shoot


def chevron(width, band, height, thick, color, lift=0.0):
    """A V of one band, on the drawing board, its point down."""
    w = width / 2
    outline = [(-w, height), (-w + band * 1.15, height), (0, height * .36 + band * .12), (w - band * 1.15, height), (w, height), (0, 0)]
    cut(rounded(outline, .1), thick, color, soft=thick * .3, at=(0, lift, 0))


plinth("mint", "cream")
with place(-.55, .75):
    with upright(0, 0, .15, tilt=-3, turn=10):
        chevron(3.5, .72, 2.9, .5, "leaf")
        with place(0, 0, .12):
            chevron(2.15, .55, 1.85, .52, "ink", 1.05)
with place(1.15, -.75, turn=-14, size=.9):
    laptop(code(("leaf", "mint", "sun", "lilac", "sky")), body="grey")
with place(-1.85, -.85, size=.85):
    books(("coral", "teal", "sun"))
with place(-2.35, .75):
    plant("lilac", height=1.0)
for x, z, color in ((1.5, 2.55, "coral"), (1.95, 2.9, "sun"), (2.4, 2.4, "sky")):
    ball(.24, color, at=(x, .5, z))
ball(.2, "lilac", at=(-2.55, .4, 2.6))
shoot("hero")
