"""2015: the first app on a customer's phone."""
from kit.devices import phone
from kit.form import star
from kit.mesh import disc
from kit.nature import plant
from kit.screens import app
from kit.signs import rocket
from kit.space import place, upright
from kit.stage import shoot

disc(1.7, .34, "teal", soft=.14, at=(0, 0, -.34))
with place(-.1, .15):
    phone(app("coral", ("sun", "lilac", "sky"), "teal"), turn=10, lean=8, size=1.35)
with place(1.0, -.35, size=.55, roll=10, z=.2):
    rocket("white", "coral")
with upright(-1.05, -.2, 1.6, turn=12):
    star(.42, .18, "sun")
with place(-1.05, -.5, size=.5):
    plant("lilac", height=1.1)
shoot("year")
