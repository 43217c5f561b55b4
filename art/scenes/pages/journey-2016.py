"""2016: the first award."""
from kit.mesh import ball, disc
from kit.signs import medal, trophy
from kit.space import place, upright
from kit.stage import shoot

disc(1.5, .3, "violet", soft=.12, at=(0, 0, -.62))
disc(1.1, .34, "lilac", soft=.12, at=(0, 0, -.34))
with place(size=1.05):
    trophy("sun", "ink")
for i, (x, z) in enumerate(((-1.4, 1.7), (-1.15, 2.3), (-.62, 2.68), (0, 2.56), (.62, 2.72), (1.15, 2.35), (1.4, 1.75))):
    ball(.09, ("coral", "teal", "sky", "lilac")[i % 4], at=(x, 0, z))
for x, color in ((-1.15, "coral"), (1.15, "teal")):
    with upright(x, -.45, .1, tilt=-14, turn=-x * 10, size=.5):
        with place(0, .72, 0):
            medal("sun", color, 14, "star" if x < 0 else "check")
shoot("year")
