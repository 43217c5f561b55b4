"""A speech bubble with five stars, four of them won: what clients say."""
from kit.form import cut, rounded, star
from kit.mesh import slab
from kit.space import place, upright
from kit.stage import shoot

with upright(0, 0, 1.2, turn=-8):
    slab(3.0, 1.9, .5, "azure", r=.7, soft=.2, at=(0, 0, -.3))
    cut(rounded([(-1.0, -.6), (-.2, -.7), (-.95, -1.5)], .12), .4, "azure", soft=.12, at=(0, 0, -.25))
    for i in range(5):
        x, y = (-.85, 0, .85)[i] if i < 3 else (-.42, .42)[i - 3], .36 if i < 3 else -.4
        with place(x, y, .2):
            star(.4, .16, "sun" if i < 4 else "sky")
shoot("tile", lift=6)
