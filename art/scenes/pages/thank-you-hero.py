"""The message has arrived: a wrapped parcel, tea, confetti."""
from kit.coil import tube
from kit.feast import cup, teapot
from kit.desk import steam
from kit.form import heart, star
from kit.ground import plinth
from kit.mesh import ball, ring, slab
from kit.signs import bubble, check
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import parcel

plinth("sun", "white")
with place(.25, .6, turn=24):
    parcel("lilac", "coral", size=1.9)
with place(-2.15, -.1, size=.92):
    teapot("teal", "sun")
with place(-1.1, -1.5):
    cup("white", "amber")
    with place(z=.42, size=.8):
        steam(.7)
with place(1.75, -1.3):
    cup("coral", "amber")
with upright(1.8, .6, 3.0, turn=-14):
    bubble("teal", 1.9, 1.35, dots=None)
    check(1.0, "white", .14, at=(0, 0, .2))
with upright(-1.7, .4, 2.75, turn=12):
    heart(1.0, .3, "coral")
# Placed by hand, so that no piece covers the heart, the tick or the parcel.
CONFETTI = [(-2.75, 3.35), (-2.95, 2.3), (-2.3, 3.75), (-.75, 3.6), (-.85, 2.55), (-.35, 3.0), (.5, 2.75), (.95, 3.9), (3.05, 3.75), (3.2, 2.75), (2.75, 2.05), (-2.2, 2.0)]
for i, (x, z) in enumerate(CONFETTI):
    at = (x, .3, z)
    color = ("coral", "sun", "teal", "lilac", "sky")[i % 5]
    if i % 4 == 0:
        ring(.13, .05, color, at=at, tilt=50 + i * 20)
    elif i % 4 == 1:
        ball(.1, color, at=at)
    elif i % 4 == 2:
        slab(.26, .12, .07, color, r=.05, soft=.03, at=at, tilt=i * 30, turn=i * 50)
    else:
        with place(*at, turn=i * 40, tilt=i * 15):
            tube([(-.18, 0, 0), (-.06, 0, .1), (.06, 0, -.08), (.18, 0, .05)], .045, color)
with upright(.3, .2, 3.35, turn=10):
    star(.3, .16, "sun")
shoot("hero")
