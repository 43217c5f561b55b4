"""A rack with a megaphone, a target, a chart and a trophy, with a lit place that is free: room for a campaign."""
from kit.mesh import slab
from kit.signs import magnifier, megaphone, target, trophy
from kit.space import place, upright
from kit.stage import shoot
from kit.welcome import rack_with_room


def call():
    with place(-.15, 0, 0, turn=-14, size=.62):
        megaphone("teal", "sun")


def aim():
    with upright(0, 0, .62, size=.55):
        target(("lilac", "white", "lilac", "white", "coral"), 1.1)


def chart():
    for i, (h, color) in enumerate(((.4, "sky"), (.65, "sun"), (.9, "lilac"), (1.2, "teal"))):
        slab(.26, .3, h, color, r=.07, soft=.04, at=(-.48 + i * .32, 0, 0))


def look():
    with upright(0, 0, .72, tilt=-6, size=.72):
        magnifier("ink", "sky", .5)


def cup():
    with place(size=.52):
        trophy("sun", "ink")


rack_with_room("coral", "white", (call, aim, chart, look, cup))
shoot("hero", lift=14)
