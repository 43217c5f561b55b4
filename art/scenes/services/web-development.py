"""Front and back end: a browser window, servers and databases behind it, gears."""
from kit.coil import tube, write
from kit.devices import browser, database, laptop, server
from kit.form import gear
from kit.ground import plinth
from kit.mesh import ball
from kit.nature import cactus, cloud
from kit.screens import code, dashboard
from kit.desk import mug
from kit.space import place, upright
from kit.stage import shoot

plinth("teal", "cream")
with place(-.25, -.55, turn=10, size=.95):
    laptop(code())
with place(-1.2, 1.25):
    browser(dashboard("sky", "teal", "sun", "coral", "cream"), 3.0, 2.35, "coral", turn=8)
with place(1.5, .9, turn=-14, size=.95):
    server("violet", "leaf", 5)
with place(2.15, -.75, size=.62):
    database("sun", 3)
tube([(2.1, -.3, .2), (2.5, .1, .1), (2.25, .6, .15)], .05, "coral")
with upright(.3, 1.0, 2.85, turn=-4):
    gear(.64, .2, "lilac", teeth=8)
    gear(.4, .24, "coral", teeth=7, at=(.86, .42, 0), turn=16)
with place(1.85, .6, 3.35, size=.72):
    cloud("sky")
with place(-2.35, -.45):
    mug("lilac")
with place(-1.85, -1.5, size=.75):
    cactus("coral")
with upright(1.25, -1.85, .05, tilt=-18, turn=-8):
    write("</>", .62, "coral", weight=.13)
ball(.17, "sun", at=(-2.5, .8, 3.0))
shoot("hero")
