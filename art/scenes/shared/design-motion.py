"""A bouncing ball, drawn at several moments."""
from kit.coil import tube
from kit.ground import pebble
from kit.mesh import ball
from kit.stage import shoot

pebble("teal")
path = [(-1.0, 0, .3), (-.72, 0, 1.5), (-.42, 0, 1.8), (-.12, 0, 1.2), (.08, 0, .34)]
tube(path, .035, "cream")
tube([(.08, 0, .34), (.38, 0, 1.1), (.7, 0, .95), (.85, 0, .6)], .035, "cream")
for (x, z), r, color in zip(((-1.0, .3), (-.85, 1.1), (-.42, 1.8), (-.08, 1.0)), (.16, .19, .22, .25), ("blush", "blush", "sun", "sun")):
    ball(r, color, at=(x, -.05, z))
ball(.34, "coral", stretch=(1.15, 1.15, .8), at=(.1, -.1, .28))
ball(.4, "coral", at=(.85, -.15, .95))
shoot("tile")
