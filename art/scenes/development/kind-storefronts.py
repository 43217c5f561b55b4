"""A shop front that is the upper half of a laptop's screen, with a bag at its door."""
from kit.devices import laptop
from kit.ground import pebble
from kit.screens import shop
from kit.halls import awning
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import bag


def front(w, h):
    """A window with goods, under the awning."""
    with place(0, -h * .06):
        shop(("coral", "sun", "teal", "lilac", "coral", "azure"), "ink", columns=3)(w, h * .86)


pebble("coral", 3.2)
with place(-.1, .15, .3, size=.86):
    laptop(front, turn=6)
    with place(0, .86, 2.2, turn=6, size=.68):
        awning(4.6, 1.1, 9, ("teal", "white"))
with place(1.05, -.75, .28, turn=-14, size=.62):
    bag("violet", "cream")
shoot("tile")
