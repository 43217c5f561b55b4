"""A house, and its key."""
from kit.ground import pebble
from kit.nature import tree
from kit.signs import key
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import house

pebble("mint", 2.8, 2.2)
with place(-.15, .2, turn=14):
    house("cream", "coral", "teal")
with place(.95, -.35, size=.62):
    tree("leaf", 1.6)
with upright(-.75, -.75, .42, tilt=-20, turn=14, size=.4):
    key("sun")
shoot("tile", stands=True)
