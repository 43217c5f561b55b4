"""A rack of phones and a rocket, with a lit place that is free: room for an app."""
from kit.devices import phone, tablet
from kit.screens import app, shop
from kit.signs import rocket
from kit.space import place
from kit.stage import shoot
from kit.welcome import rack_with_room


def first():
    phone(app("coral", ("sun", "teal", "lilac"), "ink"), body="ink", turn=8, lean=8, size=.62)


def second():
    phone(shop(("coral", "sun", "sky", "teal"), "teal"), body="violet", turn=-10, lean=8, size=.62)


def third():
    phone(app("teal", ("coral", "sun", "sky"), "coral"), body="coral", turn=6, lean=8, size=.62)


def fourth():
    with place(0, 0, .2, size=.5):
        rocket("white", "coral", "sky")


def fifth():
    with place(0, .1, size=.42):
        tablet(app("sun", ("lilac", "teal", "coral"), "ink"), body="ink", lean=12)


rack_with_room("azure", "white", (first, second, third, fourth, fifth), mark="coral")
shoot("hero", lift=14)
