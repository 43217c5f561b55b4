"""The whiteboard at the end of a workshop: one path through the product won, the other notes are on the floor."""
from kit.coil import tube
from kit.desk import mug, sticky
from kit.form import star
from kit.ground import wall
from kit.mesh import ball, disc, slab
from kit.room import whiteboard
from kit.space import place, upright
from kit.stage import shoot

wall("coral", "brick", depth=1.0, skirting="blush")


def frame(x, y, color, draw):
    """A phone's screen, drawn in marker."""
    with place(x, y, .1):
        tube([(-.42, -.72, 0), (.42, -.72, 0), (.42, .72, 0), (-.42, .72, 0)], .045, color, smooth=False, closed=True)
        for cx in (-.42, .42):
            for cy in (-.72, .72):
                ball(.045, color, at=(cx, cy, 0))
        draw()


with upright(0, .75, .75):
    whiteboard(6.2, 3.7, "ink")
    frame(-2.2, 2.3, "ink", lambda: [slab(.6, .2, .05, c, r=.05, soft=.02, at=(0, .42 - i * .34, 0)) for i, c in enumerate(("coral", "sky", "sun"))])
    frame(-.35, 2.3, "ink", lambda: (disc(.27, .05, "teal", soft=.02, at=(0, .25, 0)), slab(.6, .16, .05, "grey", r=.05, soft=.02, at=(0, -.2, 0)), slab(.6, .16, .05, "grey", r=.05, soft=.02, at=(0, -.45, 0))))
    frame(1.5, 2.3, "teal", lambda: star(.32, .07, "sun"))
    for x in (-1.55, .3):
        tube([(x - .02, 2.3, .12), (x + .5, 2.3, .12)], .045, "coral")
        for side in (-1, 1):
            tube([(x + .5, 2.3, .12), (x + .34, 2.3 + side * .15, .12)], .045, "coral")
    tube([(1.5 + .95 * a, 2.3 + 1.12 * b, .14) for a, b in ((0, 1), (.75, .7), (1, 0), (.7, -.72), (0, -1), (-.72, -.7), (-1, .05), (-.68, .76), (.15, 1.06))], .06, "violet")
    for i, color in enumerate(("sun", "sky", "sun", "blush", "mint")):
        sticky(color, .6, at=(-2.35 + i * .72, .78 + .05 * (i % 2), .1), turn=(-5, 3, -2, 6, -4)[i])
    for i, color in enumerate(("coral", "teal", "violet")):
        tube([(-.7 + i * .55, .14, .2), (-.3 + i * .55, .14, .2)], .065, color)
for x, y, color, turn in ((-2.3, -.6, "sun", 20), (-1.5, -1.15, "sky", -24), (-.7, -.5, "mint", 48), (.2, -1.3, "sun", 10)):
    slab(.6, .6, .03, color, r=.04, soft=.01, at=(x, y, .01), turn=turn)
with place(2.35, -.75, turn=12):
    for side in (-1, 1):
        tube([(-.45, side * .5, 0), (-.36, side * .1, 1.75)], .07, "sun")
        tube([(.45, side * .5, 0), (.36, side * .1, 1.75)], .07, "sun")
    for z, y in ((.5, -.4), (1.05, -.27)):
        slab(.95, .3, .1, "amber", r=.06, soft=.03, at=(0, y, z))
    slab(.9, .44, .14, "amber", r=.1, soft=.05, at=(0, 0, 1.72))
    with place(0, 0, 1.86, size=.72):
        mug("teal")
shoot("normal", lift=9, azimuth=13)
