"""The yearly walk: tents, a campfire, boots, and a flag on the mountain."""
from kit.coil import tube
from kit.ground import backdrop
from kit.mesh import ball
from kit.nature import cloud, mountain, pine, tent
from kit.play import boot, rucksack
from kit.signs import flag
from kit.space import place, upright
from kit.stage import glow, shoot

backdrop("sky", depth=12.0, floor="leaf", curve=.6)
with place(-.5, 5.0, size=1.85):
    mountain("lilac", "white", 2.6, 2.7)
with place(2.0, 6.2, size=1.9):
    mountain("violet", "white", 2.6, 2.4, 2)
with place(-3.0, 6.4, size=1.8):
    mountain("mist", "white", 2.6, 2.3, 4)
with place(-.5, 5.0, 4.85, size=.9):
    flag("coral", 1.8)
with upright(2.1, 7.5, 6.6):
    ball(.62, "sun")
with place(-2.0, 6.0, 5.9, size=1.0):
    cloud("white", .85)
with place(1.5, 5.0, 4.9):
    cloud("white", .6)
with place(-.7, .4, turn=14, size=1.5):
    tent("coral", "ink")
with place(1.45, 2.0, turn=-16, size=1.2):
    tent("sun", "ink")
with place(1.75, -1.0, turn=-14, size=1.05):
    rucksack("teal", "sun")
with place(-1.5, -2.0, turn=-28, size=.8):
    boot("wood")
with place(-.8, -2.2, turn=-12, size=.8):
    boot("wood")
with place(.6, -1.75, size=1.15):
    for k in range(5):
        with place(turn=k * 72):
            tube([(.12, 0, .05), (.42, 0, .08)], .07, "bark")
    ball(.17, "sun", finish="glow", stretch=(.85, .85, 1.7), at=(0, 0, .3))
    glow(0, -.2, .5, energy=14)
for x, y, s in ((-2.2, 2.3, 1.4), (2.3, 3.2, 1.5), (-1.7, 3.6, 1.1), (2.5, .8, 1.2), (-2.4, .3, .95), (.9, 3.9, 1.0)):
    with place(x, y, size=s):
        pine(("pine", "teal")[int(x) % 2], 1.8)
shoot("tall", lift=13, fill=1.12)
