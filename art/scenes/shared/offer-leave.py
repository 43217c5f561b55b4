"""A palm, a suitcase, a small island."""
from kit.mesh import ball, disc
from kit.nature import palm
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import suitcase

disc(1.35, .3, "sky", soft=.12, at=(0, 0, -.34))
ball(1.05, "butter", stretch=(1, .9, .32), at=(0, .05, -.06))
with place(-.35, .25, .18, size=.95):
    palm(1.8)
with place(.45, -.35, .14, turn=-12, size=.55):
    suitcase("coral", "ink")
with upright(.85, .4, 2.0):
    ball(.32, "sun")
shoot("tile", lift=18)
