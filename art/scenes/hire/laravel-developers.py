"""A tower of open coral boxes, with one more coming down."""
from kit.coil import tube
from kit.desk import mug
from kit.devices import database, laptop
from kit.ground import plinth
from kit.mesh import ball, slab
from kit.nature import plant
from kit.screens import code
from kit.space import place
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
with place(-1.05, .85, turn=24):
    for x, z, color in ((-.62, 0, "coral"), (.62, 0, "coral"), (-.62, 1.22, "coral"), (.62, 1.22, "coral"), (-.62, 2.44, "coral")):
        with place(x, 0, z):
            frame(1.18, color)
    slab(.7, .7, .7, "sun", r=.16, soft=.12, at=(-.62, 0, .2))
    slab(.7, .7, .7, "lilac", r=.16, soft=.12, at=(.62, 0, 1.42))
    ball(.36, "teal", at=(.62, 0, .58))
    ball(.36, "sky", at=(-.62, 0, 1.8))
    slab(.7, .7, .7, "mint", r=.16, soft=.12, at=(-.5, 0, 3.02), tilt=8, roll=-16)
with place(1.3, -.9, turn=-14, size=.85):
    laptop(code(("coral", "sun", "lilac", "mint", "sky")))
with place(2.1, 1.15, size=.85):
    database("teal", 5)
with place(-1.85, -1.3, size=.75):
    plant("lilac", height=1.1)
with place(-.6, -1.85, size=.9):
    mug("sky")
shoot("hero")
