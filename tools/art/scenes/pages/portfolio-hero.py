"""The drying rack: products and pots on the same shelves."""
from kit.devices import browser, laptop, phone, tablet
from kit.ground import board
from kit.nature import cactus, trailing
from kit.room import rack
from kit.screens import app, article, dashboard, graph, shop
from kit.signs import trophy
from kit.space import place
from kit.stage import shoot
from kit.studio import bowl, pot, vase

board("coral", 6.4, 2.8, .4, .8)
rack(5.0, 3, 1.75, "wood", "teal", 1.1)
with place(-1.65, 0, .3, size=.66):
    browser(shop(("coral", "sun", "sky", "teal", "lilac", "coral"), "ink", 3), 2.6, 2.0, "teal")
with place(-.2, 0, .3):
    pot("sun", "coral", .95)
with place(.75, -.1, .3, size=.68):
    phone(app("coral", ("lilac", "sun"), "teal"), turn=-6)
with place(1.75, 0, .3):
    vase("teal", 1.25, band="sun")
with place(-1.8, 0, 2.05):
    vase("lilac", 1.2)
with place(-.95, -.05, 2.05, size=.66):
    phone(app("sun", ("teal", "coral", "sky"), "lilac"), body="teal", turn=8)
with place(.62, .1, 2.05, size=.56):
    laptop(dashboard(), turn=-6)
with place(1.95, 0, 2.05, size=.85):
    cactus("coral")
with place(-1.55, 0, 3.8, size=.5):
    browser(graph(), 2.8, 1.9, "sun")
with place(-.35, 0, 3.8):
    bowl("sky", .46)
with place(.55, 0, 3.8, size=.52):
    tablet(article("teal"), body="coral", turn=-8)
with place(1.3, .1, 3.8, size=.5):
    trophy()
with place(2.05, .0, 3.8, size=.8):
    trailing("lilac", 1.2)
with place(-2.6, -.95, 0, size=.95):
    pot("terracotta", "cream", 1)
with place(2.5, -.9, 0, size=.85):
    bowl("sun", .6)
shoot("hero", lift=15, lens=66)
