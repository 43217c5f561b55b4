"""Coils of rolled clay: tubes along a path, and letters made of them."""

import bpy
from mathutils import Vector

from .mesh import ball, raise_data

GLYPHS = {
    "0": [[(.3, 0), (.05, .25), (.05, .75), (.3, 1), (.55, .75), (.55, .25), (.3, 0)]],
    "1": [[(.1, .8), (.32, 1), (.32, 1), (.32, 0)]],
    "2": [[(.05, .78), (.3, 1), (.55, .75), (.05, 0), (.05, 0), (.58, 0)]],
    "3": [[(.08, .9), (.34, 1), (.52, .76), (.25, .54), (.56, .26), (.3, 0), (.04, .12)]],
    "4": [[(.45, 0), (.45, 1)], [(.45, 1), (.0, .3)], [(.0, .3), (.62, .3)]],
    "5": [[(.52, 1), (.12, 1), (.12, 1), (.09, .55), (.35, .62), (.55, .32), (.3, 0), (.04, .1)]],
    "6": [[(.48, .98), (.15, .65), (.06, .25), (.3, 0), (.55, .27), (.3, .55), (.08, .35)]],
    "7": [[(.02, 1), (.56, 1), (.56, 1), (.22, 0)]],
    "8": [[(.3, .54), (.1, .78), (.3, 1), (.5, .78), (.3, .54), (.04, .26), (.3, 0), (.56, .26), (.3, .54)]],
    "9": [[(.52, .65), (.3, .45), (.06, .73), (.3, 1), (.54, .75), (.45, .35), (.14, .02)]],
    "{": [[(.46, 1), (.34, .98), (.26, .9), (.235, .76), (.225, .64), (.16, .54), (.03, .5), (.03, .5), (.16, .46), (.225, .36), (.235, .24), (.26, .1), (.34, .02), (.46, 0)]],
    "}": [[(.0, 1), (.12, .98), (.2, .9), (.225, .76), (.235, .64), (.3, .54), (.43, .5), (.43, .5), (.3, .46), (.235, .36), (.225, .24), (.2, .1), (.12, .02), (.0, 0)]],
    "<": [[(.4, .85), (.4, .85), (.02, .5), (.02, .5), (.4, .15), (.4, .15)]],
    ">": [[(.0, .85), (.0, .85), (.38, .5), (.38, .5), (.0, .15), (.0, .15)]],
    "/": [[(.02, 0), (.38, 1)]],
    "?": [[(.04, .75), (.28, 1), (.52, .76), (.28, .5), (.28, .3)], [(.28, .04), (.281, .04)]],
    "!": [[(.1, 1), (.1, .36)], [(.1, .04), (.101, .04)]],
    "A": [[(.0, 0), (.0, 0), (.3, 1), (.3, 1), (.6, 0), (.6, 0)], [(.12, .36), (.48, .36)]],
    "B": [[(.06, .52), (.36, .54), (.46, .78), (.3, 1), (.06, 1), (.06, 1), (.06, 0), (.06, 0), (.34, 0), (.54, .27), (.36, .52)]],
    "C": [[(.54, .84), (.32, 1), (.08, .72), (.08, .28), (.32, 0), (.54, .16)]],
    "D": [[(.06, 0), (.06, 1), (.06, 1), (.34, .96), (.56, .7), (.56, .3), (.34, .04), (.06, 0)]],
    "E": [[(.5, 1), (.08, 1), (.08, 1), (.08, 0), (.08, 0), (.52, 0)], [(.08, .52), (.44, .52)]],
    "F": [[(.5, 1), (.08, 1), (.08, 1), (.08, 0)], [(.08, .54), (.42, .54)]],
    "G": [[(.6, .86), (.34, 1), (.04, .74), (.04, .26), (.34, 0), (.62, .1), (.62, .44), (.62, .44), (.44, .44)]],
    "H": [[(.06, 0), (.06, 1)], [(.54, 0), (.54, 1)], [(.06, .5), (.54, .5)]],
    "I": [[(.1, 0), (.1, 1)]],
    "J": [[(.46, 1), (.46, .26), (.26, 0), (.04, .2)]],
    "K": [[(.06, 0), (.06, 1)], [(.52, 1), (.1, .48), (.1, .48), (.54, 0)]],
    "L": [[(.08, 1), (.08, 0), (.08, 0), (.5, 0)]],
    "M": [[(0, 0), (.06, 1), (.06, 1), (.36, .36), (.36, .36), (.66, 1), (.66, 1), (.72, 0)]],
    "N": [[(.06, 0), (.06, 1), (.06, 1), (.54, 0), (.54, 0), (.54, 1)]],
    "O": [[(.32, 0), (.05, .28), (.05, .72), (.32, 1), (.59, .72), (.59, .28), (.32, 0)]],
    "P": [[(.06, 0), (.06, 1), (.06, 1), (.36, 1), (.54, .74), (.36, .5), (.06, .48)]],
    "Q": [[(.32, 0), (.05, .28), (.05, .72), (.32, 1), (.59, .72), (.59, .28), (.32, 0)], [(.4, .24), (.62, 0)]],
    "R": [[(.06, 0), (.06, 1), (.06, 1), (.36, 1), (.54, .74), (.36, .5), (.06, .48)], [(.3, .48), (.56, 0)]],
    "S": [[(.54, .82), (.3, 1), (.08, .76), (.3, .52), (.54, .26), (.3, 0), (.05, .18)]],
    "T": [[(0, 1), (.6, 1)], [(.3, 1), (.3, 0)]],
    "U": [[(.06, 1), (.06, .3), (.3, 0), (.54, .3), (.54, 1)]],
    "V": [[(.0, 1), (.0, 1), (.32, 0), (.32, 0), (.64, 1), (.64, 1)]],
    "W": [[(0, 1), (.18, 0), (.18, 0), (.38, .7), (.38, .7), (.58, 0), (.58, 0), (.76, 1)]],
    "X": [[(.02, 1), (.52, 0)], [(.52, 1), (.02, 0)]],
    "Y": [[(0, 1), (.3, .5), (.3, .5), (.6, 1)], [(.3, .5), (.3, 0)]],
    "Z": [[(.04, 1), (.54, 1), (.54, 1), (.04, 0), (.04, 0), (.56, 0)]],
    "%": [[(.05, 0), (.6, 1)], [(.12, .85), (.22, .75), (.12, .65), (.02, .75), (.12, .85)], [(.53, .35), (.63, .25), (.53, .15), (.43, .25), (.53, .35)]],
    "+": [[(.02, .5), (.58, .5)], [(.3, .22), (.3, .78)]],
    "$": [[(.54, .76), (.3, .9), (.08, .7), (.3, .5), (.52, .3), (.3, .1), (.05, .24)], [(.3, 1.02), (.3, -.02)]],
}


