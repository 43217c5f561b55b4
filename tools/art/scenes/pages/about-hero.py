"""The studio: a lit kiln, finished pots, and a phone of the same clay."""
from kit.devices import phone
from kit.ground import plinth
from kit.nature import plant
from kit.room import stool
from kit.screens import app
from kit.space import place
from kit.stage import shoot
from kit.studio import bowl, kiln, lump, pot, smoke, tools_in_pot, vase, wheel

plinth("teal")
with place(-1.15, .75):
    kiln("coral")
    with place(0, 0, 3.1, size=.5):
        smoke("white", 3, .3)
with place(1.5, .2):
    wheel("ink", "cream", .95)
    with place(0, 0, .62):
        pot("lilac", "sun", 1.25)
with place(.75, -1.55):
    phone(app("lilac", ("sun", "coral", "teal"), "teal"), turn=-12, lean=12, size=.85, body="terracotta")
with place(-2.3, -1.15):
    vase("sky", 1.3, band="white")
with place(-1.5, -1.75):
    bowl("sun", .45)
with place(2.35, -1.2, size=.8):
    lump("terracotta")
with place(2.25, 1.2):
    stool("sun", .8)
    with place(0, 0, .8, size=.8):
        tools_in_pot("cream", ("coral", "teal", "lilac"))
with place(.75, 2.0):
    plant("lilac", height=1.6)
shoot("hero")
