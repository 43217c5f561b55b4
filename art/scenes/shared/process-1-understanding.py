"""Understanding: two speech bubbles, one with a question mark."""
from kit.coil import write
from kit.desk import mug
from kit.ground import pebble
from kit.signs import bubble
from kit.space import place, upright
from kit.stage import shoot

pebble("coral")
with upright(-.35, .2, 1.15, turn=10):
    bubble("lilac", 1.5, 1.1)
with upright(.55, -.25, .78, turn=-10):
    bubble("sun", 1.15, .9, dots=None, side=1)
    write("?", .5, "ink", y=-.25, z=.17, weight=.14)
with place(-.72, -.5, size=.55):
    mug("teal")
shoot("tile")
