"""A ring with its stone, and a loose gem."""
from kit.ground import pebble
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import diamond, gem, jewel_ring

pebble("violet")
with place(-.1, .1):
    jewel_ring("sun", "sky", .72)
with upright(.78, -.45, .3, tilt=-14, turn=-14):
    gem("coral", .62)
with place(-.8, -.5, size=.45):
    diamond(1.0, "mint")
shoot("tile", stands=True)
