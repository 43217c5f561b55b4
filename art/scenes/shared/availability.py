"""A desk with two mugs, a lamp that is on and a free chair: the studio has time for you."""
from kit.desk import lamp, mug, steam
from kit.devices import laptop
from kit.ground import plinth
from kit.nature import plant
from kit.room import chair, desk
from kit.screens import code
from kit.signs import bubble
from kit.space import place, upright
from kit.stage import shoot

plinth("lilac", radius=3.0)
with place(0, .75):
    desk("wood", width=4.3, depth=1.5, legs="ink")
    with place(-1.0, .05, 1.3, turn=12, size=.66):
        laptop(code(("sun", "coral", "sky", "teal", "lilac")), body="grey")
    with place(1.6, .2, 1.3, size=.85):
        lamp("coral", turn=20)
    with place(.2, -.3, 1.3, size=.55):
        mug("teal")
        steam()
    with place(.85, -.1, 1.3, size=.55):
        mug("sun")
        steam()
with place(.95, -1.2, size=1.1):
    chair("coral", turn=150)
with place(-1.75, -1.2, size=.8):
    plant("sun")
with upright(-2.35, .5, 3.3, turn=12):
    bubble("teal", 1.6, 1.1, side=1)
with upright(.35, .5, 3.55, turn=-8):
    bubble("sky", 1.2, .85)
shoot("hero")
