"""The clients' machines: film and reels, a switchboard, a vault and scales, a wheel of cards."""

from math import atan2, cos, degrees, pi, sin

from .coil import curve_through, tube
from .form import cut
from .mesh import ball, disc, loft, raise_mesh, ring, slab
from .space import place, upright


def film(points, width=.72, color="ink", frames=("coral", "sky", "lilac", "leaf"), lift=.06):
    """A strip of film that lies along the points (x, y), with its holes and its frames."""
    path = curve_through([(x, y, 0) for x, y in points], 14)
    sides = []
    for before, at, after in zip([path[0], *path], path, [*path[1:], path[-1]]):
        along = (after - before).normalized()
        sides.append((at, along, (-along.y, along.x)))
    half = width / 2
    rings = [[(p.x - n[0] * half, p.y - n[1] * half, 0), (p.x + n[0] * half, p.y + n[1] * half, 0),
              (p.x + n[0] * half, p.y + n[1] * half, lift), (p.x - n[0] * half, p.y - n[1] * half, lift)] for p, _, n in sides]
    raise_mesh("film", *loft(rings), color).data.auto_smooth_angle = .6
    walked = hole = frame = 0.0
    count = 0
    for (a, _, _), (b, along, n) in zip(sides, sides[1:]):
        walked += (b - a).length
        turn = degrees(atan2(along.y, along.x))
        if walked >= hole:
            hole += .17
            for side in (-1, 1):
                slab(.085, .075, .02, "cream", r=.02, soft=.006, at=(b.x + n[0] * half * .8 * side, b.y + n[1] * half * .8 * side, lift - .008), turn=turn)
        if walked >= frame + .3:
            frame += .6
            slab(.5, width * .58, .03, frames[count % len(frames)], r=.05, soft=.01, at=(b.x, b.y, lift - .008), turn=turn)
            count += 1


def reel(color="grey", core="ink", radius=1.2, film_color="ink"):
    """A film reel on the drawing board, centred, its windows showing the film."""
    disc(radius * .9, .34, film_color, soft=.05, at=(0, 0, -.17))
    for z in (-.27, .17):
        disc(radius, .1, color, soft=.04, at=(0, 0, z))
    for k in range(5):
        a = k / 5 * 2 * pi + pi / 2
        disc(radius * .24, .04, film_color, soft=.015, at=(cos(a) * radius * .56, sin(a) * radius * .56, .25))
    disc(radius * .2, .12, core, soft=.05, at=(0, 0, .24))
    ball(radius * .07, "sun", at=(0, 0, .38))


def scissors(handle="coral", blade="grey"):
    """Scissors lying open, their points to the left."""
    for side in (-1, 1):
        with place(turn=side * 17):
            cut([(-1.25, side * .01), (0, side * .13), (.2, side * .08), (.2, -side * .08), (0, -side * .05)], .07, blade, soft=.02, at=(0, 0, .03 + .05 * (side > 0)))
            tube([(.15, 0, .09), (.5, -side * .06, .09)], .06, handle)
            ring(.22, .075, handle, at=(.72, -side * .12, .09))
    ball(.08, "ink", at=(0, 0, .14))


def switchboard(color="brick", frame="ink", columns=9, rows=4, width=4.4, height=2.5, lamps=("sun", "leaf", "cream")):
    """A telephone switchboard on the drawing board, standing on y = 0. Returns the place (x, y) of each socket."""
    slab(width + .3, height + .3, .5, frame, r=.26, soft=.12, at=(0, height / 2 + .1, -.3))
    slab(width, height, .16, color, r=.18, soft=.06, at=(0, height / 2 + .1, .12))
    places = []
    for row in range(rows):
        for column in range(columns):
            x = (column - (columns - 1) / 2) * width / (columns + .3)
            y = .1 + height * (row + .62) / (rows + .25)
            ring(.13, .045, "cream", at=(x, y, .29))
            disc(.1, .03, "ink", soft=.01, at=(x, y, .27))
            ball(.05, lamps[(row * 5 + column * 3) % len(lamps)], at=(x, y + .26, .29))
            places.append((x, y))
    return places


