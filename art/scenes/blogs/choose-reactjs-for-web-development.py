"""Reused components: an atom over a row of equal tiles."""
from kit.mesh import ball, ring, slab
from kit.show import bench
from kit.signs import atom
from kit.space import upright
from kit.stage import shoot

bench("sky", "white", 6.4, 2.4)
with upright(-1.55, .3, 1.45, turn=8):
    atom("coral", "azure", 1.4)
for i in range(6):
    x, z = 1.05 + (i % 3) * .85, .42 + (i // 3) * .85
    with upright(x, .2, z, turn=-6):
        slab(.74, .74, .3, ("sun", "coral", "lilac", "teal", "sun", "coral")[i], r=.16, soft=.1, at=(0, 0, -.15))
        ring(.17, .05, "cream", at=(0, 0, .17))
with upright(2.75, .1, 2.35, turn=-10):
    slab(.74, .74, .3, "lilac", r=.16, soft=.1, at=(0, 0, -.15), turn=14)
    ring(.17, .05, "cream", at=(0, 0, .17))
ball(.2, "coral", at=(-.1, -.7, .2))
shoot("cover")
