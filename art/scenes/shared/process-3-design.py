"""Design: a painter's palette, a brush and paint."""
from kit.draw import brush, palette
from kit.ground import pebble
from kit.mesh import disc
from kit.space import place, upright
from kit.stage import shoot

pebble("lilac")
with upright(-.1, .2, .98, tilt=-6, turn=6, size=1.15):
    palette("white")
with place(.75, -.3, roll=14, size=.85):
    brush("teal", 2.0, "coral")
with place(-.7, -.55):
    disc(.26, .18, "coral", soft=.07)
shoot("tile")
