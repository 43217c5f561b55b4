"""A medal with a tick."""
from kit.coil import tube
from kit.ground import pebble
from kit.signs import medal
from kit.space import upright
from kit.stage import shoot

with upright(0, 0, 1.5, turn=8):
    medal("sun", "coral", 16, "check")
pebble("sun", 1.7, 1.2, .26)
tube([(0, .1, 0), (0, .1, .4)], .1, "amber")
shoot("tile", snug=True)
