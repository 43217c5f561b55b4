"""A shop, a cart, a phone, a payment card and parcels."""
from kit.devices import phone
from kit.ground import plinth
from kit.nature import plant
from kit.screens import shop
from kit.signs import bubble, check
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import bag, card, cart, coins, parcel, shop_front

plinth("sun", "cream")
with place(-.55, .85, size=1.2):
    shop_front("white", ("coral", "cream"), "teal")
with place(1.35, -.75, turn=-14, size=.95):
    cart("teal", ("lilac", "sun", "coral"))
with place(-1.75, -1.1, turn=12, size=.85):
    bag("coral", "cream")
with place(-.55, -1.75, size=.62, turn=20):
    parcel("wood", "sky", bow=False)
with place(2.05, .85, size=.95):
    phone(shop(("coral", "sun", "sky", "lilac", "teal", "coral"), "lilac"), turn=-18, lean=8, size=1.25, body="violet")
with place(.35, -2.05):
    coins(3, "sun", .3)
with upright(-2.15, .3, 2.75, tilt=-4, turn=20, size=.8):
    card("lilac", "sun", "ink")
with upright(1.5, .5, 3.35, turn=-12):
    bubble("teal", 1.1, .85, dots=None)
    check(.55, "white", .16, at=(0, 0, .19))
with place(-2.4, .4):
    plant("coral", height=1.0)
shoot("hero")
