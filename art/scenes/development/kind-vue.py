"""A component in one file: template, script and style as three sheets in a folder with a V on it."""
from kit.form import cut, rounded
from kit.ground import pebble
from kit.mesh import slab
from kit.screens import lines
from kit.space import place, upright
from kit.stage import shoot

SHEETS = ((-.52, 1.45, "sun", 9, .32), (.06, 1.72, "white", 0, .22), (.6, 1.36, "coral", -9, .12))

pebble("pine", 2.8)
with upright(0, .3, .3, tilt=-8, turn=6):
    slab(2.15, 1.5, .12, "pine", r=.16, soft=.05, at=(0, .78, -.2))
    for x, height, color, turn, z in SHEETS:
        with place(x, 1.2, -.16 + z, turn=turn):
            slab(.86, 1.4, .07, color, r=.1, soft=.03, at=(0, height - 1.2, 0))
            with place(0, height - .76, .08):
                lines(0, 0, .58, 3, "smoke" if color == "white" else "cream", gap=.2, height=.09)
    slab(2.25, 1.18, .16, "leaf", r=.2, soft=.07, at=(0, .6, .28))
    outline = [(-.42, .36), (-.2, .36), (0, -.02), (.2, .36), (.42, .36), (0, -.42)]
    cut(rounded(outline, .05), .12, "cream", soft=.04, at=(0, .6, .44))
shoot("tile")
