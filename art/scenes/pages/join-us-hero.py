"""An open door: a mat, light inside, a key on a hook, boots on the step."""
from kit.coil import tube, write
from kit.feast import cup
from kit.ground import board
from kit.mesh import slab
from kit.nature import plant, trailing
from kit.desk import steam
from kit.play import boot
from kit.room import bunting, door, stool, window
from kit.signs import key
from kit.space import place, upright
from kit.stage import shoot

board("lilac", 7.2, 4.4, .5, 1.2)
with place(0, .9):
    slab(6.2, .36, 4.5, "mint", r=.3, soft=.14, at=(0, .34, 0))
    with upright(0, .14, 1.6):
        slab(1.7, 3.1, .03, "butter", r=.06, soft=.01, finish="glow")
    with place(size=1.1):
        door("coral", "white", 64)
    with upright(-2.1, .12, 2.35):
        window(1.35, 1.6)
    with upright(2.1, -.02, 2.35, size=.62):
        key("sun")
    tube([(2.1, .2, 3.05), (2.1, -.05, 3.02), (2.1, -.05, 3.12)], .05, "ink")
    with upright(0, .05, 4.35):
        bunting(6.0, 11, .45)
with place(0, -1.0):
    slab(2.2, 1.2, .12, "teal", r=.16, soft=.05)
    slab(1.9, .9, .14, "leaf", r=.1, soft=.03)
    with place(0, -.3, .16):
        write("{ }", .6, "cream", weight=.12)
with place(-2.35, -.1, turn=26):
    plant("sun", height=1.6)
with place(2.3, -.2):
    stool("sky", .85)
    with place(0, 0, .85):
        cup("coral", "amber")
        with place(z=.42, size=.7):
            steam(.7)
with place(-2.1, .85, 1.58, size=.55):
    trailing("coral", .8)
for x, turn in ((1.45, -64), (1.85, -78)):
    with place(x, -1.05, turn=turn, size=.52):
        boot("wood")
shoot("hero", lift=17)
