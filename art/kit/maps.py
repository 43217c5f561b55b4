"""What stands on maps: pins."""

from .mesh import disc, lathe
from .space import upright


def pin(color="coral", dot="white"):
    """A map's pin, 1.4 tall, its tip on the ground."""
    lathe([(0, 0), (.05, .06), (.2, .42), (.36, .74), (.44, 1.0), (.4, 1.2), (.26, 1.36), (.1, 1.42), (0, 1.425)], color)
    with upright(0, -.36, 1.0):
        disc(.2, .12, dot, soft=.05)
