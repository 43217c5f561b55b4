"""A megaphone, its sound, and a growing bar chart."""
from kit.ground import pebble
from kit.mesh import slab
from kit.signs import megaphone, sound
from kit.space import place, upright
from kit.stage import shoot

pebble("sun")
with place(-.35, .0, turn=-20, size=1.1):
    megaphone("coral", "cream")
    with upright(1.35, 0, 1.4, size=.62):
        sound(3, "teal")
for i, (h, color) in enumerate(((.35, "sky"), (.5, "lilac"), (.72, "teal"))):
    slab(.26, .26, h, color, r=.07, soft=.05, at=(.3 + i * .34, -.78 + i * .06, 0))
shoot("tile")
