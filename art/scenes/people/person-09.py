"""Someone bald, with round glasses and a grey moustache."""
from kit.people import glasses, moustache, portrait
from kit.stage import shoot

portrait("violet", "wood", "cream", moustache("white"), glasses("coral"), collar="coral")
shoot("token")
