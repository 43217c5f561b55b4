"""A lilac rosette with a heart."""
from kit.signs import medal
from kit.space import upright
from kit.stage import shoot

with upright(0, 0, 1.4, turn=6):
    medal("coral", "violet", 20, "heart")
shoot("tile", lift=4)
