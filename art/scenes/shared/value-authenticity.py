"""A thumb print, pressed into a slab of clay: whoever made it put a name to it."""
from math import cos, pi, sin

from kit.coil import tube
from kit.ground import pebble
from kit.mesh import disc, slab
from kit.space import place, upright
from kit.stage import shoot

pebble("sand", 2.7, 1.9)
with upright(0, .1, 0, tilt=-10, turn=8):
    slab(2.2, 2.5, .42, "coral", r=.5, soft=.16, at=(0, 1.3, -.3))
    with place(0, 1.3, .14):
        for k in range(5):
            w, h = .14 + k * .17, .2 + k * .19
            whole = k < 1
            start, end = (-.5, 1.5) if k % 2 else (-.35, 1.35)
            path = [(w * cos(t / 20 * pi * (end - start) + start * pi), h * sin(t / 20 * pi * (end - start) + start * pi) - .02 * k, 0) for t in range(21)]
            gap = 3 if k else 1
            tube(path[gap:-gap] if k % 2 else path[: 21 - gap], .062, "cream")
        tube([(0, -.06, 0), (0, .1, 0)], .062, "cream")
shoot("tile")
