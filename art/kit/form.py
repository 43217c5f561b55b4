"""Flat forms cut from a slab: stars, hearts, gears, arrows, pointers."""

from math import cos, pi, sin

from .mesh import loft, raise_mesh


def cut(outline, height, color, *, soft=0.04, finish="clay", **move):
    """Cut an outline of (x, y) points out of a slab `height` thick, edges softened."""
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]]))
    outline = list(outline) if turn > 0 else list(reversed(outline))
    rings = [[(x, y, z) for x, y in outline] for z in (0, height)]
    made = raise_mesh("form", *loft(rings), color, finish, **move)
    if soft > 0:
        _soften(made, min(soft, height * .48))
    made.data.auto_smooth_angle = 0.9
    return made


def _soften(made, width):
    bevel = made.modifiers.new("soft", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = width, 4, "ANGLE", 1.25


def rounded(outline, radius, steps=6):
    """Round the corners of an outline."""
    from mathutils import Vector
    result = []
    n = len(outline)
    for i in range(n):
        before, corner, after = (Vector(outline[(i + k) % n]) for k in (-1, 0, 1))
        reach = min(radius, (before - corner).length * .45, (after - corner).length * .45)
        a = corner + (before - corner).normalized() * reach
        b = corner + (after - corner).normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            result.append(tuple(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t ** 2))
    return result


def polygon(sides, radius, start=90):
    """Corners of a regular polygon, the first one up."""
    return [(radius * cos(start * pi / 180 + i / sides * 2 * pi), radius * sin(start * pi / 180 + i / sides * 2 * pi)) for i in range(sides)]


def star_outline(points, outer, inner):
    """Corners of a star, first point up."""
    return [((outer if i % 2 == 0 else inner) * cos(pi / 2 + i / points * pi),
             (outer if i % 2 == 0 else inner) * sin(pi / 2 + i / points * pi)) for i in range(points * 2)]


def star(radius, height, color, **move):
    """A five-pointed star, on the drawing board. Its edges are not softened: a bevel fails in the narrow corners."""
    return cut(rounded(star_outline(5, radius, radius * .52), radius * .16), height, color, soft=0, **move)


def heart(width, height, color, **move):
    """A heart, on the drawing board."""
    points = []
    for i in range(72):
        t = i / 72 * 2 * pi
        points.append((16 * sin(t) ** 3 * width / 32, (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) * width / 32))
    return cut(list(reversed(points)), height, color, soft=height * .45, **move)


def gear(radius, height, color, *, teeth=8, hub="cream", **move):
    """A cog with a hub, on the drawing board."""
    points = []
    for i in range(teeth):
        for offset, r in ((-.34, .8), (-.2, 1), (.2, 1), (.34, .8)):
            a = (i + offset) / teeth * 2 * pi + pi / 2
            points.append((radius * r * cos(a), radius * r * sin(a)))
    from .mesh import disc
    from .space import place
    # Softer than its rounded teeth, the edges would cross each other, and the face would crack.
    cut(rounded(points, radius * .08, 3), height, color, soft=min(height * .3, radius * .06), **move)
    at = move.get("at", (0, 0, 0))
    with place(*at, tilt=move.get("tilt", 0), turn=move.get("turn", 0)):
        disc(radius * .36, height * 1.25, hub, soft=height * .2)


def arrow_outline(length, width):
    """Outline of an arrow that points up from the origin."""
    w, h = width, width * 1.15
    return rounded([(-w * .22, 0), (w * .22, 0), (w * .22, length - h), (w * .62, length - h), (0, length),
                    (-w * .62, length - h), (-w * .22, length - h)], w * .12)


def cursor(size, color, height=0.16, **move):
    """A mouse pointer, its tip at the origin, on the drawing board."""
    outline = [(0, 0), (.72, -.68), (.42, -.72), (.6, -1.12), (.4, -1.2), (.24, -.82), (0, -1.02)]
    return cut(rounded([(x * size, y * size) for x, y in reversed(outline)], size * .07), height, color, soft=height * .35, **move)


def gem_outline(size):
    """Outline of a cut stone seen from the side."""
    return [(-.5 * size, .2 * size), (0, -.5 * size), (.5 * size, .2 * size), (.3 * size, .45 * size), (-.3 * size, .45 * size)]
