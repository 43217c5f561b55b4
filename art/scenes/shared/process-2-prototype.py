"""Prototype: a wireframe on paper, and a lump of raw clay."""
from kit.coil import tube
from kit.ground import pebble
from kit.mesh import slab
from kit.screens import wire
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import lump

pebble("sky")
with upright(-.25, .2, 0, tilt=-10, turn=10):
    slab(1.35, 1.85, .1, "white", r=.12, soft=.04, at=(0, .92, 0))
    with place(0, .92, .1):
        wire("smoke")(1.3, 1.7)
with place(.72, -.4, size=.85):
    lump("terracotta")
with place(.1, -.72, tilt=0, turn=70, z=.1):
    tube([(-.4, 0, 0), (.4, 0, 0)], .07, "sun")
shoot("tile")
