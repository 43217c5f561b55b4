"""One kettle that serves a whole row of cups, none of which waits for another."""
from kit.coil import tube
from kit.feast import cup, kettle
from kit.ground import backdrop
from kit.mesh import disc, slab
from kit.desk import steam
from kit.signs import hexagon
from kit.space import place, upright
from kit.stage import shoot

with place(z=-.5):
    backdrop("leaf", depth=5, curve=2.5)
slab(8.6, 2.3, .3, "pine", r=.5, soft=.12, at=(0, 0, -.5))
slab(8.2, 1.9, .2, "cream", r=.4, soft=.08, at=(0, 0, -.2))
for i in range(13):
    with upright(-3.78 + i * .63, -1.16, -.33):
        disc(.13, .1, "ink", soft=.03)
colors = ("sun", "coral", "white", "lilac", "sky", "sun", "coral")
for i, color in enumerate(colors):
    if i == 1:
        continue
    with place(-3.1 + i * 1.05 + (.4 if i > 1 else -.25), -.15, 0, size=1.15):
        cup(color, "bark" if i < 5 else "cream")
        if i < 5:
            with place(0, 0, .3, size=.8):
                steam()
with place(-1.95, .35, 0):
    for z, r in ((0, .95), (.16, .8)):
        hexagon(r, .18, "teal", at=(0, 0, z))
    with place(0, 0, .34, size=1.55):
        kettle("coral")
shoot("cover", lift=15, azimuth=14, fill=.92)
