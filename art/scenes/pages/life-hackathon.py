"""A hackathon at two in the morning: one table, four screens, the last slice of pizza."""
from kit.coil import tube, write
from kit.desk import mug
from kit.devices import laptop, phone
from kit.ground import wall
from kit.mesh import disc, slab
from kit.nature import plant
from kit.play import moon, pizza_box, string_lights
from kit.room import chair, pendant, window
from kit.screens import app, code, dashboard
from kit.space import place, upright
from kit.stage import glow, room, shoot

wall("ink", "violet", depth=3.0)
room(disc(4.6, .05, "lilac", soft=.02, at=(0, 0, 0)))
slab(6.4, 2.5, .2, "wood", r=.9, soft=.08, at=(0, 0, 1.1))
for x in (-2.5, 2.5):
    for y in (-.8, .8):
        tube([(x, y, .05), (x * .97, y, 1.1)], .1, "cream")
for x, y, turn, screen in ((-2.15, -.1, 22, code()), (-.45, .45, 4, dashboard()), (2.2, 0, -24, code(("coral", "sun", "mint", "sky", "lilac")))):
    with place(x, y, 1.3, turn=turn, size=.62):
        laptop(screen)
        glow(0, -.4, 1.2, (.75, .85, 1), 9)
with place(.95, -.25, 1.3, turn=-8, size=.78):
    pizza_box("white")
with place(-1.3, -.85, 1.3, size=.5):
    mug("coral")
with place(1.75, -.85, 1.3, size=.5):
    mug("teal", handle=1)
with place(.1, -1.15, 1.34, size=.5, turn=-16):
    phone(app(), lean=84)
with place(-.1, .3, 3.5, size=.9):
    pendant("sun")
    glow(0, 0, -.15, energy=45)
for x, turn, color in ((-2.4, 30, "coral"), (2.5, -30, "teal"), (0, 0, "sun")):
    with place(x, -1.75, size=.95):
        chair(color, turn=180 + turn)
with upright(-3.1, 2.9, 3.4):
    window(2.0, 2.0, "night", "white")
    with place(.5, .49, .03, size=.62):
        moon(.5)
with upright(3.1, 2.9, 3.3):
    slab(2.3, 1.7, .1, "white", r=.12, soft=.04)
    write("48", .9, "coral", y=-.45, z=.16, weight=.13)
with upright(0, 2.6, 5.2):
    string_lights(9.5, 15, .45)
for x in (-3, -1, 1, 3):
    glow(x, 2.0, 4.0, energy=18)
with place(-4.1, 1.6):
    plant("coral", height=1.6)
with place(4.1, 1.6):
    plant("sun", height=1.6)
shoot("wide", lift=14, power=.42, sky=.35)
