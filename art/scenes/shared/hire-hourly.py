"""An hourglass: work by the hour."""
from math import cos, pi, sin

from kit.coil import tube
from kit.ground import pebble
from kit.mesh import ball, disc, lathe
from kit.space import place
from kit.stage import shoot

pebble("lilac")
with place(0, .05):
    disc(.7, .2, "coral", soft=.07)
    lathe([(0, .2), (.5, .2), (.54, .32), (.5, .62), (.12, .98), (.08, 1.06), (.12, 1.14), (.5, 1.5), (.54, 1.8), (.5, 1.92), (0, 1.92)], "white", finish="glaze")
    lathe([(0, .19), (.545, .21), (.552, .34), (.5, .42), (.1, .72), (0, .74)], "sun")
    lathe([(0, 1.1), (.11, 1.13), (.4, 1.4), (.42, 1.44), (0, 1.4)], "sun")
    disc(.7, .2, "coral", soft=.07, at=(0, 0, 1.92))
    for k in range(3):
        x, y = cos(k / 3 * 2 * pi + .5) * .58, sin(k / 3 * 2 * pi + .5) * .58
        tube([(x, y, .15), (x, y, 1.95)], .055, "wood")
ball(.13, "sun", at=(.85, -.5, .13))
ball(.09, "sun", at=(.62, -.75, .09))
shoot("tile")
