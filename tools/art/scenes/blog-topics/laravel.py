"""Large open boxes."""
from kit.coil import tube
from kit.desk import mug
from kit.mesh import ball, slab
from kit.nature import plant
from kit.show import podium
from kit.space import place
from kit.stage import shoot

podium("coral", "brick", "cream", 1.9)


def frame(size, color, beam):
    """A box of rolled beams, standing."""
    h = size / 2
    for z in (beam, size - beam):
        tube([(-h, -h, z), (h, -h, z), (h, h, z), (-h, h, z)], beam, color, smooth=False, closed=True)
    for x in (-h, h):
        for y in (-h, h):
            tube([(x, y, beam), (x, y, size - beam)], beam, color)
            for z in (beam, size - beam):
                ball(beam * 1.25, color, at=(x, y, z))


for x, y, z, s, color in ((-.75, .1, 0, 1.4, "brick"), (.75, .1, 0, 1.4, "brick"), (-.75, .1, 1.45, 1.4, "brick")):
    with place(x, y, z, turn=24):
        frame(s, color, .11)
with place(-.75, .1, .24, turn=24):
    slab(.76, .76, .76, "sun", r=.16, soft=.12)
ball(.42, "teal", at=(.75, .1, .66))
ball(.42, "lilac", at=(-.75, .1, 2.1))
with place(-3.0, .1, -.62):
    mug("sky")
with place(2.95, .2, -.62, size=.95):
    plant("sun", height=1.3)
shoot("cover", lift=13)
