"""2022: the design team gets its own bench."""
from kit.devices import tablet
from kit.draw import palette, swatches
from kit.mesh import disc
from kit.screens import app
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pot, tools_in_pot

disc(1.9, .34, "coral", soft=.14, at=(0, 0, -.34))
with place(-.15, .25, size=.75):
    tablet(app("lilac", ("sun", "teal", "coral"), "coral"), body="ink", turn=6)
with upright(-1.2, .15, .35, tilt=-8, turn=18, size=.72):
    swatches()
with upright(1.15, .15, .62, tilt=-8, turn=-14, size=.68):
    palette("white")
with place(.75, -.75, size=.7):
    tools_in_pot("teal", ("sun", "coral", "lilac"))
with place(-.75, -.85, size=.62):
    pot("terracotta", "cream")
shoot("year")
