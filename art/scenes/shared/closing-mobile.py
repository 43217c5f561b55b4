"""A table for two with a phone on it, and mugs that steam: an app developer has time."""
from kit.devices import phone
from kit.screens import app
from kit.space import place
from kit.stage import shoot
from kit.welcome import table_for_two

table_for_two("coral", "mist", "sun", "teal", mugs=("teal", "sun"), talk=("violet", "teal"), pot="teal")
with place(0, .4, 1.28, size=.8):
    phone(app("lilac", ("coral", "teal", "sun"), "coral"), body="ink", turn=-6, lean=12, size=1.1)
shoot("hero")
