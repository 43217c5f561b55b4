"""Someone in a headscarf."""
from kit.people import portrait, scarf
from kit.stage import shoot

portrait("sun", "wood", "brick", scarf("azure"), turn=-8)
shoot("token")
