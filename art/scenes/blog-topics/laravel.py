"""An open toolbox with everything in its place."""
from kit.coil import tube
from kit.draw import brush, ruler
from kit.ground import backdrop
from kit.mesh import ball, disc, slab
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pencil
from kit.form import gear
from kit.signs import key, magnifier

with place(z=-.01):
    backdrop("coral", depth=5, curve=2.5)
slab(4.4, 1.9, 1.35, "brick", r=.22, soft=.1)
slab(4.0, 1.5, .05, "ink", r=.16, soft=.01, at=(0, 0, 1.32))
slab(4.5, 2.0, .2, "cream", r=.24, soft=.08, at=(0, 0, .12))
with upright(0, -.95, .72):
    slab(.7, .5, .2, "sun", r=.12, soft=.06)
    disc(.1, .06, "ink", soft=.02, at=(0, .02, .2))
with upright(0, .95, 1.3, tilt=-24):
    slab(4.4, 1.7, .2, "brick", r=.22, soft=.08, at=(0, .85, -.1))
    slab(4.0, 1.3, .05, "coral", r=.16, soft=.01, at=(0, .85, .09))
    for x in (-1.3, 0, 1.3):
        slab(.5, .16, .1, "cream", r=.06, soft=.03, at=(x, .5, .1))
    with place(-1.3, .8, .2, size=.5):
        gear(.9, .3, "sun", hub="ink")
    with place(0, .8, .2, size=.42):
        key("sky")
    with place(1.3, .95, .2, size=.55):
        magnifier("ink", "sky")
for x, y, roll, color in ((-1.55, 0, -8, "teal"), (-1.15, .1, 6, "lilac")):
    with place(x, y, .9, roll=roll):
        brush(color, 1.9, "sun")
with place(-.45, .1, .75, roll=-10):
    with place(z=2.1, tilt=180):
        pencil("sun", 1.9)
with upright(.35, .1, 1.9, turn=0):
    with place(turn=84):
        ruler("sky", 1.9)
tube([(1.25, 0, 1.1), (1.25, 0, 2.35)], .11, "wood")
with place(1.25, 0, 2.35):
    slab(.95, .36, .36, "ink", r=.1, soft=.07)
with place(1.75, .2, 1.35, tilt=8):
    slab(.1, .5, .9, "grey", r=.04, soft=.02)
for x, color in ((-2.9, "sun"), (2.85, "teal")):
    ball(.3, color, at=(x, -.7, .3))
shoot("cover", lift=16, azimuth=-16, fill=.84)
