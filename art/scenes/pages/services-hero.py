"""Six services around one wheel: design, web, data, mobile, marketing, shop."""
from math import cos, pi, sin

from kit.devices import browser, database, phone
from kit.draw import swatches
from kit.ground import plinth
from kit.mesh import disc
from kit.screens import app, code
from kit.signs import megaphone, sound
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pot, wheel
from kit.trade import bag

plinth("coral", "cream")
with place(0, .1):
    wheel("lilac", "white", .95)
    with place(0, 0, .62):
        pot("terracotta", "sun", 1.15)


def stand(angle, radius, color, height=.3):
    """A small plinth in the ring around the wheel. Returns the middle of its upper face."""
    x, y = cos(angle * pi / 180) * radius, sin(angle * pi / 180) * radius * .98
    disc(.72, height, color, soft=.1, at=(x, y, 0))
    return x, y, height


with place(*stand(152, 2.15, "lilac", .9)):
    with upright(0, 0, .1, turn=10, tilt=-8, size=.75):
        swatches()
with place(*stand(90, 2.1, "sky", 1.2)):
    browser(code(), 2.0, 1.5, "coral", lean=4)
with place(*stand(28, 2.15, "teal", .9)):
    with place(size=.72):
        database("coral", 3)
with place(*stand(-32, 2.15, "lilac", .35)):
    phone(app("sun"), size=.72, turn=-18, lean=9)
with place(*stand(-90, 2.15, "sun", .2)):
    with place(size=.62):
        bag("teal", "cream")
with place(*stand(-148, 2.15, "mint", .35)):
    with place(-.1, 0, 0, turn=-12, size=.75):
        megaphone("coral", "sun")
        with upright(1.25, 0, 1.4, size=.7):
            sound(3, "sun")
shoot("hero", lift=30)
