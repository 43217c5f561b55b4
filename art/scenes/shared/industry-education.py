"""A mortar board on a stack of books."""
from kit.coil import tube
from kit.desk import books
from kit.ground import pebble
from kit.mesh import ball, disc, slab
from kit.space import place
from kit.stage import shoot

pebble("sun")
with place(0, .1, size=.95):
    high = books(("teal", "coral", "lilac"), (10, -8, 4))
    with place(0, 0, high):
        disc(.42, .3, "violet", soft=.06, top=.36)
        with place(z=.28, turn=38):
            slab(1.35, 1.35, .1, "violet", r=.06, soft=.04)
        ball(.07, "coral", at=(0, 0, .41))
        tube([(0, 0, .42), (.45, -.45, .42), (.62, -.62, .36), (.62, -.64, .05)], .035, "coral")
        disc(.07, .2, "coral", top=.04, soft=.02, at=(.62, -.64, -.12))
shoot("tile", stands=True)
