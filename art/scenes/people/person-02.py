"""Someone with short dark hair and round yellow glasses."""
from kit.people import crop, glasses, portrait
from kit.stage import shoot

portrait("sky", "bark", "white", crop("ink"), glasses("sun"), collar="coral")
shoot("token")
