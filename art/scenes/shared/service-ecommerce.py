"""A shopping bag, a payment card and a coin."""
from kit.ground import pebble
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import bag, card, coins

pebble("teal")
with place(-.3, .2, turn=14):
    bag("coral", "cream", 1.25, 1.35)
with upright(.6, -.25, .52, tilt=-14, turn=-14, size=.62):
    card("lilac")
with place(-.55, -.62, size=.8):
    coins(3, "sun", .32)
shoot("tile")
