"""An app for one maker's devices: a phone and the watch that belongs to it."""
from kit.devices import phone
from kit.form import heart
from kit.ground import pebble
from kit.mesh import ball, slab
from kit.screens import app
from kit.space import place, upright
from kit.stage import shoot


def watch(strap="sun", case="ink"):
    """A watch that stands on its strap, .8 wide, 1.9 tall."""
    for y in (.32, 1.58):
        slab(.56, .72, .16, strap, r=.14, soft=.06, at=(0, y, -.1))
    slab(.84, .96, .3, case, r=.26, soft=.1, at=(0, .95, -.15))
    slab(.68, .8, .04, "night", r=.2, soft=.015, at=(0, .95, .14))
    ball(.1, "coral", stretch=(.6, 1, 1), at=(.46, 1.08, 0))
    with place(0, .8, .19):
        heart(.46, .1, "coral")


pebble("sky")
with place(-.42, .12):
    phone(app("sky", ("coral", "teal", "sun"), "ink"), body="violet", turn=12, lean=8, size=1.1)
with upright(.78, -.45, .3, tilt=-12, turn=-16, size=.82):
    watch()
shoot("tile")
