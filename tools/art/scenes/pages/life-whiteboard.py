"""A whiteboard after two hours: boxes, arrows, and one idea that stayed."""
from kit.coil import tube
from kit.desk import mug, sticky
from kit.ground import wall
from kit.mesh import ring, slab
from kit.nature import plant
from kit.room import chair, stool, whiteboard
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import tools_in_pot

wall("mint", "sand", depth=1.6, skirting="white")
with upright(0, 1.35, 1.2):
    whiteboard(5.0, 3.0, "ink")
    for x, y, color in ((-1.7, 2.2, "coral"), (-.35, 2.2, "teal"), (-.35, 1.2, "lilac")):
        slab(.95, .56, .08, color, r=.12, soft=.03, at=(x, y, .08))
        tube([(x - .25, y, .18), (x + .25, y, .18)], .035, "cream")
    tube([(-1.18, 2.2, .1), (-.88, 2.2, .1)], .035, "ink")
    tube([(-.35, 1.86, .1), (-.35, 1.54, .1)], .035, "ink")
    tube([(.18, 2.2, .1), (.5, 2.3, .1), (.72, 2.1, .1), (.95, 2.25, .1)], .035, "coral")
    for i, color in enumerate(("sun", "blush", "sun", "sky", "sun", "mint")):
        sticky(color, .5, at=(1.25 + .62 * (i % 2), 2.35 - .64 * (i // 2), .08), turn=(-4, 3, 5, -3, 2, -5)[i])
    for i, h in enumerate((.2, .34, .3, .52)):
        slab(.16, h, .07, "teal", r=.04, soft=.02, at=(-2.0 + i * .24, .72 + h / 2, .08))
    tube([(-2.1, 1.2, .1), (-1.85, 1.3, .1), (-1.6, 1.25, .1), (-1.2, 1.6, .1)], .03, "coral")
    ring(.62, .035, "coral", at=(-.35, 1.2, .12))
    for i, color in enumerate(("coral", "teal", "ink")):
        tube([(-.5 + i * .42, .13, .2), (-.24 + i * .42, .13, .2)], .05, color)
with place(-2.0, -.35):
    stool("coral", 1.0)
    with place(0, 0, 1.0, size=.72):
        mug("sun")
with place(2.2, -.3, turn=-15):
    chair("lilac", turn=160)
with place(-3.0, .6):
    plant("sun", height=1.5)
with place(.35, -.75, turn=22):
    slab(1.0, .72, .02, "white", r=.04, soft=.008)
    slab(.7, .1, .03, "coral", r=.03, soft=.01, at=(0, .15, .01))
with place(2.75, .85, size=1.0):
    tools_in_pot("coral", ("teal", "sun", "lilac"))
shoot("normal", lift=8)
