"""An open eye before a sheet of paper."""
from kit.desk import sheet
from kit.draw import eye
from kit.ground import pebble
from kit.space import upright
from kit.stage import shoot

pebble("sky")
with upright(0, .25, 0, tilt=-10, turn=6):
    sheet(1.5, 1.85, "white", 5, "coral")
with upright(.1, -.25, .95, tilt=-4, turn=4, size=.86):
    eye("teal")
shoot("tile")
