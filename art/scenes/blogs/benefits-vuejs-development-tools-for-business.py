"""A folded V on a bench, with tools beside it."""
from kit.devices import browser
from kit.form import cut, rounded
from kit.screens import dashboard
from kit.show import bench
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import lump, rib, tools_in_pot

bench("mint", "white", 6.4, 2.4)
with upright(-.15, .35, .1, tilt=-3):
    cut(rounded([(-1.6, 2.5), (-.78, 2.5), (0, 1.1), (.78, 2.5), (1.6, 2.5), (0, 0)], .1), .44, "leaf", soft=.12, at=(0, 0, -.2))
    cut(rounded([(-.78, 2.5), (-.32, 2.5), (0, 1.92), (.32, 2.5), (.78, 2.5), (0, 1.1)], .08), .5, "ink", soft=.1, at=(0, 0, -.2))
with place(-2.3, .1, size=1.15):
    tools_in_pot("coral", ("teal", "sun", "lilac"))
with place(2.0, .15, turn=-10):
    browser(dashboard("mint", "leaf", "sun", "coral"), 2.0, 1.6, "coral")
with place(-1.35, -.6, size=.9):
    lump("terracotta")
with place(1.1, -.75, .1, turn=20, tilt=0):
    rib("wood")
shoot("cover")
