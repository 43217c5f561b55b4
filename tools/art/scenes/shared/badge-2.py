"""A teal rosette with a tick."""
from kit.signs import medal
from kit.space import upright
from kit.stage import shoot

with upright(0, 0, 1.4, turn=-6):
    medal("sun", "teal", 12, "check")
shoot("tile", lift=4)
