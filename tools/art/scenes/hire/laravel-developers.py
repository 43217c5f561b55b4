"""Coral frames of boxes stacked into a tower: a framework one can see through."""
from kit.coil import tube
from kit.desk import mug
from kit.devices import database, laptop
from kit.ground import plinth
from kit.mesh import ball, slab
from kit.nature import plant
from kit.screens import code
from kit.signs import key
from kit.space import place, upright
from kit.stage import shoot


def frame(size=1.0, color="coral", beam=.085):
    """A box of rolled beams, standing."""
    h = size / 2
    for z in (beam, size - beam):
        tube([(-h, -h, z), (h, -h, z), (h, h, z), (-h, h, z)], beam, color, smooth=False, closed=True)
    for x in (-h, h):
        for y in (-h, h):
            tube([(x, y, beam), (x, y, size - beam)], beam, color)
            ball(beam * 1.25, color, at=(x, y, beam))
            ball(beam * 1.25, color, at=(x, y, size - beam))


plinth("brick", "cream")
with place(-.85, .7, turn=32):
    for x, z, color in ((-.62, 0, "coral"), (.62, 0, "coral"), (-.62, 1.22, "coral"), (.62, 1.22, "coral"), (-.62, 2.44, "coral")):
        with place(x, 0, z):
            frame(1.18, color)
    slab(.7, .7, .7, "sun", r=.16, soft=.12, at=(-.62, 0, .2))
    slab(.7, .7, .7, "lilac", r=.16, soft=.12, at=(.62, 0, 1.42))
    ball(.36, "teal", at=(.62, 0, .58))
    ball(.36, "sky", at=(-.62, 0, 1.8))
with place(1.05, -.85, turn=-14, size=.95):
    laptop(code(("coral", "sun", "lilac", "mint", "sky")))
with place(2.0, .85, size=.75):
    database("teal", 3)
with place(-2.2, -.95):
    mug("sky")
with place(-1.1, -1.6, size=.62):
    plant("lilac", height=1.2)
with upright(1.55, .7, 2.95, tilt=-4, turn=-16, size=.62):
    key("sun")
ball(.18, "lilac", at=(2.5, .3, 2.3))
shoot("hero")
