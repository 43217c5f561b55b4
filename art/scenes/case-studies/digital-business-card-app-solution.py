"""Tuckcard: a wheel of paper cards, and beside it the one card that stays up to date."""
from kit.gear import card_wheel
from kit.ground import backdrop
from kit.shown import handset, shown
from kit.space import place
from kit.stage import shoot

backdrop("blush", depth=5.5, curve=2.6, floor="coral")
with place(-.75, .5, 0, turn=24):
    card_wheel(front=shown("tuckcard-paper", corner=.03))
with place(1.95, -.75, 0):
    handset(shown("tuckcard"), lean=7, turn=-10, size=1.5)
shoot("set", lift=13, azimuth=0, fill=.79)
