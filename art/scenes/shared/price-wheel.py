"""A pot that grows on the potter's wheel, from a lump of clay to a tall vase."""
from math import cos, radians, sin

from kit.coil import curve_through
from kit.mesh import ball, lathe, ring
from kit.moment import between, moment
from kit.space import place
from kit.stage import shoot
from kit.studio import wheel

FRAMES = 24

# Outlines as (radius, height), from the foot over the rim to the bottom inside: lump, cylinder, jar, vase.
OUTER = [
    [(.60, 0), (.68, .08), (.68, .24), (.57, .42), (.36, .52), (.17, .54)],
    [(.58, 0), (.63, .06), (.63, .36), (.62, .62), (.61, .82), (.60, .95)],
    [(.46, 0), (.52, .06), (.84, .58), (.78, 1.12), (.54, 1.42), (.60, 1.60)],
    [(.42, 0), (.48, .06), (.94, .86), (.76, 1.58), (.36, 2.08), (.54, 2.46)],
]
INNER = [
    [(.15, .54), (.12, .52), (.09, .51), (.05, .50), (.02, .50)],
    [(.52, .95), (.49, .86), (.48, .5), (.46, .26), (.02, .2)],
    [(.52, 1.60), (.46, 1.42), (.68, 1.10), (.72, .58), (.02, .2)],
    [(.46, 2.46), (.28, 2.08), (.66, 1.56), (.82, .86), (.02, .25)],
]


def smooth(points):
    return [(max(p.x, 0), p.y) for p in curve_through([(r, z, 0) for r, z in points], 14)]


wheel("violet", "lilac", 1.35)
with place(z=.62):
    # The marks of the fingers, which rise with the wall.
    wall = [(r + .010 * sin(z * 38 - moment * 9) * min(1, z * 4), z) for r, z in smooth(between(OUTER))]
    lathe([(0, 0), *wall, *smooth(between(INNER))], "terracotta")
    glaze = max(0, (moment - .72) / .28)
    for height, color, broad in ((.86, "cream", .06), (1.2, "sun", .045)) if glaze else ():
        ring(min(wall, key=lambda point: abs(point[1] - height))[0] - .02, broad * glaze, color, at=(0, 0, height))
    turn = radians(-70 + moment * 23 * 75)
    ball(.085, "sun", at=(cos(turn) * 1.12, sin(turn) * 1.12, .04))
# Not in the picture: it keeps the camera where it is while the pot grows.
ball(.01, "ink", at=(0, 0, 3.12)).hide_render = True
shoot("tile")