def curve_through(points, steps=10):
    """Points of a smooth (Catmull-Rom) curve through the given ones; a point given twice is a sharp bend."""
    points = [Vector(p) for p in points]
    loop = (points[0] - points[-1]).length < 1e-6
    padded = [points[-2] if loop else points[0] * 2 - points[1], *points, points[1] if loop else points[-1] * 2 - points[-2]]
    path = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        if (c - b).length < 1e-6:
            continue
        left = b if (b - a).length < 1e-6 else a
        right = c if (d - c).length < 1e-6 else d
        for k in range(steps):
            t = k / steps
            path.append(0.5 * (2 * b + (c - left) * t + (2 * left - 5 * b + 4 * c - right) * t ** 2
                               + (3 * b - left - 3 * c + right) * t ** 3))
    return path + [points[-1]]


def tube(points, radius, color, *, smooth=True, closed=False, finish="clay", capped=True, **move):
    """A coil through 3D points, with round ends; a point given twice is a sharp bend."""
    bends = [i for i in range(1, len(points) - 1) if points[i] == points[i + 1]]
    if bends and smooth and not move:
        for start, end in zip([0, *(b + 1 for b in bends)], [*bends, len(points) - 1]):
            if start < end:
                made = tube(points[start:end + 1], radius, color, finish=finish, capped=False)
                ball(radius * 1.003, color, finish=finish, at=tuple(points[end]))
        ball(radius * 1.003, color, finish=finish, at=tuple(points[0]))
        return made
    path = curve_through(points) if smooth and len(points) > 2 else [Vector(p) for p in points]
    data = bpy.data.curves.new("coil", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 7
    data.use_fill_caps = not closed
    spline = data.splines.new("POLY")
    spline.points.add(len(path) - 1)
    spline.use_smooth, spline.use_cyclic_u = True, closed
    for point, where in zip(spline.points, path):
        point.co = (*where, 1)
    made = raise_data("coil", data, color, finish, **move)
    if capped and not closed and not move:
        for end in (path[0], path[-1]):
            ball(radius * .975, color, finish=finish, at=tuple(end))
    return made


def write(text, height, color, *, weight=0.11, x=0.0, y=0.0, z=0.0, finish="clay"):
    """Write a text with coils on the drawing board (see `upright`), centred on x, standing on y. Returns its width."""
    widths = [0.3 if c in " !" else max(p[0] for stroke in GLYPHS[c] for p in stroke) for c in text]
    gap = 0.2
    total = (sum(widths) + gap * (len(text) - 1)) * height
    left = x - total / 2
    for char, width in zip(text, widths):
        for layer, stroke in enumerate(GLYPHS.get(char, [])):
            tube([(left + px * height, y + py * height, z + layer * height * .04) for px, py in stroke], weight * height, color, finish=finish)
        left += (width + gap) * height
    return total
