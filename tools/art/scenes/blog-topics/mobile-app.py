"""Three phones in a row."""
from kit.devices import phone
from kit.screens import app, graph, shop
from kit.show import podium
from kit.space import place
from kit.stage import shoot

podium("lilac", "violet", "cream", 2.1)
with place(0, .2):
    phone(app("coral", ("sun", "teal", "lilac"), "ink"), turn=0, lean=8, size=1.45)
with place(-1.45, -.1):
    phone(shop(("coral", "sun", "sky", "teal"), "teal"), body="teal", turn=18, lean=8, size=1.05)
with place(1.45, -.1):
    phone(graph("coral", "ink", "sun"), body="coral", turn=-18, lean=8, size=1.05)
shoot("cover", lift=12)
