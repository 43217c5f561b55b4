"""Stacks of coins that grow, and a payment card."""
from kit.ground import pebble
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import card, coin, coins

pebble("teal")
with upright(.15, .35, .95, tilt=-6, turn=-8, size=.92):
    card("lilac")
with place(-.7, -.2):
    coins(4, "sun", .36)
with place(.0, -.45):
    coins(2, "sun", .36)
with upright(.75, -.45, .42, tilt=-10, turn=-14):
    coin("sun", .42)
shoot("tile", stands=True)
