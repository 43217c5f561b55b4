"""A butterfly whose four wings are four screens."""
from kit.coil import tube
from kit.form import cut, rounded
from kit.ground import backdrop
from kit.mesh import ball, slab
from kit.screens import app, dashboard, graph, shop
from kit.space import place, upright
from kit.stage import shoot

with place(z=-.6):
    backdrop("azure", depth=6, curve=3)


def wing(side, y, width, height, body, turn, screen):
    """A screen that grows from the body at height y to one side."""
    with place(0, y, 0, turn=side * turn, roll=side * -20):
        slab(width, height, .2, body, r=.3, soft=.08, at=(side * (width / 2 + .12), 0, -.1))
        slab(width - .2, height - .2, .04, "cream", r=.22, soft=.015, at=(side * (width / 2 + .12), 0, .09))
        with place(side * (width / 2 + .12), 0, .12):
            screen(width - .34, height - .34)


with upright(0, 0, 2.1, tilt=-6):
    for side in (-1, 1):
        wing(side, .62, 2.5, 1.75, "ink" if side < 0 else "sky", 24, (dashboard if side < 0 else shop)(*((("sky", "coral", "sun", "teal"),) if side > 0 else ())))
        wing(side, -.62, 1.5, 1.6, "sky" if side < 0 else "ink", -26, app("sun", ("coral", "teal"), "azure") if side < 0 else graph("coral", "ink", "sky"))
    tube([(0, -1.35, .1), (0, -.4, .14), (0, .6, .14)], .2, "sun")
    ball(.3, "sun", at=(0, .95, .16))
    for side in (-1, 1):
        ball(.05, "ink", at=(side * .1, 1.0, .44))
        tube([(side * .08, 1.2, .16), (side * .25, 1.6, .2), (side * .55, 1.75, .2)], .045, "ink")
        ball(.09, "coral", at=(side * .58, 1.76, .2))
shoot("cover", lift=6, azimuth=-8, fill=.96)
