"""Someone in a yellow woollen hat, with a red beard."""
from kit.people import beanie, beard, portrait
from kit.stage import shoot

portrait("mint", "blush", "smoke", beard("brick"), beanie("sun", "amber"))
shoot("token")
