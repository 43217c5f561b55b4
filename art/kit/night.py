"""Night: lamps in place of the day's lights, screens and flames that give light, stars behind the scene."""

from math import radians, tan
from random import Random

import bpy
from mathutils import Matrix, Vector

from . import devices, room, stage
from .mesh import ball
from .palette import linear
from .space import here, place

# How bright what glows looks, and how much light it gives to what is near it, whatever its colour.
SEEN, GIVEN = 0.85, 6.5
# The same of a wall that a hidden lamp lights: it keeps its colour, and what stands before it throws a shadow on it.
DIM_SEEN, DIM_GIVEN = 0.16, 1.6
# The sky of an open place.
SKY = (.022, .026, .1, 1)
# The room behind a cover keeps a share of its colour and is deep blue otherwise: a bright wall would be no night.
ROOM_KEPT, ROOM_NIGHT = .08, (.013, .024, .14)
# What a screen shows has its own light, in this share of its colour.
LIT = 0.5
# Screens of this width light what stands before them; of smaller ones it would not be seen.
BIG = 2.2


def _nightly(day):
    """The day's lights as those of the night: a lamp close by, moonlight from behind, a room in deep blue."""
    def light(center, reach, power=1.0, sky=0.5):
        day(center, reach, power, sky)
        lamp, fill, moon = [thing for thing in bpy.data.objects if thing.type == "LIGHT" and thing.data.type == "AREA"
                            and thing.name.startswith("area")]
        lamp.location = center + (lamp.location - center) * .72
        lamp.data.color, lamp.data.size = (1, .64, .32), .35 * reach
        lamp.data.energy *= .74
        bpy.data.objects.remove(fill)
        moon.matrix_world = Matrix.Translation(center) @ Matrix.Rotation(-.6, 4, "Z") @ Matrix.Translation(-center) @ moon.matrix_basis
        moon.data.color = (.45, .58, 1)
        moon.data.energy *= 2
        world = bpy.context.scene.world
        background = world.node_tree.nodes["Background"]
        background.inputs[0].default_value = (.2, .22, .68, 1)
        background.inputs[1].default_value = sky * .42
        # Each lamp takes samples from the others. This light is even, so it needs none.
        world.cycles.sampling_method = "NONE"
    return light


def _with_light(screen):
    """The same screen, that lights what stands before it."""
    def draw(width, height):
        before = set(bpy.data.objects)
        screen(width, height)
        for thing in set(bpy.data.objects) - before:
            thing["lit"] = True
        if here().to_scale().x * width < BIG:
            return
        lamp = bpy.data.lights.new("screen", "AREA")
        lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", width, height
        lamp.energy, lamp.color = 7 * width * height, (.8, .86, 1)
        thing = bpy.data.objects.new("screen", lamp)
        bpy.context.collection.objects.link(thing)
        # Lamps shine along their own -z.
        with place(0, 0, .3, tilt=180):
            thing.matrix_world = here()
    return draw


def _device(build):
    """A device whose screen is on."""
    return lambda screen=None, *more, **named: build(screen and _with_light(screen), *more, **named)


def _star(radius, i, at):
    star = ball(radius, ("butter", "white", "mist")[i % 3], finish="star", at=at)
    _own_light(star.material_slots[0].material, 1)


def _pane(build):
    """A window that shows the night sky."""
    def starry(width=1.8, height=2.0, sky=None, frame="white"):
        build(width, height, "ink", frame)
        chance = Random(3)
        for i in range(7):
            _star(min(width, height) * chance.choice((.014, .022)), i,
                  (chance.uniform(-.42, .42) * width, chance.uniform(-.3, .42) * height, .07))
    return starry


def _in_the_dark(shoot):
    """Covers show a whole room, and pages show them beside text: their room is dark."""
    def shoot_by_night(frame, **named):
        for thing in bpy.data.objects if frame in ("cover", "set") else ():
            for slot in thing.material_slots if thing.get("room") else ():
                slot.material = _darkened(slot.material)
        shoot(frame, **named)
    return shoot_by_night


