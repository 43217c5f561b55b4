"""2019: one long table with eight chairs."""
from kit.coil import tube
from kit.desk import mug
from kit.devices import laptop
from kit.ground import board
from kit.mesh import slab
from kit.nature import plant
from kit.room import chair
from kit.screens import code, dashboard
from kit.space import place
from kit.stage import shoot

board("blush", 6.2, 3.6, .3, .9)
slab(5.0, 1.3, .16, "wood", r=.3, soft=.06, at=(0, .1, 1.1))
for x in (-2.0, 2.0):
    for y in (-.3, .5):
        tube([(x, y, .05), (x, y, 1.1)], .08, "wood")
for i, x in enumerate((-1.9, -.65, .65, 1.9)):
    with place(x, .3, 1.26, turn=(6, -4, 4, -6)[i], size=.34):
        laptop((code(), dashboard(), code(), dashboard())[i])
    with place(x, -1.05, size=.66):
        chair(("coral", "sun", "teal", "violet")[i], turn=180)
    with place(x, 1.25, size=.66):
        chair(("teal", "violet", "coral", "sun")[i])
for i, x in enumerate((-1.25, 1.3)):
    with place(x, -.25, 1.26, size=.32):
        mug(("coral", "teal")[i])
with place(0, -.2, 1.26, size=.4):
    plant("sun", height=1.0)
shoot("year", lift=28)
