"""2021: half of the team on the screen, half in the room."""
from kit.desk import mug
from kit.devices import monitor
from kit.ground import board
from kit.mesh import ball, slab
from kit.nature import plant
from kit.room import chair, desk
from kit.signs import bubble
from kit.space import place, upright
from kit.stage import shoot

board("lilac", 4.8, 3.0, .3, .9)
with place(0, .35):
    desk("wood", 3.4, 1.2, "wood")


def call(w, h):
    """A video call: six people, one of them speaking."""
    for i, color in enumerate(("coral", "sun", "teal", "lilac", "sky", "blush")):
        x, y = (i % 3 - 1) * w * .31, h * (.23 - .46 * (i // 3))
        slab(w * .28, h * .4, .07, color, r=.07, soft=.025, at=(x, y, 0))
        ball(w * .045, "cream", at=(x, y + h * .05, .09))
        slab(w * .15, h * .1, .06, "cream", r=.05, soft=.02, at=(x, y - h * .09, .06))


with place(0, .45, 1.3, size=.82):
    monitor(call, face="ink")
with place(-1.3, .15, 1.3, size=.5):
    plant("coral", height=1.1)
with place(1.25, .0, 1.3, size=.5):
    mug("teal", handle=1)
with upright(1.45, -.2, 2.55, turn=-10, size=.7):
    bubble("sun", 1.2, .9)
with place(0, -.85, size=.85):
    chair("coral", turn=175)
shoot("year")
