"""The case studies' products on clay devices: a photographed screen is laid on the glass. `screens/render.ts` takes them."""

import os

import bpy

from .form import rounded
from .mesh import raise_mesh, slab
from .space import place, upright
from .stage import FRAMES

FRAMES["set"] = (1280, 960, 14, 55, 0.85)  # the cover of a case study, a room around its product, with air around it

_FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "screens", "shown")


def _lit(name, gain):
    """A matt material that shows the file; `gain` makes up for the light of the room, so that white stays white."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    image = tree.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(os.path.join(_FOLDER, f"{name}.webp"))
    image.extension = "EXTEND"
    scale = tree.nodes.new("ShaderNodeVectorMath")
    scale.operation = "SCALE"
    scale.inputs["Scale"].default_value = gain
    matt = tree.nodes.new("ShaderNodeBsdfDiffuse")
    tree.links.new(image.outputs["Color"], scale.inputs[0])
    tree.links.new(scale.outputs[0], matt.inputs["Color"])
    tree.links.new(matt.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return made


def shown(name, corner=.05, gain=1.25):
    """A screen that shows `screens/shown/<name>.webp`, for the devices of devices.py and for those below."""
    def draw(w, h):
        outline = rounded([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], corner)
        glass = raise_mesh("shown", [(x, y, .012) for x, y in outline], [tuple(range(len(outline)))], "white", "plain")
        layer = glass.data.uv_layers.new()
        for loop in glass.data.loops:
            x, y = outline[loop.vertex_index]
            layer.data[loop.index].uv = (x / w + .5, y / h + .5)
        glass.data.materials.clear()
        glass.data.materials.append(_lit(name, gain))
    return draw


def slate(screen, body="ink"):
    """A phone on the drawing board, 1 wide, 2.06 tall, standing on y = 0; its glass is as tall as a real phone's."""
    slab(1, 2.06, .17, body, r=.2, soft=.06, at=(0, 1.03, -.085))
    for y, length in ((1.52, .2), (1.26, .16)):
        slab(.06, length, .07, body, r=.03, soft=.02, at=(.5, y, -.03))
    with place(0, 1.03, .088):
        screen(.9, 1.874)


def handset(screen, body="ink", turn=0, lean=10, size=1.0):
    """The same phone, standing on its lower edge and leaning back."""
    with upright(0, 0, 0, tilt=-lean, turn=turn, size=size):
        slate(screen, body)


def scanner(screen, body="ink", keys="smoke"):
    """A warehouse handheld on the drawing board, 1.2 wide, 2.2 tall, standing on y = 0."""
    slab(1.2, 2.2, .3, body, r=.24, soft=.1, at=(0, 1.1, -.15))
    with place(0, 1.36, .156):
        screen(.86, 1.3)
    for row in range(3):
        for column in range(3):
            slab(.2, .12, .06, "sun" if row + column == 0 else keys, r=.05, soft=.02, at=(-.28 + column * .28, .5 - row * .16, .15))
