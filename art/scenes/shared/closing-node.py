"""A table for two with a green hexagon on it, and mugs that steam: a Node developer has time."""
from kit.signs import hexagon
from kit.space import upright
from kit.stage import shoot
from kit.welcome import table_for_two

table_for_two("pine", "mint", "lilac", "sun", mugs=("coral", "sky"), talk=("lilac", "coral"), pot="sun")
with upright(0, .35, 1.98, turn=6, size=1.25):
    hexagon(.58, .3, "teal", at=(0, 0, -.15))
    hexagon(.4, .1, "leaf", at=(0, 0, .14))
shoot("hero")
