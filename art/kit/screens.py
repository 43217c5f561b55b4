"""Interfaces in clay. `dashboard` and the like return a screen: a function of width and height, which draws centred."""

from .coil import tube
from .mesh import ball, ring, slab


def tile(x, y, width, height, color, thick=.07, r=.06):
    """One raised tile of an interface."""
    slab(width, height, thick, color, r=min(r, height / 2, width / 2), soft=min(thick * .45, .03), at=(x, y, 0))


def lines(x, y, width, count, color="grey", gap=.17, thick=.06, height=.075):
    """Bars of different lengths in place of lines of text, the first at y."""
    for i in range(count):
        part = width * (1, .82, .92, .6)[i % 4]
        tile(x - (width - part) / 2, y - i * gap, part, height, color, thick)


def bars(x, y, width, height, colors=("ink",), values=(.35, .6, .45, .8, 1), thick=.12):
    """A bar chart that stands on y."""
    step = width / len(values)
    for i, value in enumerate(values):
        tile(x - width / 2 + step * (i + .5), y + height * value / 2, step * .6, height * value, colors[i % len(colors)], thick, .03)


def dashboard(menu="lilac", banner="coral", chart="sun", dial="teal", ground="cream"):
    """A product's dashboard: menu, banner, dial and bar chart."""
    def draw(w, h):
        tile(-w * .38, 0, w * .2, h * .94, menu)
        for i in range(5):
            tile(-w * .38, h * (.32 - i * .15), w * .13, h * .05, "cream", .11)
        tile(w * .115, h * .32, w * .7, h * .28, banner)
        tile(-w * .08, h * .36, w * .2, h * .06, "cream", .11)
        tile(-w * .03, h * .27, w * .3, h * .05, "cream", .11)
        tile(-w * .065, -h * .155, w * .33, h * .62, ground)
        tile(w * .29, -h * .155, w * .34, h * .62, chart)
        bars(w * .29, -h * .4, w * .27, h * .46)
        ring(h * .16, h * .055, dial, at=(-w * .065, -h * .155, .09))
    return draw


def app(head="teal", rows=("coral", "sun", "lilac"), button="coral"):
    """A phone app: picture, list, button."""
    def draw(w, h):
        tile(0, h * .34, w * .9, h * .26, head, .1)
        tile(-w * .18, h * .3, w * .36, h * .04, "cream", .13)
        gap = .46 / max(len(rows), 1)
        for i, color in enumerate(rows):
            y = h * (.12 - i * gap)
            tile(0, y, w * .9, h * gap * .8, "white", .06)
            tile(-w * .3, y, w * .2, h * gap * .52, color, .11)
            tile(w * .12, y, w * .46, h * .035, "grey", .1)
        tile(0, -h * .42, w * .9, h * .12, button, .11, .12)
    return draw


def code(colors=("lilac", "sun", "sky", "coral", "mint"), ground="ink", rows=8):
    """An editor full of indented lines."""
    def draw(w, h):
        tile(0, 0, w * .98, h * .96, ground, .04)
        for i in range(rows):
            y = h * (.38 - i * .76 / max(rows - 1, 1))
            x = -w * .42 + w * (0, .08, .16, .16, .08, .08, .16, 0)[i % 8]
            for k, length in enumerate(((.14, .22), (.2, .12), (.1, .3), (.24, .1), (.12, .16))[i % 5]):
                tile(x + w * length / 2, y, w * length, h * .055, colors[(i + k * 2) % len(colors)], .09)
                x += w * (length + .03)
    return draw


def shop(colors=("coral", "sun", "sky", "lilac"), bar="ink", columns=2):
    """A grid of products with prices."""
    def draw(w, h):
        tile(0, h * .42, w * .92, h * .1, bar, .08)
        rows = (len(colors) + columns - 1) // columns
        for i, color in enumerate(colors):
            x, y = ((i % columns + .5) / columns - .5) * w * .94, h * (.32 - (i // columns + .5) * .78 / rows)
            tile(x, y, w * .84 / columns, h * .7 / rows, "white", .06)
            tile(x, y + h * .08 / rows, w * .66 / columns, h * .38 / rows, color, .12)
            tile(x - w * .1 / columns, y - h * .22 / rows, w * .42 / columns, h * .035, "grey", .09)
    return draw


def article(head="lilac"):
    """An article: picture, title, lines."""
    def draw(w, h):
        tile(0, h * .28, w * .9, h * .36, head, .09)
        tile(-w * .14, h * .02, w * .6, h * .07, "ink", .09)
        lines(0, -h * .12, w * .88, 4, "grey", gap=h * .1, height=h * .045)
    return draw


def graph(line="coral", ground="ink", fill="sky"):
    """A rising line over a bar chart."""
    def draw(w, h):
        tile(0, 0, w * .96, h * .96, ground, .05)
        bars(0, -h * .38, w * .78, h * .5, (fill,), (.3, .45, .38, .6, .7, .9))
        path = [(-w * .36, -h * .08, .2), (-w * .2, h * .06, .2), (-w * .05, h * .0, .2), (w * .12, h * .2, .2), (w * .36, h * .38, .2)]
        tube(path, h * .028, line)
        ball(h * .06, line, at=path[-1])
    return draw


def wire(color="smoke"):
    """A wireframe: outlines only."""
    def frame(x, y, w, h):
        corners = [(x - w / 2, y - h / 2, .05), (x + w / 2, y - h / 2, .05), (x + w / 2, y + h / 2, .05), (x - w / 2, y + h / 2, .05)]
        tube(corners, .028, color, smooth=False, closed=True)

    def draw(w, h):
        frame(0, h * .26, w * .86, h * .4)
        tube([(-w * .43, h * .06, .05), (w * .43, h * .46, .05)], .022, color)
        tube([(-w * .43, h * .46, .05), (w * .43, h * .06, .05)], .022, color)
        frame(-w * .23, -h * .2, w * .4, h * .32)
        for i in range(3):
            tube([(w * .06, -h * (.08 + i * .12), .05), (w * (.42 - .1 * (i == 2)), -h * (.08 + i * .12), .05)], .03, color)
        frame(0, -h * .43, w * .4, h * .09)
    return draw
