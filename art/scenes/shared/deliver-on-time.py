"""An alarm clock: on time."""
from kit.desk import alarm_clock
from kit.ground import pebble
from kit.space import place
from kit.stage import shoot

pebble("teal")
with place(0, .05, turn=6):
    alarm_clock("coral", hour=(.2, .16), minute=(0, .46))
shoot("tile", snug=True)
