"""2013: one desk, one kettle."""
from kit.desk import steam
from kit.devices import laptop
from kit.feast import kettle
from kit.ground import board
from kit.room import desk, stool
from kit.screens import code
from kit.space import place
from kit.stage import shoot

board("sand", 4.2, 3.0, .3, .9)
with place(-.2, .2):
    desk("wood", 2.6, 1.2, "wood")
    with place(-.25, .1, 1.3, size=.62):
        laptop(code())
    with place(.9, .1, 1.3, size=.5):
        kettle("coral")
        with place(.9, 0, .9):
            steam(.7)
with place(-.35, -.75):
    stool("sun", .8)
shoot("year")
