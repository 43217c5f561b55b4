"""The studio's dog asleep."""
from kit.coil import tube
from kit.desk import books
from kit.form import heart
from kit.ground import wall
from kit.mesh import ball, disc, ring
from kit.nature import bed, bone, dog, plant
from kit.room import picture, stool
from kit.space import place, upright
from kit.stage import room, shoot
from kit.studio import bowl

wall("sky", "butter", depth=2.2, skirting="white")
room(disc(3.0, .05, "coral", soft=.02, at=(0, -.2, 0)))
room(disc(2.6, .07, "blush", soft=.02, at=(0, -.2, 0)))
with place(0, .1, .07):
    bed("violet", "cream")
    with place(.0, -.05, .2, size=1.12):
        dog("wood", "bark", "coral")
with place(-1.75, -1.25, .07):
    bowl("teal", .4, filling="bark")
with place(1.3, -1.35, .07, turn=24):
    bone("white")
with place(1.95, -.75, .07):
    ball(.3, "sun", at=(0, 0, .3))
    with place(0, 0, .3, tilt=30):
        ring(.3, .03, "white")
with place(-2.1, 1.1):
    plant("coral", height=1.5)
with place(2.0, 1.25):
    stool("sun", 1.0)
    with place(0, 0, 1.0, size=.7):
        books(("teal", "coral"))
with upright(-.4, 2.12, 3.0):
    picture("sun", 1.1, 1.3, "wood", "coral")
with upright(1.1, 2.12, 3.1):
    heart(.7, .16, "coral")
with place(.25, .35, 1.55):
    for i, s in enumerate((.24, .32, .42)):
        with upright(i * .34, 0, i * .36):
            tube([(-.3 * s, .5 * s, 0), (.3 * s, .5 * s, 0), (.3 * s, .5 * s, 0), (-.3 * s, -.4 * s, 0), (-.3 * s, -.4 * s, 0), (.3 * s, -.4 * s, 0)], .1 * s, "white")
shoot("normal", lift=17)
