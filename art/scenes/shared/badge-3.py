"""A drawer of index cards, one of them pulled up: a directory."""
from kit.form import star
from kit.mesh import ball, slab
from kit.space import place, upright
from kit.stage import shoot

with place(turn=-24):
    slab(1.9, 2.3, 1.0, "violet", r=.16, soft=.08)
    slab(1.6, 2.0, .06, "ink", r=.1, soft=.01, at=(0, 0, .96))
    with upright(0, -1.15, .5):
        slab(1.0, .46, .08, "cream", r=.08, soft=.03)
        ball(.14, "sun", at=(0, -.02, .16))
    for i in range(7):
        y = -.75 + i * .25
        up = .62 if i == 3 else 0
        with upright(0, y, .55 + up, tilt=-6):
            slab(1.45, .75, .06, ("cream", "blush", "butter")[i % 3] if i != 3 else "white", r=.06, soft=.02, at=(0, .38, 0))
            slab(.42, .2, .07, ("coral", "sun", "teal")[i % 3], r=.05, soft=.02, at=((-.45, 0, .45)[i % 3], .78, 0))
            if i == 3:
                with place(0, .46, .06):
                    star(.22, .08, "coral")
shoot("tile", lift=24)
