"""A large folded V."""
from kit.desk import books
from kit.form import cut, rounded
from kit.mesh import ball
from kit.nature import cactus
from kit.show import podium
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import tools_in_pot

podium("mint", "teal", "white", 1.9)
with upright(0, .15, .12, tilt=-3, turn=8):
    cut(rounded([(-1.9, 3.0), (-.92, 3.0), (0, 1.35), (.92, 3.0), (1.9, 3.0), (0, 0)], .12), .56, "leaf", soft=.15, at=(0, 0, -.28))
    cut(rounded([(-.92, 3.0), (-.36, 3.0), (0, 2.34), (.36, 3.0), (.92, 3.0), (0, 1.35)], .1), .64, "ink", soft=.13, at=(0, 0, -.28))
ball(.28, "coral", at=(-1.25, -.5, .28))
ball(.22, "sun", at=(1.3, -.45, .22))
with place(-3.0, .2, -.62, size=1.1):
    tools_in_pot("coral", ("teal", "sun", "lilac"))
with place(2.95, .2, -.62):
    books(("coral", "sun", "teal"))
    with place(0, 0, .73, size=.62):
        cactus("lilac")
shoot("cover", lift=12)
