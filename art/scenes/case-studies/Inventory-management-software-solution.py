"""Stockwren: a warehouse shelf full of boxes, with the stock on a laptop in the middle and a handheld on the floor."""
from kit.devices import laptop
from kit.ground import wall
from kit.room import rack
from kit.shown import scanner, shown
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import parcel

wall("iris", "frost", depth=1.4)
rack(7.6, 3, 2.75, color="indigo", posts="ink", depth=1.5)
LOW, MIDDLE, TOP = .3, 3.05, 5.8
SHELF = {
    LOW: [(-2.75, 1.5, "wood", "coral"), (-1.15, 1.25, "sand", "indigo"), (.5, 1.6, "wood", "sun")],
    MIDDLE: [(-2.8, 1.55, "sand", "sun"), (2.75, 1.75, "wood", "coral")],
    TOP: [(-2.75, 1.25, "wood", "indigo"), (-1.25, 1.1, "sand", "coral"), (1.75, 1.1, "sand", "sun"), (2.95, .8, "wood", "indigo")],
}
for level, boxes in SHELF.items():
    for x, size, color, tape in boxes:
        with place(x, -.02, level, turn=x * 2):
            parcel(color, tape, bow=False, size=size)
with place(.45, .1, TOP):
    parcel("wood", "sun", bow=False, size=.95)
with place(0, -.75, MIDDLE, size=1.2):
    laptop(shown("stockwren", gain=1.5), open_to=8)
with place(2.4, -1.0, 0):
    with upright(0, 0, 0, tilt=-9, turn=-8, size=1.3):
        scanner(shown("stockwren-handheld"))
shoot("set", lift=5, azimuth=0, lens=70)
