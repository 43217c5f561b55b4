"""A desk that waits for someone: the chair turned out, the lamp on, a badge with no name."""
from kit.coil import tube
from kit.desk import books, lamp, mug
from kit.devices import keyboard, monitor, mouse
from kit.ground import plinth
from kit.mesh import ball, slab
from kit.nature import plant
from kit.room import chair, desk
from kit.screens import code
from kit.signs import bubble
from kit.coil import write
from kit.space import place, upright
from kit.stage import shoot

plinth("coral", "cream", 3.4)
with place(-.1, .75):
    desk("wood", 3.9, 1.5, drawers="teal")
    with place(0, .15, 1.3):
        with place(-.3, .2, size=.92):
            monitor(code(), turn=6)
        with place(-.2, -.48, turn=3, size=.8):
            keyboard()
        with place(.9, -.5):
            mouse("coral")
        with place(1.45, .2, size=.92):
            lamp("sun")
        with place(-1.5, -.15, size=.72):
            books(("coral", "lilac", "sun"))
        with place(-1.5, -.15, .54, size=.62):
            mug("teal")
        # The badge, its name left empty.
        with place(1.35, -.42, .02, turn=-14):
            slab(.5, .68, .05, "white", r=.08, soft=.02)
            slab(.26, .26, .06, "lilac", r=.12, soft=.02, at=(0, .06, .02))
            slab(.34, .07, .06, "coral", r=.03, soft=.02, at=(0, -.2, .02))
            tube([(0, .34, .05), (-.2, .55, .03), (.1, .7, .03), (.3, .5, .03), (0, .34, .05)], .03, "coral")
with place(-.2, -1.15, turn=150):
    chair("lilac")
with place(2.3, -.55):
    plant("sky", height=1.6)
with place(-2.3, -.5, turn=16):
    slab(.9, .9, .7, "sun", r=.12, soft=.08)
    slab(.92, .16, .72, "coral", r=.03, soft=.02)
    with place(0, 0, .7, size=.5):
        plant("teal", height=1.1)
with upright(-1.85, .7, 3.55, turn=8):
    bubble("teal", 1.7, 1.15, dots=None)
    write("{ }", .6, "white", y=-.3, z=.17, weight=.15)
ball(.2, "sun", at=(1.75, .9, 3.6))
shoot("hero", lift=22)
