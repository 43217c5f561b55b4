"""2018: the first client on another continent."""
from kit.coil import tube
from kit.desk import envelope, paper_plane
from kit.mesh import disc
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import suitcase
from kit.wares import globe

disc(1.8, .34, "sky", soft=.14, at=(0, 0, -.34))
with place(-.15, .1):
    globe("azure", "leaf", .95)
with place(1.15, -.35, 1.75, tilt=14, turn=-52, size=.8):
    paper_plane("white", "grey")
tube([(-1.35, -.6, .5), (-.9, -1.0, .9), (0, -1.15, 1.1), (.75, -.75, 1.5)], .035, "coral")
with place(-1.15, -.55, turn=12, size=.5):
    suitcase("coral", "ink")
with upright(.95, -.75, .28, tilt=-16, turn=-12, size=.42):
    envelope("sun", "amber", width=1.6)
shoot("year")
