"""A window half made on a potter's wheel, tools, and a stool that is free: a seat beside us while your page is made."""
from kit.devices import browser
from kit.mesh import disc
from kit.screens import wire
from kit.space import place
from kit.stage import shoot
from kit.welcome import free_seat


def made():
    disc(.85, .2, "terracotta", soft=.09)
    with place(0, .1, .16):
        browser(wire("teal"), 1.9, 1.45, "terracotta", "butter", turn=-8, lean=5)


free_seat("teal", "butter", "coral", made)
shoot("hero")
