"""A letter arrives: an open envelope, a paper plane, speech bubbles."""
from kit.coil import tube
from kit.desk import envelope, mug, paper_plane
from kit.devices import phone
from kit.form import heart
from kit.ground import plinth
from kit.mesh import ball
from kit.nature import cactus
from kit.screens import lines, tile
from kit.signs import bubble
from kit.space import place, upright
from kit.stage import shoot


def chat(w, h):
    """A chat."""
    for i, color in enumerate(("lilac", "coral", "lilac", "teal")):
        tile(w * (-.1 if i % 2 == 0 else .1), h * (.34 - i * .2), w * .68, h * .14, color, .1, .1)
    lines(0, -h * .4, w * .7, 1, "grey")


plinth("coral")
with upright(-.35, .5, 0, tilt=-10, turn=10):
    envelope("sun", "amber", width=3.2)
with place(1.85, -.7):
    phone(chat, turn=-20, lean=12, body="teal")
with place(-2.1, -1.1):
    mug("teal")
with place(-.3, -1.9):
    cactus("lilac")
with upright(-2.3, .4, 2.75, turn=14):
    bubble("lilac", 1.5, 1.05)
with upright(1.35, .2, 3.2, turn=-10):
    bubble("teal", 1.25, .9, dots=None, side=1)
    heart(.55, .16, "cream", at=(0, .0, .14))
with place(2.55, .0, 2.35, tilt=18, turn=-58):
    paper_plane("white", "sky")
tube([(1.5, 1.4, 1.3), (1.7, 1.0, 2.0), (2.1, .4, 2.15)], .035, "sky")
ball(.18, "sun", at=(2.7, -.9, 1.6))
shoot("hero")
