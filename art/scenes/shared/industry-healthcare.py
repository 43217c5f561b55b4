"""A heart with a cross, and a stethoscope."""
from kit.coil import tube
from kit.form import heart
from kit.ground import pebble
from kit.mesh import disc, slab
from kit.space import place, upright
from kit.stage import shoot

pebble("blush")
with upright(-.15, .2, 1.05, tilt=-4, turn=8):
    heart(1.9, .5, "coral", at=(0, 0, -.2))
    with place(0, .1, .32):
        slab(.82, .26, .14, "white", r=.08, soft=.05)
        slab(.26, .82, .15, "white", r=.08, soft=.05)
tube([(.35, -.5, .1), (.8, -.6, .12), (1.0, -.2, .5), (1.05, .15, 1.1), (1.0, .3, 1.6)], .06, "azure")
with place(.22, -.6):
    disc(.2, .14, "teal", soft=.05)
shoot("tile", stands=True)
