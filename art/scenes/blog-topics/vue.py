"""An open window, and through it two hills that meet in a V."""
from kit.coil import tube
from kit.form import cut, rounded
from kit.ground import wall
from kit.mesh import ball, slab
from kit.nature import cactus, cloud
from kit.desk import mug
from kit.space import place, upright
from kit.stage import shoot

wall("mint", "mint", depth=1.0)
with upright(0, .9, 2.3):
    slab(4.6, 3.1, .06, "sky", r=.06, soft=.02, finish="plain")
    ball(.42, "sun", finish="glow", stretch=(1, 1, .3), at=(0, .35, .12))
    for side in (-1, 1):
        cut(rounded([(0, -1.5), (side * 2.28, -1.5), (side * 2.28, 1.05), (side * 1.5, 1.0)], .2), .2, "leaf", soft=.08, at=(0, 0, .08 + .05 * (side > 0)))
        cut(rounded([(0, -1.5), (side * 1.05, -1.5), (side * .62, -.35)], .12), .2, "pine", soft=.07, at=(0, 0, .24))
    with place(-1.0, .95, .3, size=.42):
        cloud("white")
    for x in (-2.3, 2.3):
        slab(.22, 3.4, .34, "white", r=.06, soft=.05, at=(x, 0, 0))
    for y in (-1.6, 1.6):
        slab(4.8, .22, .34, "white", r=.06, soft=.05, at=(0, y, 0))
    for side in (-1, 1):
        with place(side * 2.42, 0, .3, roll=side * -62):
            for y in (-1.45, 1.45):
                slab(2.0, .2, .14, "teal", r=.05, soft=.04, at=(side * 1.0, y, 0))
            for x in (.1, 1.9):
                slab(.2, 3.1, .14, "teal", r=.05, soft=.04, at=(side * x, 0, 0))
            tube([(side * .1, 0, .07), (side * 1.9, 0, .07)], .05, "teal")
slab(5.6, .9, .22, "wood", r=.08, soft=.06, at=(0, .55, .42))
with place(-1.75, .35, .64, size=.85):
    cactus("coral")
with place(1.7, .35, .64, size=.75):
    mug("ink")
shoot("cover", lift=5, azimuth=-10, fill=.86)
