"""Phones of households: real TLS, with the certificate of their authority installed in the browser."""

import atexit
import os
import shutil
import socket
import tempfile

import browser
from playwright.sync_api import expect

NAME = "hearth-test.local"
# Of a home at whose pages phones come by a line that can be cut: at the same port of another address.
ON_LINE = "hearth-line.local"
LINE_ADDRESS = "127.0.0.2"
PLACES = {NAME: "127.0.0.1", ON_LINE: LINE_ADDRESS}
# How the browser inside a chat calls itself.
CHAT = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 361.0"
# Homes have the same one, so that one browser is enough for all their phones.
AUTHORITY = ("authority-certificate.pem", "authority-key.pem")

_folder = None
_chromium = None
# Where its certificates are.
_trusting = None


def options():
    """For a node whose devices find it again at the same port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return ("--web-lan", f"127.0.0.1:{free.getsockname()[1]}")


class Elsewhere:
    """A home as its devices find it."""

    def __init__(self, home):
        self.home = home
        self.members = home.members
        self.address = home.get("devices")["address"]
        self.host = self.address.removeprefix("https://")


def switch_on(home, name=NAME):
    """Shows a home's pages to its devices under a name. The first home makes the authority of all."""
    global _folder
    if _folder:
        _copy(_folder, home.folder)
    home.post("devices/address", address=name)
    home.post("devices/switch", areOn=True)
    if _folder is None:
        _folder = tempfile.mkdtemp(prefix="hearth-phones-")
        atexit.register(shutil.rmtree, _folder, ignore_errors=True)
        _copy(home.folder, _folder)
    return Elsewhere(home)


def _copy(source, target):
    for name in AUTHORITY:
        shutil.copy(os.path.join(source, name), target)


def lasting(folder, **options):
    """A phone's browser with a profile that is in a folder, where it may be killed."""
    chromium()
    return browser.lasting(folder, _trusting, PLACES, **options)


def chromium():
    """The browser of all phones: it trusts the authority, as after the steps on a home's page."""
    global _chromium, _trusting
    if not browser.lives(_chromium):
        certificate = os.path.join(_folder, AUTHORITY[0])
        _trusting = tempfile.mkdtemp(dir=_folder)
        _chromium = browser.trusting(_trusting, certificate, PLACES)
    return _chromium


def pair(visitor, at_home, whose=None, then="Hello,"):
    """Connects a phone, whose code somebody shows and approves at home. `then`: what the phone shows in the end."""
    at_home.goes("/settings/devices")
    if whose:
        at_home.page.get_by_label("Whose is it?").select_option(whose)
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


def install(visitor, home, member, family=False):
    """Connects a phone, without the pages of which other tests tell, and signs a member in; its worker is at work
    then."""
    code = home.post("devices/add", **({} if family else {"member": member}))["code"]
    visitor.goes(f"/pair#{code}")
    visitor.taps("Connect")
    visitor.sees_heading("Almost there")
    home.post("devices/answer", isLetIn=True)
    if family:
        visitor.page.get_by_role("button", name=member, exact=True).click()
    expect(visitor.page).to_have_url(visitor.home.address + "/")
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
