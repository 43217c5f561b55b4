"""A phone with an app, a speech bubble and a heart."""
from kit.devices import phone
from kit.form import heart
from kit.ground import pebble
from kit.screens import app
from kit.signs import bubble
from kit.space import place, upright
from kit.stage import shoot

pebble("coral")
with place(-.1, .1):
    phone(app("teal", ("coral", "sun", "lilac"), "coral"), turn=12, lean=8, size=1.12)
with upright(.78, -.2, 1.75, turn=-14):
    bubble("lilac", .95, .72, side=-1)
with upright(.72, -.5, .35, tilt=-10, turn=-10):
    heart(.6, .22, "sun")
shoot("tile")
