"""A small safe with a round door, a key before it, a shield and a ticked list."""
from kit.desk import clipboard
from kit.gear import vault
from kit.ground import plinth
from kit.mesh import slab
from kit.signs import key, shield
from kit.space import place, upright
from kit.stage import shoot

plinth("sky", radius=3.1)
with place(-.35, .6):
    slab(3.2, 2.0, 3.2, "violet", r=.3, soft=.16, at=(0, 0, .1))
    for x in (-1.15, 1.15):
        slab(.6, .6, .2, "ink", r=.1, soft=.05, at=(x, -.5, 0))
    with upright(0, -1.02, .36, size=.72):
        vault("lilac", "grey")
with upright(1.95, -.8, 1.05, turn=-16, size=.92):
    shield("teal", "white", 1.9)
with place(-1.5, -1.75, .12):
    with upright(0, 0, 0, tilt=-86, turn=58, size=.72):
        key("sun")
with upright(-2.5, -.35, 0, tilt=-12, turn=16, size=.78):
    clipboard("wood", 3, "teal")
shoot("hero")
