"""A wireframe, and the pencil that drew it."""
from kit.devices import browser
from kit.ground import pebble
from kit.screens import wire
from kit.space import place
from kit.stage import shoot
from kit.studio import pencil

pebble("sky")
with place(-.1, .2):
    browser(wire("ink"), 2.1, 2.0, "lilac", "white", turn=8)
with place(.72, -.45, 0, roll=24, tilt=8):
    pencil("sun", 1.7)
shoot("tile")
