"""A contract with its seal and the pen that signed it."""
from kit.coil import tube
from kit.desk import sheet
from kit.ground import pebble
from kit.signs import medal
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pencil

pebble("violet", 2.6)
with upright(-.2, .25, .3, tilt=-10, turn=8):
    sheet(1.55, 2.05, "white", 6, "ink")
    tube([(-.55, .32, .1), (-.4, .5, .1), (-.28, .3, .1), (-.1, .46, .1), (.05, .34, .1)], .04, "azure")
with upright(.42, -.32, .72, tilt=-8, turn=-6, size=.46):
    medal("coral", "coral", 18, "check")
with place(.95, .1, .3, roll=10):
    pencil("sun", 1.7)
shoot("tile")
