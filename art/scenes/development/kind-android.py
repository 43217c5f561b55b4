"""An app for phones from many makers: three of different sizes, the smallest with a weak signal."""
from kit.devices import phone
from kit.ground import pebble
from kit.screens import app, tile
from kit.space import place, upright
from kit.stage import shoot


def signal(w, h):
    """Four bars, two of them full."""
    for i in range(4):
        height = h * (.12 + i * .11)
        tile(-w * .33 + i * w * .22, -h * .2 + height / 2, w * .14, height, "leaf" if i < 2 else "grey", .1, .03)


pebble("leaf", 2.9)
with place(-.86, .3):
    phone(app("leaf", ("sun", "coral", "lilac"), "ink"), body="ink", turn=16, lean=7, size=1.06)
with place(.12, -.02):
    phone(app("coral", ("leaf", "sun"), "teal"), body="coral", turn=2, lean=8, size=.88)
with place(.96, -.3):
    phone(signal, body="violet", turn=-14, lean=9, size=.68)
shoot("tile")
