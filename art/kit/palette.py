"""The clay colours: copies of colours in content/settings/theme.yaml, and more tones for objects."""

HEX = {
    "ink": "1b1f3b", "cream": "fff1de", "sand": "f1dfc4", "white": "fffaf4",
    "grey": "dcdcec", "coral": "ff6b4a", "brick": "c8442a", "teal": "1fa187", "pine": "13705e",
    "leaf": "2fb897", "sun": "ffc24b", "amber": "f09a2a", "lilac": "b9a7ff", "violet": "8f78ee",
    "sky": "8fd3ff", "azure": "4fa9ea", "terracotta": "d9764f", "wood": "c98f63", "bark": "8a5a3c",
    "blush": "ffc9ba", "mint": "a9e3d0", "butter": "ffe3a3", "mist": "d6ccff", "smoke": "5b5f80",
    "night": "12152b", "iris": "a3bfff", "indigo": "7391ee", "frost": "d3e0ff",
}


def linear(name):
    """Linear RGBA of a colour name, for Blender's scene-linear shaders."""
    code = HEX[name]
    channels = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]
