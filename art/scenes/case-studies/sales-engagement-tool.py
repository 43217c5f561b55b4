"""Pitchfern: a switchboard whose cords run to the laptop, and three paper planes on their way."""
from kit.coil import tube
from kit.desk import paper_plane
from kit.devices import laptop
from kit.gear import switchboard
from kit.ground import wall
from kit.mesh import disc, slab
from kit.shown import shown
from kit.space import place, upright
from kit.stage import shoot

wall("coral", "brick", depth=1.6)
slab(6.2, 3.4, .3, "cream", r=.3, soft=.1, at=(.1, -.7, 0))
with upright(-.2, .9, .3):
    places = switchboard("blush", "ink", 9, 4, 5.0, 3.1, ("sun", "brick", "white"))
with place(.55, -1.15, .3, turn=-10, size=1.12):
    laptop(shown("pitchfern"), open_to=10)
for index, color, end in ((0, "sun", -2.55), (10, "violet", -2.2), (20, "teal", -1.85), (2, "brick", -1.5)):
    x, y = places[index]
    x, z = x - .2, .3 + y
    disc(.11, .34, "ink", soft=.04, tilt=90, at=(x, .55, z))
    tube([(x, .2, z), (x - .05, -.15, z - .5), ((x + end) / 2, -.5, .75), (end, -.9, .36), (end + .5, -1.25, .36), (-1.15, -1.35, .42)], .06, color)
for x, y, z, size, turn in ((2.1, -.3, 3.1, .95, -38), (3.0, -.9, 2.1, 1.15, -52), (2.95, .4, 4.2, .7, -30)):
    with upright(x, y, z, tilt=-18, turn=-14, size=size):
        with place(turn=turn):
            paper_plane("white", "blush")
shoot("set", lift=14, azimuth=-20)
