"""Someone in a teal cap."""
from kit.people import cap, crop, portrait
from kit.stage import shoot

portrait("butter", "wood", "coral", crop("ink", quiff=False), cap("teal"))
shoot("token")
