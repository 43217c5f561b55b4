"""Three free chairs in a row under bunting, each with something left on it for who comes."""
from kit.desk import books
from kit.ground import board
from kit.mesh import slab
from kit.nature import dog, plant
from kit.play import cap, rucksack
from kit.room import bunting, chair, shelf, window
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import vase

board("violet", 6.6, 4.0, .34, .7)
slab(6.4, .22, 3.9, "blush", r=.1, soft=.06, at=(0, 1.8, 0))
with upright(-1.75, 1.68, 2.35):
    window(1.7, 1.7)
with upright(.2, 1.62, 3.75):
    bunting(5.6, 9, .45)
with place(1.7, 1.5, 2.1):
    shelf(2.2, "white")
    with place(-.6, 0, size=.5):
        vase("teal")
    with place(.25, 0, size=.46):
        books()
    with place(.85, 0, size=.42):
        vase("sun", 1.1)
for x, turn, color in ((-2.05, 20, "coral"), (0, 0, "teal"), (2.05, -18, "sun")):
    with place(x, -.35, size=1.12):
        chair(color, turn=turn)
with place(-2.05, -.6, .95, size=.55):
    cap("sky")
with place(.0, -.55, .95, size=.44):
    books(("lilac", "sun", "coral"))
with place(2.05, -.5, .95, size=.44):
    rucksack("coral", "cream")
with place(2.75, 1.05, size=.8):
    plant("teal", height=1.5)
with place(-1.0, -1.5, size=.5):
    dog()
shoot("hero", lift=16)
