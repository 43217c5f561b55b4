"""404: two fours, a broken pot in place of the zero, and a magnifier."""
from math import cos, sin

from kit.coil import write
from kit.form import cut, rounded
from kit.ground import plinth
from kit.mesh import ball, carve
from kit.signs import bubble, magnifier
from kit.coil import tube
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import lump, pot

plinth("sky")
for x, turn in ((-1.95, 10), (1.95, -10)):
    with upright(x, .45, .2, turn=turn):
        write("4", 2.3, "coral", weight=.13)
with place(0, .35):
    broken = pot("terracotta", None, 1.0 * 1.75)
    with upright(.1, -.2, .98):
        hole = cut([(-.3, .42), (-.06, .26), (.12, .46), (.2, .2), (.42, .1), (.24, -.14), (.3, -.44), (.0, -.3), (-.2, -.46), (-.26, -.12), (-.44, .04)], 1.2, "terracotta", soft=.001)
    carve(broken, hole)
    tube([(.24, -.66, 1.36), (.34, -.55, 1.5), (.26, -.48, 1.62)], .022, "brick")
    tube([(-.2, -.74, .58), (-.3, -.66, .4), (-.22, -.56, .24)], .022, "brick")
for x, y, turn, size in ((.1, -1.6, 30, 1), (-.6, -1.85, 140, .8), (.7, -2.15, 250, .6)):
    with place(x, y, .05, turn=turn, tilt=12, size=size):
        cut(rounded([(-.3, -.2), (.1, -.32), (.34, .06), (.04, .34), (-.26, .16)], .04), .12, "terracotta", soft=.04)
with place(-1.55, -1.45, .14, tilt=10, turn=-8):
    magnifier("ink", "white", .62)
with place(1.55, -1.75, size=.7):
    lump("lilac")
    for x in (-.14, .14):
        ball(.09, "white", at=(x, -.42, .42))
        ball(.05, "ink", at=(x, -.5, .42))
    tube([(-.08, -.47, .2), (0, -.49, .16), (.08, -.47, .2)], .025, "ink")
with upright(2.72, -1.9, 1.2, turn=-6, size=.8):
    bubble("sun", 1.35, 1.35, dots=None)
    write("?", .86, "ink", y=-.43, z=.17, weight=.16)
for k, a in enumerate((.4, 1.2, 2.0, 2.7)):
    ball(.07, "sun", at=(cos(a) * 1.1, .2, 2.2 + sin(a) * .5))
shoot("hero")
