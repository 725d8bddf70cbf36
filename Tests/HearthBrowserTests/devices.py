"""Phones of a household: real TLS, with the home's certificate installed in the browser."""

import os
import socket
import tempfile

import browser
from playwright.sync_api import expect
from visitor import Visitor

NAME = "hearth-test.local"


def options():
    """For a node whose devices find it again at the same port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return ("--web-lan", f"127.0.0.1:{free.getsockname()[1]}")


class Elsewhere:
    """A home as its devices find it."""

    def __init__(self, home):
        self.home = home
        self.members = home.members
        self.address = home.asks("devices")["address"]
        self.host = self.address.removeprefix("https://")


def switch_on(home):
    """Shows a home's pages to its devices under a name."""
    home.run("devices", "address", NAME)
    home.run("devices", "on")
    return Elsewhere(home)


def chromium(home, port=None):
    """A browser that trusts the home, as after the steps on its page. `port`: at which it finds it."""
    certificate = os.path.join(home.folder, "authority-certificate.pem")
    return browser.trusting(tempfile.mkdtemp(dir=os.path.dirname(home.folder)), certificate, NAME, port)


def pair(visitor, at_home, family=False, whose=None, then=None):
    """Connects a phone, whose code somebody shows and approves at home. `then`: what the phone shows in the end."""
    then = then or ("Who is it?" if family else "Hello,")
    at_home.goes("/settings/devices")
    if family or whose:
        at_home.page.get_by_label("Whose is it?").select_option(whose or "")
    at_home.taps("Show the code")
    at_home.sees_heading("Add a phone or a computer")
    code = at_home.page.locator(".steps strong").inner_text()
    visitor.goes(f"/pair#{code}")
    visitor.taps("Connect")
    visitor.sees_heading("Almost there")
    words = visitor.page.locator("main strong").inner_text()
    at_home.sees("Does it show these three words?")
    at_home.sees(words)
    at_home.taps("Yes, let it in")
    at_home.sees("The device is let in.")
    visitor.sees(then)


def install(visitor, at_home, member, family=False):
    """Connects a phone and signs a member in; its worker is at work then."""
    pair(visitor, at_home, family)
    if family:
        visitor.page.get_by_role("button", name=member, exact=True).click()
    expect(visitor.page).to_have_url(visitor.home.address + "/")
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def installed(home, elsewhere, chromium, member):
    """A phone of a member's, for all tests of a class."""
    at_home = Visitor(home).is_let_in().signs_in(member)
    phone = Visitor(elsewhere, chromium=chromium)
    install(phone, at_home, member)
    at_home.leaves()
    return phone
