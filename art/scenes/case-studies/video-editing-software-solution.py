"""Splicebarn: a cutting table seen from above, a film strip from its reel across the editor and under the scissors."""
from kit.devices import laptop
from kit.gear import film, reel, scissors
from kit.ground import wall
from kit.mesh import disc, slab
from kit.shown import shown
from kit.space import place
from kit.stage import room, shoot

with place(z=-1.0):
    wall("butter", "amber", depth=14)
room(slab(14, 8.4, .4, "sun", r=.5, soft=.12, at=(0, .6, -.4)))
with place(0, .35, 0, turn=-6, size=1.2):
    laptop(shown("splicebarn"), open_to=16, body="cream", keys="white")
with place(-2.75, 1.1, .28):
    reel("coral", radius=1.2)
with place(2.9, 1.5, .28):
    reel("cream", "coral", radius=.95)
film([(-3.6, .7), (-3.7, -.6), (-2.9, -1.75), (-1.4, -1.5), (-.2, -2.1), (1.3, -2.35), (2.6, -1.5), (3.3, -.3), (3.3, .8)])
with place(.3, -2.95, 0, turn=-148):
    scissors("coral", "grey")
for x, y, c in ((-2.3, -2.75, "brick"), (-2.75, -2.6, "coral")):
    disc(.28, .12, c, soft=.05, at=(x, y, 0))
shoot("set", lift=46, azimuth=-12)
