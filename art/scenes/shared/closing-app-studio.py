"""A phone half made on a potter's wheel, tools, and a stool that is free: a seat beside us while your app is made."""
from kit.devices import phone
from kit.mesh import disc
from kit.screens import wire
from kit.space import place
from kit.stage import shoot
from kit.welcome import free_seat


def made():
    disc(.7, .2, "terracotta", soft=.09)
    with place(0, .1, .12):
        phone(wire("coral"), body="terracotta", face="butter", turn=-8, lean=6, size=.95)


free_seat("violet", "cream", "sun", made)
shoot("hero")
