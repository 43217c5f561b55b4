"""Shapes of clay. Slabs, discs and lathes stand on z = 0; balls, rings and tubes are centred."""

from math import cos, pi, sin

import bpy

from .clay import material
from .space import here, transform

ROUND = 96


def raise_mesh(name, vertices, faces, color, finish="clay", *, at=(0, 0, 0), tilt=0, roll=0, turn=0, size=1):
    """Put a mesh into the scene at the current place, in one colour."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    return raise_data(name, data, color, finish, at=at, tilt=tilt, roll=roll, turn=turn, size=size)


def raise_data(name, data, color, finish="clay", **move):
    """Link mesh or curve data into the scene at the current place."""
    data.materials.append(material(color, finish))
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    thing.matrix_world = here() @ transform(**move)
    return thing


def loft(rings, closed_ends=True):
    """Vertices and faces of rings joined one above the other; all rings have as many points."""
    n = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = []
    for level in range(len(rings) - 1):
        a, b = level * n, (level + 1) * n
        faces += [(a + i, a + (i + 1) % n, b + (i + 1) % n, b + i) for i in range(n)]
    if closed_ends:
        faces += [tuple(reversed(range(n))), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return vertices, faces


def _rim(width, depth, radius, z, steps=10):
    radius = max(radius, 1e-4)
    points = []
    for corner, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        cx, cy = sx * (width / 2 - radius), sy * (depth / 2 - radius)
        for k in range(steps + 1):
            a = (corner + k / steps) * pi / 2
            points.append((cx + radius * cos(a), cy + radius * sin(a), z))
    return points


def slab(width, depth, height, color, *, r=0.1, soft=0.04, finish="clay", **move):
    """A rounded block: corner radius `r`, edges softened by `soft`."""
    r = min(r, width / 2 * 0.999, depth / 2 * 0.999)
    soft = min(soft, height / 2, max(r, 0.01) * 0.95)
    arc = [(soft * (1 - sin(k / 6 * pi / 2)), soft * (1 - cos(k / 6 * pi / 2))) for k in range(7)]
    levels = [(soft * 1.2, 0)] + [(i, z) for i, z in arc] + [(i, height - z) for i, z in reversed(arc)] + [(soft * 1.2, height)]
    rings = [_rim(width - 2 * i, depth - 2 * i, r - i, z) for i, z in levels]
    return raise_mesh("slab", *loft(rings), color, finish, **move)


def lathe(profile, color, *, finish="clay", steps=ROUND, **move):
    """Rotate a profile of (radius, z) points around the z axis; the ends are closed."""
    rings = [[(max(r, 1e-4) * cos(i / steps * 2 * pi), max(r, 1e-4) * sin(i / steps * 2 * pi), z)
              for i in range(steps)] for r, z in profile]
    return raise_mesh("lathe", *loft(rings), color, finish, **move)


def disc(radius, height, color, *, soft=0.06, top=None, finish="clay", **move):
    """A round slab; `top` is the upper radius of a cone."""
    top = radius if top is None else top
    soft = min(soft, height / 2, radius * 0.9, max(top, 0.02) * 0.9)
    arc = [(soft * (1 - sin(k / 6 * pi / 2)), soft * (1 - cos(k / 6 * pi / 2))) for k in range(7)]
    low = [(0, 0), (radius - soft * 1.2, 0)] + [(radius - i, z) for i, z in arc]
    high = [(top - i, height - z) for i, z in reversed(arc)] + [(top - soft * 1.2, height), (0, height)]
    return lathe(low + high, color, finish=finish, **move)


def ball(radius, color, *, finish="clay", stretch=(1, 1, 1), **move):
    """A ball, or an ellipsoid when stretched."""
    profile = [(sin(k / 32 * pi), -cos(k / 32 * pi)) for k in range(33)]
    rings = [[(r * cos(i / 64 * 2 * pi), r * sin(i / 64 * 2 * pi), z) for i in range(64)] for r, z in profile]
    vertices, faces = loft(rings)
    vertices = [(x * radius * stretch[0], y * radius * stretch[1], z * radius * stretch[2]) for x, y, z in vertices]
    return raise_mesh("ball", vertices, faces, color, finish, **move)


def ring(radius, thickness, color, *, finish="clay", **move):
    """A torus, flat."""
    circle = [(radius + thickness * cos(k / 24 * 2 * pi), thickness * sin(k / 24 * 2 * pi)) for k in range(25)]
    rings = [[(r * cos(i / ROUND * 2 * pi), r * sin(i / ROUND * 2 * pi), z) for i in range(ROUND)] for r, z in circle]
    return raise_mesh("ring", *loft(rings, closed_ends=False), color, finish, **move)


def carve(body, cutter):
    """Cut the form of `cutter` out of `body`; the cutter itself is not rendered."""
    hollow = body.modifiers.new("carve", "BOOLEAN")
    hollow.object, hollow.operation, hollow.solver = cutter, "DIFFERENCE", "EXACT"
    cutter.hide_render = True
    cutter["room"] = True


def blob(balls, color, *, voxel=0.05, smooth=12, **move):
    """Balls (x, y, z, radius) merged into one lump of clay."""
    vertices, faces = [], []
    for x, y, z, radius in balls:
        rings = [[(x + radius * sin(k / 12 * pi) * cos(i / 24 * 2 * pi), y + radius * sin(k / 12 * pi) * sin(i / 24 * 2 * pi),
                   z - radius * cos(k / 12 * pi)) for i in range(24)] for k in range(1, 12)]
        more, joined = loft(rings)
        faces += [tuple(v + len(vertices) for v in face) for face in joined]
        vertices += more
    lump = raise_mesh("blob", vertices, faces, color, **move)
    lump.data.use_auto_smooth = False
    remesh = lump.modifiers.new("join", "REMESH")
    remesh.voxel_size = voxel
    remesh.use_smooth_shade = True
    soften = lump.modifiers.new("smooth", "SMOOTH")
    soften.factor, soften.iterations = 0.5, smooth
    return lump
