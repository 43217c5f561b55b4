"""A magnifier over notes from interviews."""
from kit.ground import pebble
from kit.mesh import slab
from kit.screens import lines
from kit.signs import magnifier
from kit.space import place, upright
from kit.stage import shoot

pebble("mint")
with upright(-.3, .25, .25, tilt=-8, turn=8):
    for i, (x, y, color) in enumerate(((-.3, 1.45, "sun"), (.42, 1.5, "lilac"), (-.35, .75, "sky"), (.38, .78, "blush"), (.05, .2, "sun"))):
        slab(.66, .62, .08, color, r=.06, soft=.025, at=(x, y, .02 * i), turn=(-5, 4, 6, -4, 3)[i])
        with place(x, y, .02 * i + .08):
            lines(0, .1, .42, 2, "ink", gap=.18, thick=.03, height=.06)
with upright(.5, -.4, .95, tilt=-6, turn=-6, size=.8):
    magnifier("violet", "white", .62)
shoot("tile")
