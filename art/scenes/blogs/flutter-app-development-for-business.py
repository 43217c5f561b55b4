"""One app on three screens: a stack of sheets beside a phone, a tablet and a computer."""
from kit.devices import monitor, phone, tablet
from kit.mesh import slab
from kit.screens import app, dashboard
from kit.show import bench
from kit.space import place, upright
from kit.stage import shoot

bench("azure", "cream", 6.4, 2.4)
with place(-2.15, .05):
    phone(app("sky", ("sun", "coral", "lilac"), "azure"), turn=14, lean=8)
with place(0, .25, size=.95):
    tablet(app("sky", ("sun", "coral", "lilac"), "azure"), body="white", turn=0)
with place(2.05, .15, turn=-14, size=.78):
    monitor(dashboard("sky", "azure", "sun", "coral"))
for i, color in enumerate(("sky", "azure", "ink")):
    with upright(-1.05 + i * .26, -.75, .34 + i * .0, turn=8, tilt=-8):
        slab(.5, .62, .12, color, r=.1, soft=.05, roll=0, turn=-45)
shoot("cover")
