"""A rack of windows, servers and braces, with a lit place that is free: room for a web project."""
from kit.coil import write
from kit.devices import browser, database, laptop, server
from kit.screens import code, dashboard
from kit.space import place, upright
from kit.stage import shoot
from kit.welcome import rack_with_room


def window():
    with place(0, .15):
        browser(dashboard("sky", "teal", "sun", "coral", "cream"), 1.3, 1.15, "coral", lean=3)


def racked():
    with place(size=.52):
        server("violet", "leaf", 4)


def stored():
    with place(size=.6):
        database("sun", 3)


def open_laptop():
    with place(0, -.1, turn=8, size=.42):
        laptop(code())


def braces():
    with upright(0, -.1, .08):
        write("{ }", .62, "coral", weight=.15)


rack_with_room("teal", "wood", (window, racked, stored, open_laptop, braces))
shoot("hero", lift=14)
