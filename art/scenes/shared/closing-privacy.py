"""A large question mark, with an open letter, a pencil and a key around it."""
from kit.coil import write
from kit.desk import envelope, mug, steam
from kit.ground import plinth
from kit.nature import cactus
from kit.signs import bubble, key
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pencil

plinth("lilac", radius=2.9)
with upright(.1, .5, .1, turn=-6):
    write("?", 2.9, "coral", weight=.15)
with upright(-1.55, -.7, 0, tilt=-12, turn=14, size=.78):
    envelope("sun", "amber")
with place(1.75, -.55, roll=16, size=.95):
    pencil("teal", 1.9)
with place(.35, -1.75, .12):
    with upright(0, 0, 0, tilt=-86, turn=40, size=.62):
        key("sky")
with place(-1.75, 1.2, size=.85):
    cactus("violet")
with place(1.9, .9, size=.75):
    mug("sky", handle=1)
    steam()
with upright(1.75, .3, 2.55, turn=-12, size=.9):
    bubble("teal", 1.5, 1.05)
shoot("hero")
