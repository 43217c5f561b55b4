"""Bowled: the ball takes the middle stump behind the studio on Friday, and the evening sun has seen it."""
import bpy

from kit.coil import tube, write
from kit.feast import bat, cricket_ball
from kit.ground import backdrop
from kit.mesh import ball, slab
from kit.nature import tree
from kit.play import cap
from kit.space import place, upright
from kit.stage import room, shoot

backdrop("blush", depth=16.0, floor="leaf", curve=.6)
slab(3.4, 14.0, .05, "sand", r=.3, soft=.02, at=(0, 2.0, 0))
with upright(0, 12.5, 10):
    slab(120, 60, .1, "butter", finish="sky")
with upright(-1.9, 9.5, 3.1):
    ball(1.75, "amber", finish="lamplit", stretch=(1, 1, .2))
for x, y, size in ((-6.4, 8.5, 2.0), (-4.6, 9.4, 1.5), (5.9, 8.8, 2.1), (7.6, 8.0, 1.6)):
    with place(x, y, size=size):
        tree("pine" if size > 1.8 else "teal", 1.9)
for thing in bpy.context.scene.objects:
    room(thing)
with place(.15, .4, .05):
    for x, roll, lift in ((-.42, -7, 0), (0, 27, .12), (.42, 8, 0)):
        with place(x, 0, lift, roll=roll):
            tube([(0, 0, .05), (0, 0, 2.1)], .1, "cream")
            ball(.14, "coral", stretch=(1, 1, .5), at=(0, 0, 2.08))
    for x, z, roll in ((-.55, 2.75, 38), (.75, 3.0, -52)):
        with place(x, -.2, z, roll=roll):
            tube([(-.2, 0, 0), (.2, 0, 0)], .06, "coral")
            ball(.09, "coral")
with place(1.05, -.6, .55, roll=20):
    cricket_ball(.36)
for k in range(4):
    ball(.075 - .012 * k, "white", at=(1.6 + .34 * k, -.8 - .28 * k, .82 - .12 * k + .03 * k * k))
with place(-1.6, -.35, .05, roll=-9, turn=-16):
    bat("wood", "teal")
with place(-.75, -1.15, .03, turn=160, size=.95):
    cap("violet")
with place(2.75, 2.2, .1):
    for x in (-.7, .7):
        tube([(x, 0, 0), (x, 0, .8)], .08, "wood")
    with upright(0, 0, 1.45, tilt=-4):
        slab(2.1, 1.5, .18, "ink", r=.14, soft=.05, at=(0, 0, -.08))
        write("43", .85, "sun", y=-.42, z=.12, weight=.14)
shoot("normal", lift=7, azimuth=-6, fill=.86)
