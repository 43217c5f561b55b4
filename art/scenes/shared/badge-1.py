"""A trophy cup with a phone on it: an award for apps."""
from kit.devices import phone
from kit.mesh import disc, lathe
from kit.screens import app
from kit.signs import trophy
from kit.space import place
from kit.stage import shoot

disc(1.1, .4, "brick", soft=.12)
disc(.85, .3, "coral", soft=.1, at=(0, 0, .4))
with place(0, .35, .7, size=1.25):
    trophy("sun", "ink")
with place(0, -.55, .68):
    phone(app("teal", ("coral", "sun"), "coral"), lean=12, size=.85)
shoot("tile", lift=10)
