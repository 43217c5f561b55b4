"""A design system: a drawer of parts in one style, pulled open, and a fan of colours on top."""
from kit.draw import button, swatches, toggle
from kit.ground import pebble
from kit.mesh import ball, disc, slab
from kit.space import place, upright
from kit.stage import shoot

pebble("violet", 2.9)
with place(0, .45, .3):
    slab(2.3, 1.2, 1.42, "white", r=.12, soft=.06)
    slab(2.1, .2, .58, "coral", r=.1, soft=.06, at=(0, -.58, .08))
    ball(.1, "cream", at=(0, -.74, .36))
    with place(0, -.5, .74):
        slab(2.1, .8, .12, "cream", r=.06, soft=.03, at=(0, -.35, 0))
        slab(2.1, .2, .54, "sun", r=.1, soft=.06, at=(0, -.78, 0))
        ball(.1, "cream", at=(0, -.94, .28))
        with upright(-.52, -.36, .62, turn=8):
            toggle(True, "teal")
        with upright(.55, -.4, .58, turn=-8, size=.8):
            button("coral", 1.1)
        with upright(.02, -.2, .86):
            disc(.26, .16, "azure", soft=.06)
with upright(0, .35, 1.75, tilt=-6, turn=-6, size=.72):
    swatches()
shoot("tile")
