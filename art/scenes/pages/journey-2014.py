"""2014: a second desk for the second person."""
from kit.desk import mug
from kit.devices import laptop
from kit.ground import board
from kit.room import chair, desk
from kit.screens import code, dashboard
from kit.space import place
from kit.stage import shoot

board("mist", 4.8, 3.2, .3, .9)
for x, y, color in ((-1.1, .45, "coral"), (1.1, .05, "teal")):
    with place(x, y):
        desk("wood", 1.9, 1.1, "wood")
        with place(-.1, .1, 1.3, size=.55):
            laptop(code() if color == "coral" else dashboard())
        with place(.65, -.2, 1.3, size=.42):
            mug(color)
    with place(x, y - .95, size=.85):
        chair(color, turn=180)
shoot("year")
