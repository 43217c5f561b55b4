"""A birthday: the cake on its table, balloons and presents."""
from kit.feast import cake, cup, plate
from kit.form import cut
from kit.ground import wall
from kit.mesh import disc, lathe
from kit.play import balloon
from kit.room import bunting
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import parcel

wall("blush", "coral", depth=2.0, skirting="white")
disc(1.9, .16, "white", soft=.07, at=(0, 0, .8))
lathe([(1.86, .8), (1.9, .74), (1.95, .4), (2.02, .05), (0, .05)][::-1], "lilac")
with place(0, 0, .96):
    lathe([(0, 0), (.6, 0), (.2, .14), (.2, .26), (1.4, .34), (1.42, .42), (0, .42)], "white", finish="glaze")
    with place(0, 0, .42, size=1.12):
        cake(3, ("teal", "sun", "violet"), 7)
with place(-1.25, -1.1, .96):
    plate("sky", .4)
    with place(0, 0, .06, turn=30):
        cut([(0, -.28), (.24, .24), (-.24, .24)], .3, "sun", soft=.03)
        cut([(0, -.29), (.25, .25), (-.25, .25)], .07, "white", soft=.03, at=(0, 0, .29))
with place(1.2, -1.15, .96, size=.8):
    cup("coral", "amber")
for x, y, z, color in ((-1.7, .9, 4.3, "coral"), (-2.0, 1.0, 5.4, "sun"), (1.75, .9, 4.5, "teal"), (2.0, 1.0, 5.5, "lilac"), (-1.05, 1.2, 5.9, "sky"), (1.05, 1.3, 6.0, "coral")):
    with place(x, y, z, size=1.05):
        balloon(color, 1.6)
with upright(0, 1.85, 5.6):
    bunting(4.8, 9, .5)
with place(-1.95, -.9, turn=22):
    parcel("sun", "teal", size=.95)
with place(1.95, -1.0, turn=-20):
    parcel("sky", "coral", size=.8)
shoot("tall", lift=10)
