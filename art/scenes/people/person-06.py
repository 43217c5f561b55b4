"""Someone in a violet turban, with a beard."""
from kit.people import beard, portrait, turban
from kit.stage import shoot

portrait("sand", "wood", "pine", beard("ink", 1.3), turban("violet"))
shoot("token")
