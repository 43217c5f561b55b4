"""Diwali evening: lamps on the floor, a pattern of coloured powder, lanterns above."""
from math import cos, sin

from kit.feast import diya, lantern, rangoli
from kit.ground import wall
from kit.mesh import ball
from kit.play import garland
from kit.space import place, upright
from kit.stage import glow, shoot
from kit.studio import pot

wall("violet", "brick", depth=2.4)
with place(0, -.3, .01):
    rangoli(1.75)
with place(0, -.35, .04):
    diya("coral", "sun", 1.15)
    glow(0, -.6, .9, energy=55)
for i, (x, y) in enumerate(((-2.3, -.9), (-1.55, -1.9), (0, -2.35), (1.55, -1.9), (2.3, -.9), (-2.3, .5), (2.3, .5), (-1.3, 1.4), (1.3, 1.4), (0, 1.6))):
    with place(x, y):
        diya(("terracotta", "teal", "lilac")[i % 3], "sun", .72)
        glow(0, -.36, .62, energy=16)
for x, z, color in ((-2.1, 4.15, "coral"), (-.7, 3.85, "sun"), (.7, 4.0, "teal"), (2.1, 4.15, "coral")):
    with place(x, 1.4, z, size=.95):
        lantern(color, "butter")
        glow(0, -.9, -.5, energy=12)
with upright(0, 2.25, 4.2):
    garland(7.4, .75, 48)
for x in (-2.75, 2.75):
    with place(x, 1.7):
        pot("terracotta", "sun", 1.1)
        for k in range(5):
            ball(.2, ("sun", "amber", "coral")[k % 3], at=(cos(k * 1.26) * .24, sin(k * 1.26) * .2, 1.1 + .08 * (k % 2)))
shoot("normal", lift=24, power=.45, sky=.3)
