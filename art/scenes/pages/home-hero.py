"""A product on the potter's wheel: a laptop, a phone, tools, and ideas in the air."""
from kit.coil import write
from kit.desk import mug, steam
from kit.devices import laptop, phone
from kit.form import cursor
from kit.ground import plinth
from kit.mesh import ball, ring, slab
from kit.nature import plant
from kit.screens import app, dashboard
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pot, tools_in_pot

plinth("lilac")
with place(-.3, .2, turn=20):
    laptop(dashboard())
with place(1.62, -1.3):
    phone(app(), turn=-14, lean=12)
with place(-2.2, -1.2):
    mug("coral")
    with place(z=.78):
        steam(.7)
with place(2.05, 1.1):
    plant("teal", height=1.5)
with place(-2.15, 1.0):
    tools_in_pot("sky", ("coral", "sun", "lilac"))
with place(.35, -2.0):
    pot("terracotta", "cream", .62)
with upright(-2.2, .6, 2.75, turn=12):
    write("{ }", .8, "coral", weight=.11)
with upright(1.85, -.2, 3.35, turn=-14):
    cursor(.75, "sun", .2)
ball(.2, "coral", at=(1.15, 1.2, 3.3))
ring(.34, .13, "sky", at=(-2.75, -.9, 1.75), tilt=62, roll=20)
slab(.5, .5, .5, "lilac", r=.14, soft=.13, at=(2.75, -.5, 1.95), tilt=30, turn=35)
shoot("hero")
