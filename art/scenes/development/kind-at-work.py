"""An app for people at work: a parcel, a list that is ticked off, and a handheld in front."""
from kit.desk import clipboard
from kit.ground import pebble
from kit.screens import lines, tile
from kit.shown import scanner
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import parcel


def picked(w, h):
    """A product with its code, and a button."""
    tile(0, h * .24, w * .9, h * .4, "sun", .08)
    for i, width in enumerate((.06, .03, .08, .03, .05, .09)):
        tile(-w * .3 + i * w * .12, h * .24, w * width, h * .26, "ink", .13, .01)
    lines(0, -h * .1, w * .84, 2, "grey", gap=h * .12, height=h * .06)
    tile(0, -h * .4, w * .9, h * .15, "leaf", .1, .1)


pebble("sun", 2.9)
with place(-.5, .35, turn=14):
    parcel("wood", "coral", bow=False, size=1.15)
with upright(.95, .3, .3, tilt=-12, turn=-16, size=.72):
    clipboard("violet", tick="teal")
with upright(.2, -.7, .25, tilt=-14, turn=-6, size=.74):
    scanner(picked, body="teal", keys="pine")
shoot("tile")
