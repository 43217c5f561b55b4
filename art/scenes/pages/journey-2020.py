"""2020: the studio is a laptop on a kitchen table."""
from kit.desk import books, mug
from kit.devices import laptop
from kit.ground import board
from kit.mesh import disc, lathe
from kit.nature import cactus
from kit.room import stool
from kit.screens import app
from kit.space import place
from kit.stage import shoot
from kit.studio import bowl
from kit.wares import apple

board("sand", 4.6, 3.2, .3, .9)
disc(1.5, .14, "white", soft=.06, at=(0, .1, 1.15))
lathe([(0, 0), (.7, 0), (.72, .06), (.16, .18), (.13, 1.1), (.4, 1.18), (0, 1.18)], "wood", at=(0, .1, 0))
with place(-.15, .2, 1.29, turn=8, size=.58):
    laptop(app("teal", ("coral",), "sun"))
with place(.95, .35, 1.29):
    bowl("sky", .4)
    with place(-.1, 0, .2, size=.7):
        apple("coral")
    with place(.12, .05, .2, size=.66):
        apple("sun")
with place(.65, -.55, 1.29, size=.45):
    mug("coral", handle=1)
with place(-1.0, -.25, 1.29, size=.55):
    cactus("lilac")
with place(-1.55, -.55, turn=-40, size=.95):
    stool("coral", .85)
with place(1.75, -.45):
    stool("teal", .85)
    with place(0, 0, .85, size=.42, turn=40):
        books(("sun", "violet"))
shoot("year")
