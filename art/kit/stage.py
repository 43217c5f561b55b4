"""Camera and light: frames to choose from, and a camera that fits the scene into the frame."""

from math import radians

import bpy
from mathutils import Euler, Vector

from .clay import set_grain
from .space import here

# name: (width, height, camera height in degrees, lens in mm, share of the frame the subject may fill)
FRAMES = {
    "hero": (1600, 1333, 22, 58, 0.965),
    "tile": (640, 640, 24, 70, 0.94),
    "strip": (2000, 700, 20, 80, 0.97),
    "phone": (900, 776, 20, 70, 0.97),
    "year": (640, 480, 26, 70, 0.95),
    "token": (320, 320, 6, 80, 0.96),
    "wide": (1600, 900, 13, 50, 0.98),
    "normal": (1200, 1000, 14, 52, 0.96),
    "tall": (900, 1400, 12, 52, 0.96),
    "cover": (1200, 675, 16, 60, 0.9),
}


def _track(thing, target):
    thing.rotation_euler = (target - thing.location).to_track_quat("-Z", "Y").to_euler()


def _area(center, reach, offset, energy, size, color):
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy, lamp.size, lamp.color = energy * reach ** 2, size * reach, color
    thing = bpy.data.objects.new("area", lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = center + Vector(offset) * reach
    _track(thing, center)


def _points(things):
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things:
        body = thing.evaluated_get(graph)
        shape = body.to_mesh()
        step = max(1, len(shape.vertices) // 400)
        points += [body.matrix_world @ v.co for v in list(shape.vertices)[::step]]
        body.to_mesh_clear()
    return points


def _camera(points, frame, azimuth, lens, lift, fill, stands, snug):
    width, height = frame[0], frame[1]
    lens, fill = lens or frame[3], fill or frame[4]
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.collection.objects.link(camera)
    scene.camera = camera
    elevation = frame[2] if lift is None else lift
    camera.rotation_euler = Euler((radians(90 - elevation), 0, radians(azimuth)))
    camera.data.lens, camera.data.clip_end = lens, 1000
    half_x = 18 / lens * fill if width >= height else 18 / lens * width / height * fill
    half_y = half_x * height / width
    # The closest place for the camera: the four sides of the frame are planes, and no point may lie outside them.
    axes = camera.rotation_euler.to_matrix().inverted()
    local = [axes @ p for p in points]
    sides = lambda half: (max(p.x + p.z * half for p in local), min(p.x - p.z * half for p in local))
    right, left = sides(half_x)
    top, bottom = max(p.y + p.z * half_y for p in local), min(p.y - p.z * half_y for p in local)
    back = max((right - left) / (2 * half_x), (top - bottom) / (2 * half_y))
    middle = bottom + half_y * back if stands else (top + bottom) / 2
    if snug:
        whole = half_x
        for _ in range(8):
            half_x = (right - left) / (2 * back)
            right, left = sides(half_x)
        scene.render.resolution_x = round(width * half_x / whole)
    where = Vector(((right + left) / 2, middle, back))
    camera.location = axes.inverted() @ where
    return camera


def light(center, reach, power=1.0, sky=0.5):
    """Three lights: a warm one from the left, a cool and weaker one from the right, a pink one from behind."""
    _area(center, reach, (-1.5, -1.5, 2.0), 66 * power, 0.9, (1, .93, .84))
    _area(center, reach, (1.9, -.9, 1.1), 19 * power, 1.3, (.80, .85, 1))
    _area(center, reach, (.2, 1.9, 1.6), 30 * power, 1.1, (1, .84, .78))
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (1, .965, .93, 1)
    background.inputs[1].default_value = sky


def glow(x, y, z, color=(1, .62, .25), energy=30.0, size=.15):
    """A small warm light, such as a flame or a bulb."""
    lamp = bpy.data.lights.new("glow", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = energy, color, size
    thing = bpy.data.objects.new("glow", lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = here() @ Vector((x, y, z))


def shoot(frame, *, azimuth=0, lens=None, lift=None, fill=None, power=1.0, sky=0.5, reach=None,
          stands=False, snug=False):
    """
    Add the lights and a camera, so that everything but the room fits the frame. Every scene ends with this. `stands`: at
    the frame's foot, as pictures do that a page puts on a shelf. `snug`: the frame is no wider than what it shows, so that
    pictures one below the other have one edge.
    """
    things = [o for o in bpy.context.scene.objects if o.type in ("MESH", "CURVE") and not o.get("room")]
    points = _points(things)
    low = Vector(min(p[i] for p in points) for i in range(3))
    high = Vector(max(p[i] for p in points) for i in range(3))
    center = (low + high) / 2
    reach = reach or (high - low).length / 2 * 1.05
    set_grain(3.6 / reach)
    light(center, reach, power, sky)
    _camera(points, FRAMES[frame], azimuth, lens, lift, fill, stands, snug)


def room(thing):
    """Mark an object as part of the room: it may reach out of the frame."""
    thing["room"] = True
    return thing


