"""A dress on its hanger."""
from kit.coil import tube
from kit.ground import pebble
from kit.mesh import ball
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import hanger

pebble("sky", 2.2, 1.7)
with upright(0, .1, 1.68, turn=8):
    hanger("lilac", "coral")
tube([(-.9, .35, 0), (-.9, .35, 2.45), (-.9, .35, 2.45), (.9, .35, 2.45), (.9, .35, 2.45), (.9, .35, 0)], .06, "wood")
with place(.72, -.4):
    ball(.16, "sun", at=(0, 0, .16))
shoot("tile", stands=True)
