"""An apron pocket with a phone in it: the tool that is always at hand."""
from kit.coil import tube
from kit.form import cut, rounded
from kit.ground import wall
from kit.mesh import ball, slab
from kit.devices import phone
from kit.screens import app
from kit.space import place, upright
from kit.stage import room, shoot
from kit.studio import pencil, rib

with upright(0, 1.0, 0):
    room(slab(60, 40, .2, "lilac", r=.1, soft=.02, at=(0, 0, -.2)))
with upright(0, .9, 0):
    outline = [(-2.6, 2.1), (2.6, 2.1), (2.45, -.6), (0, -1.5), (-2.45, -.6)]
    cut(rounded(outline[::-1], .3), .5, "violet", soft=.12, at=(0, 0, .55))
    slab(5.35, .62, .68, "violet", r=.16, soft=.12, at=(0, 1.95, .5))
    for (ax, ay), (bx, by) in zip([(-2.28, 1.5), (-2.2, -.42), (0, -1.22), (2.2, -.42)], [(-2.2, -.42), (0, -1.22), (2.2, -.42), (2.28, 1.5)]):
        for k in range(8):
            t, u = (k + .15) / 8, (k + .7) / 8
            tube([(ax + (bx - ax) * t, ay + (by - ay) * t, 1.06), (ax + (bx - ax) * u, ay + (by - ay) * u, 1.06)], .035, "cream")
    for k in range(15):
        x = -2.4 + k * .345
        tube([(x, 1.78, 1.2), (x + .19, 1.78, 1.2)], .035, "cream")
    for x in (-2.42, 2.42):
        ball(.14, "sun", stretch=(1, 1, .6), at=(x, 2.0, 1.2))
with place(-.2, .42, 1.15, roll=-5):
    phone(app("coral", ("sun", "teal", "lilac"), "ink"), lean=0, size=1.55)
with place(1.35, .45, 1.2, roll=10):
    with place(z=2.35, tilt=180):
        pencil("sun", 2.1)
with upright(-1.75, .45, 2.35, turn=0):
    with place(turn=12, size=1.3):
        rib("wood")
shoot("cover", lift=8, azimuth=9, fill=.99)
