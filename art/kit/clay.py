"""Materials: matt clay with thumb marks, shiny glaze, plain colour, and glow."""

import bpy

from .palette import linear

_GRAIN = []  # the mapping nodes that `set_grain` scales to the size of the picture


def set_grain(scale):
    """Scale the thumb marks so that a small picture shows as many as a large one."""
    for node in _GRAIN:
        node.inputs["Scale"].default_value = (scale, scale, scale)


def _bump(tree, source, strength, distance, below=None):
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = strength
    node.inputs["Distance"].default_value = distance
    tree.links.new(source, node.inputs["Height"])
    if below:
        tree.links.new(below, node.inputs["Normal"])
    return node.outputs["Normal"]


def _noise(tree, vector, scale, detail=1.0):
    node = tree.nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value = scale
    node.inputs["Detail"].default_value = detail
    tree.links.new(vector, node.inputs["Vector"])
    return node.outputs["Fac"]


def _press(tree, shader):
    """Bump maps for the surface of the clay: broad dents, thumb marks, fine grain."""
    place = tree.nodes.new("ShaderNodeNewGeometry")
    mapping = tree.nodes.new("ShaderNodeMapping")
    tree.links.new(place.outputs["Position"], mapping.inputs["Vector"])
    _GRAIN.append(mapping)
    vector = mapping.outputs["Vector"]
    broad = _bump(tree, _noise(tree, vector, 1.6), 0.55, 0.09)
    thumb = _bump(tree, _noise(tree, vector, 5.0), 0.45, 0.04, broad)
    skin = _bump(tree, _noise(tree, vector, 24.0, 1.0), 0.16, 0.014, thumb)
    tree.links.new(skin, shader.inputs["Normal"])


def _plain_to_bounces(tree, shader, name):
    """Show bounced light a plain matt colour. That halves the render time and cannot be seen."""
    path = tree.nodes.new("ShaderNodeLightPath")
    plain = tree.nodes.new("ShaderNodeBsdfDiffuse")
    plain.inputs["Color"].default_value = linear(name)
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
    tree.links.new(plain.outputs[0], mix.inputs[1])
    tree.links.new(shader.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])


def material(name, finish="clay"):
    """The material of a palette colour; `finish` is clay, glaze, plain, glow, lamplit (glow that is dim by night) or sky."""
    key = f"{name}-{finish}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    made = bpy.data.materials.new(key)
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(name)
    shader.inputs["Roughness"].default_value = {"glaze": 0.18, "plain": 0.6}.get(finish, 0.52)
    shader.inputs["Specular"].default_value = 0.5 if finish == "glaze" else 0.32
    if finish == "glaze":
        shader.inputs["Clearcoat"].default_value = 0.4
    if finish in ("glow", "lamplit", "sky"):
        shader.inputs["Emission"].default_value = linear(name)
        shader.inputs["Emission Strength"].default_value = 1.0
        shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
    if finish in ("clay", "glaze"):
        _press(tree, shader)
    if finish not in ("glow", "lamplit", "sky"):
        _plain_to_bounces(tree, shader, name)
    return made
