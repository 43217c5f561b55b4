"""Stubwell: a ticket as tall as the gate, with a queue rail before it."""
from kit.ground import wall
from kit.halls import arch, rail, turnstile
from kit.shown import handset, shown
from kit.signs import star
from kit.space import place, upright
from kit.stage import shoot

wall("sun", "amber", depth=3.4)
arch("coral", width=4.0, height=4.05)
with upright(0, -.1, 4.37):
    star(.46, .2, "violet")
with place(0, -.2, .05):
    handset(shown("stubwell"), lean=4, size=1.6)
with place(-1.32, -.5, 0):
    turnstile("violet", "cream")
with place(1.32, -.5, 0):
    turnstile("violet", "cream")
rail([(-2.9, .4), (-2.6, -.8), (-1.3, -1.7)], rope="violet", knob="coral")
rail([(2.9, .4), (2.6, -.8), (1.3, -1.7)], rope="violet", knob="coral")
shoot("set", lift=9)
