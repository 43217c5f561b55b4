"""A calendar with a whole week marked, and a desk plant."""
from kit.desk import calendar
from kit.ground import pebble
from kit.nature import plant
from kit.space import place, upright
from kit.stage import shoot

pebble("teal")
with upright(-.12, .15, 0, tilt=-6, turn=8):
    calendar("coral", range(10), "sun", 5, 2)
with place(.82, -.5, size=.62):
    plant("lilac", height=1.2)
shoot("tile")
