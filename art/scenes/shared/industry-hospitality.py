"""A reception bell and a suitcase."""
from kit.ground import pebble
from kit.space import place
from kit.stage import shoot
from kit.trade import suitcase, till_bell

pebble("lilac")
with place(-.3, -.1, size=.88):
    till_bell("sun")
with place(.62, .35, turn=-14, size=.88):
    suitcase("coral", "ink")
shoot("tile", stands=True)
