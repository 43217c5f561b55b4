"""The ten people of the company, for its photographs."""

from .people import bun, beanie, beard, bust, cap, crop, curls, fringe, glasses, moustache, plaits, scarf, turban
from .space import place

# Each is known by the same clothes in every photograph, and in the tokens of scenes/people.
PEOPLE = {
    "turban": (("wood", "pine", beard("ink", 1.3), turban("violet")), {}),
    "bun": (("sand", "teal", bun("bark", "sun")), {}),
    "moustache": (("wood", "mist", moustache("white"), glasses("coral")), {"collar": "coral"}),
    "glasses": (("bark", "sky", crop("ink"), glasses("sun")), {"collar": "coral"}),
    "curls": (("bark", "sun", curls("ink")), {}),
    "plaits": (("blush", "coral", plaits("brick", "sun")), {}),
    "cap": (("wood", "coral", crop("ink", quiff=False), cap("teal")), {}),
    "fringe": (("sand", "sun", fringe("ink")), {}),
    "scarf": (("wood", "brick", scarf("azure")), {}),
    "beanie": (("blush", "smoke", beard("brick"), beanie("sun", "amber")), {}),
}


def row(y, z, *stands):
    """People side by side; each stands at an x, turned by so many degrees: (x, turn, name)."""
    for x, turn, name in stands:
        looks, more = PEOPLE[name]
        with place(x, y, z, turn=turn):
            bust(*looks, **more)
