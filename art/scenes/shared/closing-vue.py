"""A table for two with a clay V on it, and mugs that steam: a Vue developer has time."""
from kit.form import cut, rounded
from kit.space import upright
from kit.stage import shoot
from kit.welcome import table_for_two

table_for_two("mint", "wood", "coral", "violet", mugs=("sun", "teal"), talk=("sun", "pine"), pot="coral")
with upright(0, .4, 1.28, tilt=-4, turn=4, size=1.2):
    cut(rounded([(-.7, 1.15), (-.38, 1.15), (0, .52), (.38, 1.15), (.7, 1.15), (0, 0)], .05), .3, "leaf", soft=.06, at=(0, 0, -.15))
    cut(rounded([(-.4, 1.15), (-.14, 1.15), (0, .92), (.14, 1.15), (.4, 1.15), (0, .5)], .03), .2, "pine", soft=.04, at=(0, 0, .02))
shoot("hero")
