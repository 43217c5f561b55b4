"""Someone with a black bob and a fringe."""
from kit.people import fringe, portrait
from kit.stage import shoot

portrait("teal", "sand", "sun", fringe("ink"), turn=-8)
shoot("token")
