"""Renders one scene: blender -b --python render.py -- scene.py out.exr samples, scale in per cent, day or night"""

import importlib.util
import os
import sys

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import night


def main(scene_file, out, samples, scale, time):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if time == "night":
        night.fall()
    spec = importlib.util.spec_from_file_location("scene", scene_file)
    spec.loader.exec_module(importlib.util.module_from_spec(spec))
    if time == "night":
        night.kindle()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.seed = int(samples), False, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 1.5, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.render.resolution_percentage = int(scale)
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    bpy.context.view_layer.cycles.denoising_store_passes = True
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    scene.render.filepath = out
    bpy.ops.render.render(write_still=True)


main(*sys.argv[sys.argv.index("--") + 1:])
