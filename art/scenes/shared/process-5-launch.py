"""Launch: a rocket that takes off."""
from kit.ground import pebble
from kit.nature import cloud
from kit.signs import rocket
from kit.space import place
from kit.stage import shoot

pebble("teal")
with place(.05, 0, .42, roll=8, size=.92):
    rocket("white", "coral", "sky")
for x, y, s in ((0, 0, .62), (-.55, -.2, .42), (.5, -.25, .46), (.05, -.5, .4)):
    with place(x, y, .24 * s):
        cloud("cream", .72 * s)
shoot("tile")
