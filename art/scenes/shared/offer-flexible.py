"""A clock on a spring: flexible hours."""
from math import cos, pi, sin

from kit.coil import tube
from kit.desk import clock
from kit.ground import pebble
from kit.mesh import disc
from kit.space import upright
from kit.stage import shoot

pebble("lilac")
disc(.62, .16, "ink", soft=.06)
tube([(cos(t / 8 * pi) * .42, sin(t / 8 * pi) * .42, .2 + t * .0125) for t in range(0, 72)], .07, "teal")
with upright(0, -.05, 1.78, turn=-8, tilt=-8):
    clock("coral", radius=.74, hour=(.22, -.1), minute=(-.2, .34))
shoot("tile")
