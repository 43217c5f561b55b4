"""Where things go. Objects are modelled at the origin; `place` and `upright` move what is built inside them, and nest."""

from contextlib import contextmanager
from math import radians

from mathutils import Euler, Matrix

_places = [Matrix()]


def transform(at=(0, 0, 0), tilt=0, roll=0, turn=0, size=1):
    """Matrix that scales, rotates and moves; degrees about x (tilt), y (roll) and z (turn), in that order."""
    scale = size if isinstance(size, tuple) else (size, size, size)
    spin = Euler((radians(tilt), radians(roll), radians(turn))).to_matrix().to_4x4()
    return Matrix.Translation(at) @ spin @ Matrix.Diagonal((*scale, 1))


@contextmanager
def place(x=0, y=0, z=0, *, tilt=0, roll=0, turn=0, size=1):
    """What is built inside this context stands here: x right, y away from the viewer, z up."""
    _places.append(_places[-1] @ transform((x, y, z), tilt, roll, turn, size))
    try:
        yield
    finally:
        _places.pop()


def upright(x=0, y=0, z=0, *, tilt=0, turn=0, size=1):
    """The drawing board, a context that faces the viewer: x right, y up, z towards the viewer."""
    return place(x, y, z, tilt=90 + tilt, turn=turn, size=size)


def here():
    """The matrix of the current place."""
    return _places[-1]
