"""Cricket behind the studio on Friday at five o'clock."""
from kit.coil import tube, write
from kit.feast import bat, cricket_ball, stumps
from kit.ground import backdrop
from kit.mesh import slab
from kit.nature import cloud, tree
from kit.play import cap, rucksack
from kit.space import place, upright
from kit.stage import room, shoot

backdrop("sky", depth=16.0, floor="leaf", curve=.6)
room(slab(2.4, 7.0, .05, "butter", r=.3, soft=.02, at=(0, -.5, 0)))
with place(.1, .7, .05):
    stumps("cream", "coral")
with place(-.95, .15, .05, roll=17, turn=12):
    bat("wood", "coral")
with place(.75, -.65, .05):
    cricket_ball(.34)
with place(-1.35, -1.0, .03, turn=20):
    cap("teal")
with place(1.9, .6):
    for x in (-.7, .7):
        tube([(x, 0, 0), (x, 0, .8)], .07, "wood")
    with upright(0, 0, 1.3, tilt=-4):
        slab(2.0, 1.3, .16, "ink", r=.12, soft=.05, at=(0, 0, -.08))
        write("42", .8, "sun", y=-.4, z=.12, weight=.13)
with place(2.55, -.55, size=.62):
    rucksack("lilac", "coral")
with place(-2.3, 3.2, size=1.2):
    tree("teal", 1.9)
with place(3.0, 3.4, size=1.3):
    tree("pine", 1.8)
with place(-1.6, 4.4, 3.6):
    cloud("white", .8)
with place(1.6, 4.8, 3.2):
    cloud("white", .6)
shoot("normal", lift=11)
