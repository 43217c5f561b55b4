"""Two phones joined by a line: what a tap leads to."""
from kit.coil import tube
from kit.devices import phone
from kit.form import cut, rounded
from kit.ground import pebble
from kit.mesh import ball
from kit.screens import app
from kit.space import place, upright
from kit.stage import shoot

pebble("coral")
with place(-.72, .1):
    phone(app("sun", ("teal",), "teal"), turn=14, lean=8, size=.88)
with place(.72, .1):
    phone(app("lilac", ("coral",), "coral"), body="teal", turn=-14, lean=8, size=.88)
tube([(-.4, -.3, .45), (-.1, -.55, 1.0), (.2, -.5, 1.45), (.55, -.2, 1.4)], .06, "azure")
ball(.12, "sun", at=(-.42, -.3, .42))
with upright(.6, -.2, 1.4):
    cut(rounded([(-.2, .18), (-.2, -.18), (.16, 0)], .04), .14, "azure", soft=.05)
shoot("tile")
