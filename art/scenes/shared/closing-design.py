"""A rack of swatches, brushes and a palette, with a lit place that is free: room for a design."""
from kit.draw import nib, palette, swatches
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import tools_in_pot, vase
from kit.welcome import rack_with_room


def colours():
    with upright(0, 0, .12, tilt=-6, size=.5):
        swatches()


def brushes():
    with place(size=.85):
        tools_in_pot("teal", ("coral", "sun", "lilac"))


def dabs():
    with upright(0, 0, .62, tilt=-8, size=.58):
        palette("white")


def pen():
    with upright(0, 0, .75, size=.55):
        nib("ink", "sun")


def bottle():
    vase("coral", 1.15)


rack_with_room("lilac", "cream", (colours, brushes, dabs, pen, bottle), mark="coral")
shoot("hero", lift=14)
