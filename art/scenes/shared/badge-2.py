"""A signed contract under a wax seal: work that was finished."""
from kit.coil import tube
from kit.mesh import ball, disc, slab
from kit.screens import lines, tile
from kit.signs import check
from kit.space import place, upright
from kit.stage import shoot

with upright(0, 0, 0, turn=6):
    slab(1.9, 2.5, .14, "mint", r=.12, soft=.05, at=(0, 1.4, -.07))
    for y in (.14, 2.66):
        with place(-1.15, y, .02, roll=90):
            disc(.22, 2.3, "leaf", soft=.08)
    for y in (.14, 2.66):
        for x in (-1.2, 1.2):
            ball(.15, "pine", at=(x, y, .02))
    with place(0, 0, .07):
        tile(-.25, 2.18, 1.0, .16, "pine", .05)
        lines(0, 1.86, 1.4, 3, "teal", gap=.24, thick=.04)
        tube([(-.75, .72, .04), (-.55, .92, .04), (-.45, .68, .04), (-.25, .88, .04), (-.05, .74, .04)], .04, "ink")
    with place(.52, .78, .12):
        disc(.52, .2, "coral", soft=.09)
        disc(.38, .06, "brick", soft=.03, at=(0, 0, .17))
        check(.52, "cream", .15, at=(0, 0, .26))
shoot("tile", lift=6)
