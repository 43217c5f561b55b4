"""Visual design: simple shapes and their colours."""
from kit.draw import swatches
from kit.ground import pebble
from kit.mesh import ball, disc, slab
from kit.space import upright
from kit.stage import shoot

pebble("sun")
ball(.5, "coral", at=(-.62, .1, .5))
slab(.82, .82, .82, "teal", r=.16, soft=.13, at=(.45, .3, 0), turn=24)
disc(.42, .85, "lilac", top=.03, soft=.06, at=(.15, -.55, 0))
with upright(-.05, .62, .28, tilt=-8):
    swatches(("coral", "sun", "sky", "lilac"), 1.75)
shoot("tile")
