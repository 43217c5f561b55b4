"""A magnifier among small clay things: a phone, a window, a coin, a parcel, a book and a pot."""
from kit.desk import books
from kit.devices import browser, phone
from kit.ground import plinth
from kit.nature import cactus
from kit.screens import app, article
from kit.signs import magnifier
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import bowl, pot
from kit.trade import coin, parcel

plinth("lilac", radius=3.2)
with upright(.05, -1.5, 1.35, tilt=-8, turn=-8):
    magnifier("coral", "sky", .88)
with place(-1.75, .7):
    browser(article("sun"), 2.4, 1.9, "coral", turn=14)
with place(1.95, .75):
    phone(app("teal"), turn=-16, size=.95)
with place(.98, 1.3, size=.9):
    pot("terracotta", "sun", 1.9)
with place(-2.35, -1.05, size=.7):
    books()
with upright(2.55, -.7, .5, turn=-14):
    coin("sun", .5)
with place(1.75, -1.75, size=.62):
    parcel("wood", "teal")
with place(-1.25, -2.05, size=.75):
    bowl("sky", .5)
with place(2.2, 1.9, size=.8):
    cactus("violet")
shoot("hero")
