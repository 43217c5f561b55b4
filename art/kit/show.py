"""Stands before a backdrop of one hue."""
from .ground import backdrop
from .mesh import disc, slab
from .space import place


def podium(hue, step, top="cream", radius=2.5):
    """A backdrop in one hue with a round, two-step stand; its upper face is z = 0."""
    with place(z=-.62):
        backdrop(hue, depth=7.0, curve=3.4)
    disc(radius * 1.18, .32, step, soft=.12, at=(0, 0, -.62))
    disc(radius, .34, top, soft=.13, at=(0, 0, -.34))


def bench(hue, color, width=5.4, depth=2.6):
    """A backdrop in one hue with a long rounded bench; its upper face is z = 0."""
    with place(z=-.4):
        backdrop(hue, depth=7.0, curve=3.4)
    slab(width, depth, .4, color, r=.6, soft=.16, at=(0, 0, -.4))
