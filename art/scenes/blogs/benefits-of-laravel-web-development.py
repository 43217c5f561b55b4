"""A tower of open boxes, with something in each."""
from kit.coil import tube
from kit.desk import mug
from kit.devices import laptop
from kit.mesh import ball, slab
from kit.screens import code
from kit.show import bench
from kit.space import place
from kit.stage import shoot

bench("brick", "cream", 6.4, 2.4)


def frame(size, color, beam=.08):
    """A box of rolled beams, standing."""
    h = size / 2
    for z in (beam, size - beam):
        tube([(-h, -h, z), (h, -h, z), (h, h, z), (-h, h, z)], beam, color, smooth=False, closed=True)
    for x in (-h, h):
        for y in (-h, h):
            tube([(x, y, beam), (x, y, size - beam)], beam, color)
            for z in (beam, size - beam):
                ball(beam * 1.25, color, at=(x, y, z))


for x, z, turn in ((-2.1, 0, 20), (-.95, 0, 20), (-1.55, 1.02, 24)):
    with place(x, .2, z, turn=turn):
        frame(.98, "coral")
with place(-2.1, .2, .16, turn=20):
    slab(.5, .5, .5, "sun", r=.12, soft=.09)
ball(.3, "teal", at=(-.95, .2, .46))
with place(-1.55, .2, 1.18, turn=24):
    slab(.5, .5, .5, "lilac", r=.12, soft=.09)
with place(1.25, .1, turn=-12, size=.92):
    laptop(code(("coral", "sun", "lilac", "mint", "sky")))
with place(.15, -.75):
    mug("sun")
shoot("cover")
