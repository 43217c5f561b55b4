"""A letter box with an envelope in its mouth, and a paper plane on its way to it."""
from math import cos, pi, sin

from kit.coil import tube, write
from kit.desk import envelope, paper_plane
from kit.ground import plinth
from kit.mesh import disc, lathe, slab
from kit.nature import plant, tree
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pot

plinth("teal", radius=3.1)
with place(-.35, .2):
    disc(.95, .24, "ink", soft=.08)
    lathe([(0, .2), (.78, .2), (.78, 2.9), (.9, 2.95), (.9, 3.12),
           *((.84 * cos(k / 24 * pi / 2), 3.18 + .52 * sin(k / 24 * pi / 2)) for k in range(25))], "coral")
    # The slot, and a hood over it, under which the letter goes in.
    with upright(0, -.74, 2.5):
        slab(1.24, .26, .2, "ink", r=.1, soft=.03, at=(0, 0, -.06))
    with upright(0, -.74, 2.68):
        slab(1.36, .17, .62, "brick", r=.08, soft=.05, at=(0, 0, -.06))
    # What the box is: large enough to be read on a phone.
    with upright(0, -.82, 1.02):
        slab(1.24, .66, .14, "cream", r=.1, soft=.05, at=(0, 0, -.06))
        with place(0, -.19, .1):
            write("POST", .36, "ink", weight=.13)
with upright(-.33, -.98, 1.98, turn=4, tilt=12, size=.62):
    slab(1.5, 1.0, .14, "sun", r=.1, soft=.05, at=(0, .3, -.07))
    tube([(-.68, .74, .1), (0, .2, .1), (0, .2, .1), (.68, .74, .1)], .05, "amber")
with place(1.75, -.9, size=.9):
    with upright(0, 0, 0, tilt=-14, turn=-14, size=.7):
        envelope("sky", "azure")
with place(2.1, 1.2, size=.95):
    plant("lilac", height=1.1)
with place(-2.3, -.9, size=.85):
    pot("sun", "coral", 1)
with place(-2.2, 1.2, size=.9):
    tree("leaf", 1.9)
with place(1.75, -.8, 3.15, turn=20, roll=-8, size=1.5):
    paper_plane("lilac", "violet")
shoot("hero")
