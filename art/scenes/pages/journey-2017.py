"""2017: a room with a window and three desks."""
from kit.devices import monitor
from kit.ground import board
from kit.mesh import slab
from kit.nature import plant
from kit.room import chair, desk, picture, window
from kit.screens import code, dashboard
from kit.space import place, upright
from kit.stage import shoot

board("butter", 5.6, 3.6, .3, .6)
slab(5.4, .22, 3.2, "mint", r=.1, soft=.06, at=(0, 1.6, 0))
with upright(0, 1.48, 2.1):
    window(1.7, 1.4)
for i, x in enumerate((-1.75, 0, 1.75)):
    with place(x, .75, size=.82):
        desk("wood", 1.8, 1.0)
        with place(0, .1, 1.3, size=.5):
            monitor((code(), dashboard(), code())[i])
    with place(x, -.25, size=.75):
        chair(("coral", "sun", "violet")[i], turn=180)
with place(2.3, -.9, size=.8):
    plant("coral", height=1.4)
with upright(-1.9, 1.48, 2.3):
    picture("coral", .7, .85)
shoot("year", lift=20)
