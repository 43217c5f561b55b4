"""Someone with a bun."""
from kit.people import bun, portrait
from kit.stage import shoot

portrait("coral", "sand", "teal", bun("bark", "sun"), turn=-10)
shoot("token")
