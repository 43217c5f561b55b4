"""What things stand on: plinths for cut-out pictures, a room for full ones."""

from .mesh import disc, raise_mesh, slab
from .stage import room


def plinth(color, top="cream", radius=3.3):
    """Two stacked discs; the upper face is z = 0."""
    k = radius / 3.5
    disc(radius, .56 * k, color, soft=.2 * k, at=(0, 0, -.78 * k))
    disc(radius * .87, .3 * k, top, soft=.13 * k, at=(0, 0, -.3 * k))


def pebble(color, width=2.6, depth=2.1, height=.34):
    """A soft thick tile to stand one object on; the upper face is z = 0."""
    slab(width, depth, height, color, r=min(width, depth) * .42, soft=height * .46, at=(0, 0, -height))


def board(color, width, depth, height=.3, r=.5):
    """A broad rounded base; the upper face is z = 0."""
    slab(width, depth, height, color, r=r, soft=height * .45, at=(0, 0, -height))


def backdrop(color, *, depth=4.0, floor=None, curve=1.6):
    """A floor that curves up into a wall `depth` behind the origin, both without visible ends."""
    from math import cos, pi, sin
    line = [(-60, 0)] + [(depth - curve + curve * sin(k / 16 * pi / 2), curve * (1 - cos(k / 16 * pi / 2))) for k in range(17)] + [(depth, 60)]
    vertices = [(x, y, z) for y, z in line for x in (-60, 60)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    room(raise_mesh("backdrop", vertices, faces, color, "plain"))
    if floor:
        room(raise_mesh("floor", [(-60, -60, .004), (60, -60, .004), (60, depth - curve, .004), (-60, depth - curve, .004)], [(0, 1, 2, 3)], floor, "plain"))


def wall(color, floor, *, depth=3.0, skirting=None):
    """A wall and a floor that meet in a straight line, with a skirting board if it has a colour."""
    room(raise_mesh("wall", [(-60, depth, 0), (60, depth, 0), (60, depth, 60), (-60, depth, 60)], [(0, 1, 2, 3)], color))
    room(raise_mesh("floor", [(-60, -60, 0), (60, -60, 0), (60, depth, 0), (-60, depth, 0)], [(0, 1, 2, 3)], floor))
    if skirting:
        room(slab(120, .12, .24, skirting, r=.02, soft=.02, at=(0, depth - .06, 0)))