def vault(color="azure", steel="grey", radius=1.9):
    """A round vault door on the drawing board, its centre one radius up."""
    with place(0, radius, 0):
        ring(radius * .97, .2, color, at=(0, 0, .02))
        disc(radius * .86, .5, steel, soft=.16, at=(0, 0, -.15))
        ring(radius * .62, .07, color, at=(0, 0, .34))
        for k in range(12):
            a = k / 12 * 2 * pi
            disc(.13, .14, color, soft=.05, at=(cos(a) * radius * .74, sin(a) * radius * .74, .3))
        for k in range(5):
            a = k / 5 * 2 * pi + pi / 2
            tube([(0, 0, .62), (cos(a) * radius * .44, sin(a) * radius * .44, .62)], .085, "ink")
            ball(.16, "sun", at=(cos(a) * radius * .46, sin(a) * radius * .46, .62))
        ring(radius * .27, .07, "ink", at=(0, 0, .62))
        disc(.26, .5, "ink", soft=.1, at=(0, 0, .3))
        for k, z in enumerate((-.55, .55)):
            slab(.36, .5, .6, color, r=.1, soft=.06, at=(-radius * 1.05, z * radius, -.3))


def scales(color="ink", pan="sun", lean=6):
    """A pair of scales, 2.4 wide, 2.4 tall; `lean` degrees lower the right pan. Returns the two pans' places."""
    disc(.6, .16, color, soft=.07)
    tube([(0, 0, .1), (0, 0, 2.2)], .09, color)
    ball(.15, pan, at=(0, 0, 2.28))
    places = []
    for side in (-1, 1):
        x, z = side * 1.15, 2.12 - side * 1.15 * sin(lean * pi / 180)
        tube([(0, 0, 2.12), (x, 0, z)], .07, color)
        for k in range(3):
            a = k / 3 * 2 * pi + .5
            tube([(x, 0, z), (x + cos(a) * .5, sin(a) * .5, z - 1.05)], .02, color)
        disc(.46, .1, pan, top=.56, soft=.04, at=(x, 0, z - 1.12))
        places.append((x, 0, z - 1.02))
    return places


def card_wheel(cards=18, colors=("coral", "cream", "blush"), frame="ink", knob="sun", front=None, width=1.9, tall=1.12):
    """A wheel of cards on its stand. `front` draws on the card on top, which faces the viewer. Its axle is z = 1.75."""
    hub = .45
    with place(0, 0, 1.75):
        with place(roll=90):
            disc(hub * .7, width + .5, "brick", soft=.05, at=(0, 0, -(width + .5) / 2))
        for k in range(cards):
            angle = 84 + k * 264 / cards
            with place(tilt=angle):
                slab(width, .05, tall, colors[k % len(colors)], r=.02, soft=.012, at=(0, 0, hub))
                slab(width * .3, .055, .14, colors[k % len(colors)], r=.02, soft=.012, at=((k % 4 - 1.5) * width * .23, 0, hub + tall - .03))
        for side in (-1, 1):
            x = side * (width / 2 + .42)
            ring(.34, .1, frame, roll=90, at=(x, 0, 0))
            tube([(x, 0, -.3), (x, -.55, -1.68)], .09, frame)
            tube([(x, 0, -.3), (x, .55, -1.68)], .09, frame)
            with place(x, 0, 0, roll=90 * side):
                disc(.2, .36, knob, soft=.08)
    slab(width + 1.3, 1.6, .16, frame, r=.3, soft=.07)
    if front:
        with upright(0, 0, 1.75, tilt=-4):
            slab(width, tall, .05, "white", r=.03, soft=.012, at=(0, hub + tall / 2, -.025))
            with place(0, hub + tall / 2, .03):
                front(width * .98, tall * .97)
