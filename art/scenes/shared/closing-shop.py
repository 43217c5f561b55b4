"""A rack of bags, parcels and coins, with a lit place that is free: room for a shop."""
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import bag, card, coins, parcel, till_bell
from kit.welcome import rack_with_room


def tote():
    with place(size=.78):
        bag("coral", "cream")


def box():
    with place(turn=14, size=.7):
        parcel("wood", "sky")


def money():
    with place(-.22):
        coins(5, "sun", .36)
    with place(.34, -.2):
        coins(3, "sun", .36)


def pay():
    with upright(0, 0, .55, tilt=-14, turn=10, size=.62):
        card("lilac", "sun", "ink")


def bell():
    with place(size=.8):
        till_bell("teal")


rack_with_room("sun", "wood", (tote, box, money, pay, bell), mark="teal")
shoot("hero", lift=14)
