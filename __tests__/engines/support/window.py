#!/usr/bin/python3
# A WebKitGTK browser without a frame, for WebKitWebDriver: the page fills the window, at any width (MiniBrowser's toolbar
# allows no less than 447 px). EARLY_SCRIPT runs in each document before its own scripts.
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
context.set_automation_allowed(True)


def view():
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript(
            os.environ["EARLY_SCRIPT"],
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    page = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    page.get_settings().set_enable_page_cache(True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(390, 844)
    window.add(page)
    window.show_all()
    window.move(0, 0)
    # There is no window manager: without this nothing ever has the focus.
    GLib.timeout_add(400, lambda: (window.get_window() and window.get_window().focus(0)) and False)
    page.connect("close", lambda _: window.destroy())
    page.connect("create", lambda _view, _action: view())
    return page


context.connect("automation-started", lambda _context, session: session.connect("create-web-view", lambda _: view()))
Gtk.main()
