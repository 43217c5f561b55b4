"""A megaphone, a rising chart, and an arrow in a target."""
from kit.form import arrow_outline, cut, heart
from kit.ground import plinth
from kit.mesh import ball, disc, slab
from kit.signs import bubble, magnifier, megaphone, sound, target
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import coins

plinth("coral", "cream")
with place(-1.55, -.35, turn=-14, size=1.35):
    megaphone("teal", "sun")
    with upright(1.3, 0, 1.45, size=.85):
        sound(3, "coral")
with upright(1.75, .75, 1.42, turn=-16):
    target(("lilac", "white", "lilac", "white", "coral"), 1.25)
with place(1.75, .9):
    disc(.5, .2, "ink", soft=.08)
for i, (h, color) in enumerate(((.5, "sky"), (.85, "sun"), (1.25, "lilac"), (1.75, "teal"))):
    slab(.42, .42, h, color, r=.1, soft=.06, at=(-.55 + i * .55 - .4, 1.35, 0))
with upright(.2, -1.65, .62, tilt=-30, turn=4):
    magnifier("ink", "sky", .5)
with place(1.7, -1.25):
    coins(4, "sun", .42)
with place(2.15, -.7):
    coins(2, "sun", .42)
with upright(-2.2, .5, 2.75, turn=14):
    bubble("lilac", 1.45, 1.0, dots=None)
    heart(.6, .18, "coral", at=(0, 0, .15))
with upright(.35, 1.2, 2.45, turn=-4):
    cut(arrow_outline(1.25, .75), .24, "coral", soft=.08, turn=-32)
ball(.18, "sky", at=(-.8, .6, 3.3))
shoot("hero")
