"""A sky rosette with a gem."""
from kit.signs import medal
from kit.space import upright
from kit.stage import shoot

with upright(0, 0, 1.4, turn=-6):
    medal("teal", "azure", 9, "gem")
shoot("tile", lift=4)