def _darkened(material):
    name = f"{material.name}-dark"
    made = bpy.data.materials.get(name)
    if not made:
        made = material.copy()
        made.name = name
        shown = linear(material.name.split("-")[0])
        dark = (*(ROOM_KEPT * share + night for share, night in zip(shown, ROOM_NIGHT)), 1)
        for node in made.node_tree.nodes:
            if node.type in ("BSDF_PRINCIPLED", "BSDF_DIFFUSE"):
                node.inputs[0].default_value = dark
    return made


def fall():
    """Call before a scene is built."""
    stage.light = _nightly(stage.light)
    stage.shoot = _in_the_dark(stage.shoot)
    room.window = _pane(room.window)
    for name in ("laptop", "phone", "tablet", "monitor", "browser"):
        setattr(devices, name, _device(getattr(devices, name)))


def _burn(glowing, seen=SEEN, given=GIVEN):
    """A glowing material gives more light than the camera sees of it, so that its colour stays."""
    tree = glowing.node_tree
    path = tree.nodes.new("ShaderNodeLightPath")
    strength = tree.nodes.new("ShaderNodeMapRange")
    red, green, blue, _ = linear(glowing.name.split("-")[0])
    bright = .21 * red + .72 * green + .07 * blue
    strength.inputs["To Min"].default_value, strength.inputs["To Max"].default_value = given / bright, seen / bright
    tree.links.new(path.outputs["Is Camera Ray"], strength.inputs["Value"])
    tree.links.new(strength.outputs["Result"], tree.nodes["Principled BSDF"].inputs["Emission Strength"])


def _lit(material):
    """The same material with some light of its own."""
    name = f"{material.name}-lit"
    made = bpy.data.materials.get(name)
    if not made:
        made = material.copy()
        made.name = name
        _own_light(made, LIT)
    return made


def _own_light(material, strength):
    """Light for the camera alone: nothing else is lit by it."""
    shader = material.node_tree.nodes.get("Principled BSDF")
    if not shader:
        return _photograph_lit(material, strength / 2)
    shader.inputs["Emission"].default_value = shader.inputs["Base Color"].default_value
    shader.inputs["Emission Strength"].default_value = strength
    material.cycles.sample_as_light = False


def _photograph_lit(material, strength):
    """The same for a photographed screen: its own picture gives the light, less of it, as most are white."""
    tree = material.node_tree
    matt = next(node for node in tree.nodes if node.type == "BSDF_DIFFUSE")
    light, both = tree.nodes.new("ShaderNodeEmission"), tree.nodes.new("ShaderNodeAddShader")
    light.inputs["Strength"].default_value = strength
    tree.links.new(matt.inputs["Color"].links[0].from_socket, light.inputs["Color"])
    tree.links.new(matt.outputs[0], both.inputs[0])
    tree.links.new(light.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    material.cycles.sample_as_light = False


def _stars(count=16):
    """Stars behind everything, in the upper part of the frame; none before a thing that is farther than they are."""
    camera, chance = bpy.context.scene.camera, Random(len(bpy.data.objects))
    far = camera.location.length * 1.5
    half = tan(camera.data.angle / 2) * far
    graph = bpy.context.evaluated_depsgraph_get()
    for i in range(count):
        x, y = chance.uniform(-.96, .96) * half, chance.uniform(-.05, .8) * half
        radius, at = half * chance.choice((.003, .004, .006)), camera.matrix_world @ Vector((x, y, -far))
        hit, *_, thing, _ = bpy.context.scene.ray_cast(graph, camera.location, at - camera.location)
        if not hit or thing.material_slots[0].material.name.endswith("-sky"):
            _star(radius, i, at)


def kindle():
    """Call after a scene was built."""
    bpy.context.view_layer.update()
    _stars()
    for material in list(bpy.data.materials):
        if material.name.endswith("-glow"):
            _burn(material)
        elif material.name.endswith("-lamplit"):
            _burn(material, DIM_SEEN, DIM_GIVEN)
            material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = linear(material.name.split("-")[0])
        elif material.name.endswith("-sky"):
            material.node_tree.nodes["Principled BSDF"].inputs["Emission"].default_value = SKY
            material.cycles.sample_as_light = False
    for thing in bpy.data.objects:
        if thing.get("lit"):
            for slot in thing.material_slots:
                slot.material = _lit(slot.material)
