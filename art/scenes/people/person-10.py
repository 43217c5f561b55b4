"""Someone with two red plaits."""
from kit.people import plaits, portrait
from kit.stage import shoot

portrait("azure", "blush", "coral", plaits("brick", "sun"), turn=-6)
shoot("token")
