"""A database, and a gear."""
from kit.coil import tube
from kit.devices import database
from kit.form import gear
from kit.ground import pebble
from kit.space import place, upright
from kit.stage import shoot

pebble("mint")
with place(-.35, .2):
    database("teal", 3, .78)
with upright(.72, -.35, .62, tilt=-10, turn=-18):
    gear(.62, .26, "coral", teeth=8)
tube([(.35, .1, 1.3), (.75, .0, 1.45), (.9, -.2, 1.15)], .06, "sun")
shoot("tile")
