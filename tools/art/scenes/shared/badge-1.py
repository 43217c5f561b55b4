"""A coral rosette with a star."""
from kit.signs import medal
from kit.space import upright
from kit.stage import shoot

with upright(0, 0, 1.4, turn=6):
    medal("sun", "coral", 16, "star")
shoot("tile", lift=4)
