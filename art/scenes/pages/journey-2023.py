"""2023: ten years, ten candles."""
from kit.coil import write
from kit.feast import cake
from kit.mesh import disc
from kit.play import balloon
from kit.space import place, upright
from kit.stage import shoot
from kit.trade import parcel

disc(1.8, .34, "sun", soft=.14, at=(0, 0, -.34))
with place(0, .1, size=.85):
    cake(3, ("teal", "coral", "violet"), 10)
with place(-1.25, -.55, turn=14, size=.5):
    parcel("lilac", "coral")
with upright(1.2, -.35, .1, turn=-10):
    write("10", .75, "coral", weight=.14)
for x, z, color in ((-1.35, 2.1, "coral"), (1.35, 2.2, "teal"), (-1.75, 1.5, "sky")):
    with place(x, .3, z, size=.55):
        balloon(color, 1.3)
shoot("year")
