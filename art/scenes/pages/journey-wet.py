"""This year: a pot on the wheel, half thrown and still wet, with a bucket and a sponge."""
from kit.coil import tube
from kit.desk import mug
from kit.ground import board
from kit.mesh import ball, blob, disc, lathe, ring
from kit.space import place
from kit.stage import shoot
from kit.studio import lump, rib, wheel

board("sky", 4.4, 3.2, .3, .9)
with place(-.25, .2, size=1.15):
    wheel("ink", "cream", 1.05)
    with place(0, 0, .62):
        # Thrown as far as the shoulder: the rim is still thick and not quite round.
        lathe([(0, 0), (.5, 0), (.56, .06), (.62, .4), (.56, .74), (.5, .86), (.44, .9), (.38, .84), (.4, .6), (.42, .3), (.02, .2)], "terracotta", finish="glaze")
        with place(.03, -.02, .86):
            ring(.43, .075, "terracotta", finish="glaze")
        for height, radius in ((.2, .605), (.34, .63), (.48, .625), (.62, .6)):
            ring(radius, .022, "brick", at=(0, 0, height), finish="glaze")
        # Slip that runs down, and drops on the wheel.
        tube([(.3, -.56, .52), (.33, -.6, .3), (.34, -.58, .12)], .05, "terracotta", finish="glaze")
        for x, y, r in ((.72, -.4, .07), (-.66, -.52, .09), (-.82, .1, .06), (.5, -.74, .05)):
            ball(r, "terracotta", finish="glaze", stretch=(1.3, 1.3, .5), at=(x, y, .02))
with place(1.45, -.35):
    lathe([(0, 0), (.36, 0), (.44, .66), (.47, .7), (.42, .7), (.38, .56), (0, .54)], "teal")
    disc(.385, .03, "azure", soft=.01, finish="glaze", at=(0, 0, .53))
with place(-1.55, -.75, size=.7):
    lump("terracotta")
with place(.95, -1.05):
    blob([(0, 0, .14, .2), (.18, .03, .13, .18), (-.17, -.02, .12, .17)], "sun", smooth=6)
shoot("year", lift=24)
