"""One code base for two stores: an atom between two phones that show the same."""
from kit.devices import phone
from kit.ground import pebble
from kit.screens import app
from kit.signs import atom
from kit.space import place, upright
from kit.stage import shoot

pebble("violet", 2.9)
for side, body in ((-1, "ink"), (1, "coral")):
    with place(side * .86, .2):
        phone(app("azure", ("sun", "leaf"), "coral"), body=body, turn=side * -16, lean=7, size=1.02)
with upright(0, -.75, 1.05, tilt=-6, turn=6):
    atom("coral", "sky", .66)
shoot("tile")
