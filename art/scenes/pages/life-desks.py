"""Three desks on a weekday, each untidy in its own way."""
from kit.desk import books, lamp, mug
from kit.devices import keyboard, monitor, mouse
from kit.ground import wall
from kit.nature import plant
from kit.room import chair, desk, pendant, picture, window
from kit.screens import code, dashboard, shop
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import tools_in_pot

wall("mist", "sand", depth=2.0, skirting="white")
for i, x in enumerate((-3.9, 0, 3.9)):
    with place(x, .7):
        desk("wood", 3.3, 1.4, drawers=("teal", "coral", "sun")[i])
        with place(0, .1, 1.3, size=.9):
            with place(-.25, .1):
                monitor((code(), dashboard("teal", "coral", "sun", "violet"), shop(("coral", "sun", "sky", "teal", "lilac", "coral"), "ink", 3))[i], turn=(6, -4, 8)[i], face=("ink", "cream", "white")[i])
            with place(-.3, -.55, size=.75):
                keyboard()
            with place(.62, -.55, size=.8):
                mouse(("coral", "teal", "lilac")[i])
        with place(1.2, .2, 1.3, size=.8):
            if i == 1:
                books(("coral", "sun", "lilac"))
            else:
                lamp(("sun", "teal", "coral")[i])
        with place(-1.35, -.2, 1.3, size=.6):
            if i == 0:
                plant("coral", height=1.2)
            elif i == 1:
                mug("teal")
            else:
                tools_in_pot("lilac")
    with place(x + .15, -.75):
        chair(("coral", "lilac", "teal")[i], turn=(150, 200, 168)[i])
for i, x in enumerate((-2.0, 2.0)):
    with upright(x, 1.95, 3.25):
        window(1.5, 1.7)
with upright(-5.6, 1.95, 3.3):
    picture("sun", .9, 1.1, "wood", "coral")
with upright(5.6, 1.95, 3.3):
    picture("teal", .9, 1.1, "wood", "lilac")
for x, color in ((-3.9, "sun"), (0, "coral"), (3.9, "teal")):
    with place(x - .2, .2, 3.75, size=.8):
        pendant(color)
with place(-6.0, .9):
    plant("teal", height=1.5)
with place(6.0, .9):
    plant("coral", height=1.5)
shoot("wide", lift=9, lens=60, fill=1.06)
