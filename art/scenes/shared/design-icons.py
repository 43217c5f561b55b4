"""A board with four icons."""
from kit.coil import tube
from kit.form import heart, star
from kit.ground import pebble
from kit.mesh import ring, slab
from kit.signs import check
from kit.space import place, upright
from kit.stage import shoot

pebble("lilac")
with upright(0, .15, .08, tilt=-10, turn=6):
    slab(2.0, 2.0, .2, "white", r=.28, soft=.08, at=(0, 1.0, -.1))
    for i, color in enumerate(("coral", "teal", "sun", "sky")):
        slab(.78, .78, .14, color, r=.2, soft=.06, at=(-.45 + .9 * (i % 2), 1.45 - .9 * (i // 2), .1))
    with place(0, 0, .24):
        heart(.42, .12, "cream", at=(-.45, 1.45, 0))
        star(.25, .12, "cream", at=(.45, 1.45, 0))
        tube([(-.45, .74, .05), (-.45, .58, .05), (-.33, .5, .05)], .045, "ink")
        ring(.24, .05, "ink", at=(-.45, .56, .04))
        check(.46, "ink", .13, at=(.45, .56, .05))
shoot("tile")
