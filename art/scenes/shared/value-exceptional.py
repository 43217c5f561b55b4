"""A vase on a high plinth, with a star above it."""
from kit.form import star
from kit.mesh import ball, disc
from kit.space import place, upright
from kit.stage import shoot
from kit.studio import pot, vase

disc(1.3, .34, "violet", soft=.14)
disc(.95, .34, "cream", soft=.12, at=(0, 0, .34))
with place(z=.68):
    vase("teal", 1.7, "glaze", "sun")
with upright(.05, 0, 2.75, turn=-6):
    star(.5, .26, "sun")
with place(-.95, -.45, .34, size=.45):
    vase("coral", 1.2)
with place(.95, -.45, .34, size=.45):
    pot("sky", None, 1)
for x, z, color in ((-.85, 2.1, "coral"), (.85, 2.0, "sky"), (-.62, 1.5, "sun"), (.72, 1.4, "lilac")):
    ball(.1, color, at=(x, -.2, z))
shoot("tile")
