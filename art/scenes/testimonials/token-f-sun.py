"""The letter F, for a client whose name begins with it."""
from kit.signs import token
from kit.space import upright
from kit.stage import shoot

with upright(turn=-8):
    token("F", "sun")
shoot("token")
