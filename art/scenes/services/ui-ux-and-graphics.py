"""A designer's table: a tablet with a curve, swatches, a palette, a pen."""
from kit.coil import tube
from kit.devices import tablet
from kit.draw import bezier, nib, palette, ruler, swatches
from kit.ground import plinth
from kit.mesh import ball, disc
from kit.screens import tile
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import tools_in_pot, vase


def canvas(w, h):
    """A poster being drawn."""
    tile(0, 0, w * .94, h * .94, "butter", .04)
    disc(w * .26, .08, "coral", soft=.03, at=(w * .1, h * .14, .02))
    tile(-w * .12, -h * .18, w * .5, h * .2, "teal", .1)
    tile(w * .2, -h * .26, w * .26, h * .26, "lilac", .14, .2)
    tube([(-w * .38, h * .34, .14), (-w * .1, h * .1, .14), (w * .1, -h * .1, .14), (w * .4, -h * .04, .14)], .035, "ink")


plinth("lilac", "cream")
with place(-.25, .35):
    tablet(canvas, body="ink", turn=10, lean=10)
with upright(-2.0, .55, .5, tilt=-6, turn=22, size=1.15):
    swatches(("coral", "sun", "teal", "sky", "lilac"))
with upright(1.85, .35, 1.0, tilt=-8, turn=-16, size=1.05):
    palette("white")
with place(1.8, .5):
    disc(.5, .22, "coral", soft=.08)
with upright(1.05, -.95, 1.25, tilt=6, turn=-20, size=.85):
    nib("ink", "sun")
with upright(.0, -1.75, .16, tilt=-62, turn=-6):
    ruler("sun", 2.4)
with place(-1.65, -1.25):
    tools_in_pot("teal", ("coral", "sun", "lilac"))
with upright(.1, .5, 3.1, turn=-4):
    bezier("coral", "teal", 2.6)
with place(2.3, -1.0):
    vase("coral", 1.0)
ball(.17, "sun", at=(2.2, .4, 2.75))
shoot("hero")
