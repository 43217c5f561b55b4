"""A shop front that stands on a phone."""
from kit.devices import phone
from kit.form import heart
from kit.mesh import slab
from kit.screens import graph
from kit.show import bench
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import coins, shop_front

bench("coral", "cream", 6.4, 2.6)
with place(-.2, .15, 0, turn=12):
    slab(2.3, 1.75, .24, "ink", r=.3, soft=.09)
    slab(2.05, 1.5, .04, "white", r=.2, soft=.015, at=(0, 0, .23))
    with place(0, .05, .27, size=.72):
        shop_front("white", ("teal", "cream"), "sun")
with place(-2.2, .0):
    coins(5, "sun", .42)
with place(-1.75, -.7):
    coins(2, "sun", .42)
with place(2.0, .1):
    phone(graph("coral", "ink", "lilac"), body="teal", turn=-16, lean=8, size=1.1)
with upright(1.15, -.75, .32, turn=-10):
    heart(.56, .2, "sun")
shoot("cover")
