"""Delivery: a parcel and a key."""
from kit.ground import pebble
from kit.signs import key
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import parcel

pebble("lilac")
with place(-.15, .15, turn=22):
    parcel("sun", "coral", size=1.35)
with upright(.85, -.4, .68, tilt=-16, turn=-18, size=.62):
    key("teal")
shoot("tile")
