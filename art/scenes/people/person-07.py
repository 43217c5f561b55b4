"""Someone with curls."""
from kit.people import curls, portrait
from kit.stage import shoot

portrait("lilac", "bark", "sun", curls("ink"), turn=-8)
shoot("token")
