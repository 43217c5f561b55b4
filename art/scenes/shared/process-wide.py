"""The six steps in a row, joined by one coil: listen, prototype, design, test, launch, deliver."""
from kit.coil import tube, write
from kit.desk import clipboard
from kit.draw import brush, palette
from kit.ground import pebble
from kit.mesh import slab
from kit.nature import cloud
from kit.screens import wire
from kit.signs import bubble, key, magnifier, rocket
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import lump
from kit.trade import parcel


def where(step):
    """Where step i stands: odd steps higher and further back, so that the row fills the strip."""
    side = (-1) ** (step + 1)
    return (step - 2.5) * 1.85, .55 * side, .42 * side


def stand(step, color):
    """The place of one step, and the colour of its pebble."""
    return place(*where(step)), color


for step in range(5):
    (x, y, z), (u, v, w) = where(step), where(step + 1)
    tube([(x + .5, y, z - .2), (u - .5, v, w - .2)], .12, "sand")
spot, color = stand(0, "coral")
with spot:
    pebble(color, 2.1, 1.8)
    with upright(-.25, .2, 1.0, turn=10, size=.9):
        bubble("lilac", 1.4, 1.05)
    with upright(.42, -.25, .7, turn=-10, size=.8):
        bubble("sun", 1.1, .9, dots=None, side=1)
        write("?", .5, "ink", y=-.25, z=.17, weight=.14)
spot, color = stand(1, "sky")
with spot:
    pebble(color, 2.1, 1.8)
    with upright(-.25, .2, 0, tilt=-10, turn=10, size=.9):
        slab(1.35, 1.85, .1, "white", r=.12, soft=.04, at=(0, .92, 0))
        with place(0, .92, .1):
            wire("smoke")(1.3, 1.7)
    with place(.55, -.35, size=.7):
        lump("terracotta")
spot, color = stand(2, "lilac")
with spot:
    pebble(color, 2.1, 1.8)
    with upright(-.1, .2, .85, tilt=-6, turn=6, size=.95):
        palette("white")
    with place(.6, -.3, roll=14, size=.75):
        brush("teal", 2.0, "coral")
spot, color = stand(3, "sun")
with spot:
    pebble(color, 2.1, 1.8)
    with upright(-.2, .25, 0, tilt=-10, turn=8, size=.9):
        clipboard("teal", 3, "coral")
    with upright(.42, -.35, .85, tilt=-6, turn=-6, size=.65):
        magnifier("violet", "sky", .62)
spot, color = stand(4, "teal")
with spot:
    pebble(color, 2.1, 1.8)
    with place(.05, 0, .35, roll=8, size=.76):
        rocket("white", "coral", "sky")
    for x, y, s in ((0, 0, .5), (-.42, -.2, .36), (.4, -.25, .4)):
        with place(x, y, .24 * s):
            cloud("cream", .72 * s)
spot, color = stand(5, "violet")
with spot:
    pebble(color, 2.1, 1.8)
    with place(-.1, .15, turn=22, size=.86):
        parcel("sun", "coral", size=1.35)
    with upright(.66, -.4, .58, tilt=-16, turn=-18, size=.52):
        key("teal")
shoot("strip")
