"""A relief map from London to Ahmedabad: a pin on each studio, a paper plane on its way between them, clouds above."""
from math import pi, sin

from kit.desk import mug, paper_plane
from kit.form import cut, rounded
from kit.ground import board
from kit.maps import pin
from kit.mesh import ball
from kit.nature import cloud, mountain, palm, pine
from kit.space import place
from kit.stage import shoot
from kit.studio import pot

EURASIA = [
    (-4.5, 48.3), (-1.5, 46.2), (-1.8, 43.5), (-8.8, 43.4), (-9.2, 37.2), (-5.6, 36.2), (-1.8, 36.9), (.2, 39.4), (3.4, 42.6),
    (8.8, 44.2), (11.2, 42.3), (15.6, 38.2), (17.8, 39.8), (13.6, 43.6), (12.8, 45.4), (16.2, 43.6), (19.6, 41.2), (22, 36.8),
    (24.2, 38.4), (23.6, 40.6), (26.6, 40.2), (27.4, 36.8), (33, 36.2), (36, 36.4), (34.4, 31.4), (34.6, 29), (39.2, 21.5),
    (43.4, 12.9), (52, 16), (59.6, 22.2), (56.4, 25.8), (51.6, 24.8), (48.2, 29.6), (53, 27), (57.4, 26.6), (61.5, 25.3), (67, 24.8),
    (69, 21.8), (72.2, 21), (73.4, 16), (77.4, 8.2), (80, 12.8), (82.4, 16.8), (87, 21.4), (93, 22), (93, 59), (30, 59), (22.4, 57),
    (19.6, 54.6), (11.4, 54.4), (10.4, 57.4), (8.2, 56.8), (8, 53.9), (3, 51.4), (-1.2, 49.4),
]
AFRICA = [
    (-5.8, 35.4), (3, 36.6), (10.2, 37), (11, 33.4), (19, 30.4), (22, 32.4), (29, 31), (32, 30.6), (33.4, 27.4), (37.2, 20.6),
    (42.4, 12), (51, 11.6), (47, 5), (-9, 5), (-14.6, 10), (-15, 21), (-9.8, 30),
]
BRITAIN = [(-5.2, 50.2), (1.2, 51.2), (1.6, 52.8), (-1.4, 55), (-2, 57.4), (-4.6, 58.4), (-5.6, 56.2), (-3.2, 54.6), (-4.6, 52.6), (-3, 51.5)]
IRELAND = [(-9.6, 51.8), (-6.4, 52.2), (-6, 54.6), (-8.4, 55), (-9.8, 53.6)]
NORTH = [(12.6, 56), (14.6, 55.6), (18.4, 59.3), (6, 59.3), (7, 58)]
CEYLON = [(80, 9.4), (81.6, 7.6), (80.6, 6.2), (79.8, 7.4)]
SEAS = [[(28.4, 42), (33, 45.6), (41, 42), (35, 42.2)], [(48.4, 45.4), (53, 45), (53, 37.4), (49.8, 38.6)]]

LAND = .16


def spot(east, north):
    """Where a place lies on the board."""
    return (east - 38.5) * .078, (north - 32) * .09


def land(outline, color, height=LAND, base=0.0):
    cut(rounded([spot(*point) for point in outline], .14), height, color, soft=.05, at=(0, 0, base))


def flight(start, end, rise, count):
    """Beads on an arc between two points of the board."""
    (x0, y0), (x1, y1) = start, end
    for i in range(1, count):
        t = i / count
        if .4 < t < .56:
            continue
        ball(.062, "coral" if t > .5 else "teal", at=(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, .5 + rise * sin(t * pi)))


with place(0, 0, -.42):
    board("coral", 9.4, 5.9, .42, r=.7)
board("sky", 9.0, 5.5, .42, r=.6)
for outline, color in ((EURASIA, "butter"), (AFRICA, "blush"), (BRITAIN, "mint"), (IRELAND, "mint"), (NORTH, "butter"), (CEYLON, "butter")):
    land(outline, color)
for outline in SEAS:
    land(outline, "sky", .02, LAND - .005)

for east, north, size, color in ((8.5, 46.6, .3, "lilac"), (13, 47.2, .24, "lilac"), (44, 42.6, .22, "lilac"), (80, 33.6, .34, "lilac"), (85.6, 32, .44, "lilac"), (89.4, 31, .28, "lilac"), (1.5, 33, .2, "terracotta")):
    with place(*spot(east, north), LAND, size=size):
        mountain(color)
for east, north, size in ((20, 52, .3), (26, 54.4, .26), (36, 55, .32), (47, 53, .28), (60, 54.6, .32), (68, 51, .26)):
    with place(*spot(east, north), LAND, size=size):
        pine()
for east, north, size in ((46, 22, .3), (20, 19, .3), (5, 16, .26)):
    with place(*spot(east, north), LAND, size=size):
        palm()

london, ahmedabad = spot(-1.4, 52.6), spot(73.4, 23.4)
with place(*london, LAND, size=.78):
    pin("teal")
with place(*ahmedabad, LAND, size=.86):
    pin("coral")
with place(*spot(-9, 46.4), 0, size=.42):
    mug("lilac")
with place(*spot(79.4, 18.6), LAND, size=.42):
    pot("terracotta", "sun", 1.1)
flight(london, ahmedabad, 2.3, 28)
with place(*spot(36, 38), 2.8, tilt=14, turn=-62, size=1.05):
    paper_plane("lilac", "white")
for x, y, z, size in ((-3.1, 2.2, 2.6, 1.15), (2.5, 2.6, 3.0, .95), (4.0, 1.0, 1.9, .6)):
    with place(x, y, z, size=size):
        cloud("white")
shoot("hero", lift=44, lens=70)
