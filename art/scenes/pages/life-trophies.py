"""The shelf by the door: five awards, and a cup won at carrom."""
from kit.coil import tube
from kit.desk import books
from kit.form import star
from kit.ground import wall
from kit.mesh import disc, slab
from kit.nature import plant
from kit.room import bunting, picture, shelf, stool
from kit.signs import medal, shield, trophy
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import vase

wall("sun", "wood", depth=1.2, skirting="white")
for k, z in enumerate((1.2, 3.1)):
    with place(0, .95, z, size=1.0):
        shelf(5.4, "white", .9)
with place(-1.75, .85, 3.1, size=.72):
    trophy("sun", "ink")
with place(-.05, .85, 3.1, size=.85):
    trophy("lilac", "ink")
with place(1.6, .85, 3.1):
    disc(.4, .2, "ink", soft=.06)
    tube([(0, 0, .2), (0, 0, .6)], .08, "ink")
    with upright(0, 0, 1.0):
        star(.56, .24, "teal")
with place(-1.9, .85, 1.2):
    disc(.5, .18, "wood", soft=.06)
    with upright(0, -.12, 1.0, tilt=-4, size=.62):
        medal("sun", "teal", 14, "check")
with place(-.55, .85, 1.2, size=.9):
    vase("lilac", 1.35, band="sun")
with place(.6, .85, 1.2):
    slab(.8, .5, .18, "ink", r=.1, soft=.05)
    with upright(0, 0, .72, turn=-8):
        shield("coral", "white", 1.1)
with place(1.85, .85, 1.2, size=.8):
    high = books(("coral", "teal", "violet"))
    with place(0, 0, high, size=.6):
        trophy("teal", "wood")
with upright(-1.7, 1.1, 5.35):
    picture("coral", 1.1, 1.2, "wood", "teal")
with upright(1.7, 1.1, 5.35):
    picture("lilac", 1.1, 1.2, "wood", "coral")
with upright(0, 1.1, 5.6):
    bunting(2.1, 4, .2, ("coral", "white", "teal", "lilac"))
with place(2.5, -.1):
    plant("teal", height=1.2)
with place(-2.5, 0):
    stool("lilac", .85)
shoot("normal", lift=6)
