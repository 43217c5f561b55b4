"""A board of interface controls in one style."""
from kit.draw import button, slider, toggle
from kit.ground import pebble
from kit.mesh import disc, slab
from kit.space import place, upright
from kit.stage import shoot

pebble("violet")
with upright(0, .2, .08, tilt=-12, turn=8):
    slab(2.3, 1.95, .26, "mist", r=.24, soft=.09, at=(0, .97, -.13))
    with place(-.48, 1.5, .2):
        button("coral", 1.1)
    with place(.62, 1.5, .2, size=.72):
        toggle(True, "teal")
    with place(-.05, .95, .2):
        slider(.62, "sun", 1.75)
    for i, color in enumerate(("coral", "sun", "teal", "azure", "violet")):
        disc(.16, .12, color, soft=.05, at=(-.82 + i * .41, .42, .12))
shoot("tile")
