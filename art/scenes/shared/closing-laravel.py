"""A table for two with a small tower of boxes on it, and mugs that steam: a Laravel developer has time."""
from kit.mesh import slab
from kit.space import place
from kit.stage import shoot
from kit.welcome import table_for_two

table_for_two("brick", "butter", "teal", "coral", mugs=("teal", "lilac"), talk=("coral", "sun"), pot="sky")
with place(0, .4, 1.28, size=1.2):
    for x, z, color, turn in ((-.3, 0, "coral", 8), (.32, 0, "sun", -6), (.02, .56, "lilac", 14)):
        slab(.54, .54, .54, color, r=.12, soft=.08, at=(x, 0, z), turn=turn)
shoot("hero")
