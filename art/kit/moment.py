"""The moment of a picture that moves: 0 at its first frame, 1 at its last, which is also the still picture."""

import os

moment = float(os.environ.get("CLAY_MOMENT", "1"))


def between(keys):
    """The value at this moment between evenly spaced keys: numbers, or lists and tuples of them."""
    place = moment * (len(keys) - 1)
    index = min(int(place), len(keys) - 2)
    share = place - index
    return _mix(keys[index], keys[index + 1], share * share * (3 - 2 * share))


def _mix(a, b, share):
    if isinstance(a, (list, tuple)):
        return [_mix(x, y, share) for x, y in zip(a, b)]
    return a + (b - a) * share
