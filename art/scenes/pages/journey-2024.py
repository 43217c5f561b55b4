"""2024: the whole studio: desks, shelves, the kiln and the dog."""
from kit.devices import monitor
from kit.ground import board
from kit.mesh import slab
from kit.nature import bed, dog, plant
from kit.room import chair, desk, shelf, window
from kit.screens import code, dashboard
from kit.signs import trophy
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import kiln, pot, vase

board("teal", 6.6, 4.2, .34, .7)
slab(6.4, .22, 3.6, "mist", r=.1, soft=.06, at=(0, 1.9, 0))
with upright(.3, 1.78, 2.4):
    window(1.5, 1.4)
with place(-2.1, .7, size=.72):
    kiln("coral")
for i, (x, y) in enumerate(((.2, .75), (2.05, .75))):
    with place(x, y, size=.8):
        desk("wood", 1.9, 1.0)
        with place(0, .1, 1.3, size=.52):
            monitor((code(), dashboard())[i])
    with place(x, y - .95, size=.72):
        chair(("sun", "violet")[i], turn=180)
with place(2.1, 1.6, 2.35):
    shelf(1.7, "white")
    for i, x in enumerate((-.55, 0, .55)):
        with place(x, 0, size=.34):
            if i == 1:
                trophy("sun")
            else:
                vase(("coral", "sun", "teal")[i])
with place(-.9, -1.15, size=.5):
    bed("violet", "cream")
    with place(0, 0, .18):
        dog()
with place(2.75, -.9, size=.75):
    plant("coral", height=1.4)
with place(-2.5, -.95, size=.7):
    pot("sun", "coral", 1)
shoot("year", lift=22)
