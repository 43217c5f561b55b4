"""A butterfly in two blues that takes off from a phone."""
from kit.coil import tube
from kit.devices import phone
from kit.form import cut, rounded
from kit.mesh import ball, disc
from kit.nature import plant
from kit.screens import app
from kit.show import podium
from kit.space import place, upright
from kit.stage import shoot

podium("sky", "azure", "white", 2.1)
with place(-.1, .1):
    phone(app("sky", ("sun", "coral", "lilac"), "azure"), turn=10, lean=8, size=1.25)
with upright(.95, -.25, 2.0, turn=-16, tilt=-6):
    for side in (-1, 1):
        with place(0, 0, 0, roll=side * 24):
            cut(rounded([(side * .05, .05), (side * .35, .85), (side * 1.0, 1.05), (side * 1.15, .55), (side * .8, .05)], .22), .16, "azure", soft=.06, at=(0, 0, -.08))
            cut(rounded([(side * .05, .0), (side * .75, -.02), (side * .95, -.45), (side * .55, -.85), (side * .1, -.5)], .22), .16, "ink", soft=.06, at=(0, 0, -.08))
            disc(.17, .06, "sun", soft=.02, at=(side * .74, .64, .06))
            disc(.12, .06, "sky", soft=.02, at=(side * .56, -.42, .06))
    tube([(0, -.5, .06), (0, .1, .08), (0, .55, .06)], .1, "coral")
    for side in (-1, 1):
        tube([(0, .55, .08), (side * .1, .8, .1), (side * .26, .92, .1)], .03, "ink")
with place(-1.45, -.5, size=.62):
    plant("coral", height=1.1)
ball(.2, "sun", at=(1.5, -.75, .2))
shoot("cover", lift=13)
