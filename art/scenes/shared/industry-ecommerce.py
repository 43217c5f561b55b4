"""A small shop."""
from kit.ground import pebble
from kit.space import place
from kit.stage import shoot
from kit.trade import bag, shop_front

pebble("coral", 2.8, 2.2)
with place(-.05, .2, turn=12, size=.86):
    shop_front("white", ("teal", "cream"), "sun")
with place(.9, -.6, size=.42, turn=-10):
    bag("lilac", "cream")
shoot("tile", stands=True)
