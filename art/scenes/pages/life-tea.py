"""The tea counter at four: kettle on, six glasses, samosas while they last."""
from kit.coil import tube
from kit.desk import mug, steam
from kit.feast import chai, kettle, plate, samosa, teapot
from kit.ground import wall
from kit.mesh import disc, slab
from kit.nature import plant, trailing
from kit.play import jar
from kit.room import pendant, shelf
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import bowl, vase

wall("mint", "sand", depth=1.6)
with upright(0, 1.58, 2.3):
    for i in range(16):
        for k in range(2):
            slab(.62, .62, .05, ("white", "cream", "blush")[(i * 2 + k * 3 + i // 3) % 3], r=.06, soft=.02, at=((i - 7.5) * .66, k * .66 - .15, 0))
slab(9.4, 1.9, .22, "white", r=.16, soft=.08, at=(0, .55, 1.5))
slab(9.0, 1.7, 1.5, "teal", r=.1, soft=.05, at=(0, .6, 0))
with upright(0, -.26, .75):
    for i in range(5):
        slab(1.6, 1.15, .07, "pine", r=.1, soft=.03, at=((i - 2) * 1.76, 0, 0))
        tube([((i - 2) * 1.76 - .16, .42, .1), ((i - 2) * 1.76 + .16, .42, .1)], .035, "sun")
with place(0, .5, 1.72):
    with place(-3.2, .1):
        slab(1.5, 1.1, .12, "ink", r=.12, soft=.05)
        disc(.5, .06, "smoke", soft=.02, at=(0, 0, .11))
        with place(0, 0, .16, size=1.15):
            kettle("coral")
        with place(1.1, 0, 1.1, size=.9):
            steam(.8)
    with place(-1.3, .15, size=.95):
        teapot("sun", "coral")
    slab(2.5, 1.0, .08, "wood", r=.2, soft=.03, at=(.75, -.25, 0))
    for i in range(6):
        with place(-.05 + (i % 3) * .8, -.5 + (i // 3) * .48, .08):
            chai("amber")
    with place(2.75, -.2):
        plate("sky", .72)
        for x, y, z, turn in ((-.25, -.12, .06, 20), (.28, -.1, .06, -30), (.0, .22, .06, 80), (.02, 0, .34, 10)):
            with place(x, y, z, turn=turn, size=.8):
                samosa("amber")
    with place(3.9, .2):
        plant("coral", height=1.1)
    with place(-4.2, .2):
        jar("white", "coral", .8, "sun")
with place(0, 1.35, 3.95):
    shelf(8.6, "wood", .62)
    for i, x in enumerate((-3.8, -3.0, -2.2, -1.4)):
        with place(x, 0, size=.72):
            mug(("coral", "sun", "sky", "lilac")[i])
    for i, x in enumerate((-.4, .35, 1.1)):
        with place(x, 0):
            jar(("white", "sky", "white")[i], ("teal", "coral", "sun")[i], (.7, .55, .8)[i], ("sun", "white", "coral")[i])
    with place(2.1, 0):
        bowl("coral", .45)
    with place(3.0, 0, size=.9):
        vase("teal", 1.1)
    with place(3.8, 0, size=.75):
        trailing("sun", 1.0)
for x in (-2.6, 0, 2.6):
    with place(x, .2, 4.75, size=.9):
        pendant("coral")
shoot("wide", lift=8, lens=62)
