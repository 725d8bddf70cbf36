"""The way of a wish from home to home once more, in browsers that are not Chromium."""

import os
import unittest

import devices
import neighbourhood
from case import BrowserTest
from other_browsers import Firefox, WebKit
from waiting import eventually


class Elsewhere:
    """What is promised of each; `kind` says which browser."""

    kind = None

    @classmethod
    def prepare(cls):
        missing = cls.kind.missing()
        if missing:
            raise unittest.SkipTest(missing)
        cls.owners, cls.friends = cls.home("Owner"), cls.home("Friend")
        cls.owners.adds_lists("Birthday")
        cls.owners.adds_wishes("Birthday", ["Bicycle bell"])
        neighbourhood.befriend(cls.owners, cls.friends)
        neighbourhood.share(cls.owners, "Birthday", cls.friends)

    def comes_in(self, browser, home):
        browser.opens(f"{home.address}/enter?key={home.key}")
        browser.sees("Who is it?")
        browser.taps_face(home.members[0])
        browser.sees("Coming up")

    def at_list(self, browser, home, place):
        browser.opens(home.address + place)
        browser.taps_card("Birthday")
        browser.sees("Bicycle bell")

    def tells_the_story(self):
        browser = self.kind()
        try:
            # One browser for both homes: it keeps their sign-ins apart.
            self.comes_in(browser, self.owners)
            self.at_list(browser, self.owners, "/lists")
            browser.taps("New wish")
            browser.sees("What do you wish for?")
            browser.fills("name", "Wool socks")
            browser.taps("Save")
            browser.sees("Saved.")
            browser.sees("Wool socks")
            self.puts_in_order(browser)

            self.comes_in(browser, self.friends)
            self.at_list(browser, self.friends, "/friends")
            browser.sees("Wool socks")
            browser.marks_page()
            self.owners.adds_wishes("Birthday", ["Tea cups"])
            browser.sees("Tea cups")
            self.assertTrue(browser.has_same_page(), "the page was loaded anew")
            browser.taps_card("Wool socks")
            browser.sees("Reserving says that you will give this.")
            browser.taps("Reserve")
            browser.sees("Reserved · in your cart")
            browser.opens(self.friends.address + "/cart")
            browser.sees("Wool socks")
            browser.sees("Reserved by you")

            self.at_list(browser, self.owners, "/lists")
            browser.sees("Tea cups")
            self.assertNotIn("eserved", browser.asks("return document.body.innerText;"))
            browser.taps_card("Wool socks")
            browser.sees("Everybody who sees the list reads this")
            self.assertNotIn("eserved", browser.asks("return document.body.innerText;"))
            browser.opens(self.owners.address + "/settings")
            browser.signs_out()
            browser.sees("Who is it?")
        finally:
            browser.stop()

    def puts_in_order(self, browser):
        for name in ("Walking boots", "Garden gloves"):
            self.owners.adds_wishes("Birthday", [name])
        names = ["Bicycle bell", "Wool socks", "Walking boots", "Garden gloves"]
        self.at_list(browser, self.owners, "/lists")
        browser.taps("Arrange")
        browser.sees("Garden gloves")
        browser.drags(("[data-grip]", 3), (".arrange li", 0))
        self.has_order(names[3:] + names[:3])
        browser.drags(("[data-grip]", 0), (".arrange li", 3))
        self.has_order(names)

    def has_order(self, names):
        def is_so():
            shown = self.owners.items("Birthday")
            return [one["name"] for one in shown] == names

        eventually(f"that the order is {names}", is_so)


class InFirefox(Elsewhere, BrowserTest):
    kind = Firefox

    def test_story_in_firefox(self):
        """In Firefox a wish is noted, reserved from another home, and its owner sees nothing of it."""
        self.tells_the_story()


class InWebKit(Elsewhere, BrowserTest):
    kind = WebKit

    def test_story_in_webkit(self):
        """In WebKit a wish is noted, reserved from another home, and its owner sees nothing of it."""
        self.tells_the_story()


class PhoneInFirefox(BrowserTest):
    """A device whose browser is Firefox, with the home's certificate really installed, and without it."""

    @classmethod
    def prepare(cls):
        missing = Firefox.missing()
        if missing:
            raise unittest.SkipTest(missing)
        cls.home_ = cls.home("Owner", options=devices.options())
        cls.home_.adds_lists("Birthday")
        cls.elsewhere = devices.switch_on(cls.home_)
        cls.certificate = os.path.join(cls.home_.folder, "authority-certificate.pem")

    def test_a_phone_with_firefox_is_added_and_keeps_what_was_seen(self):
        """A phone with Firefox is added, and shows what was seen when the node is away."""
        phone = Firefox(self.certificate, devices.NAME)
        self.addCleanup(phone.stop)
        owner = self.member(self.home_)
        owner.goes("/settings/devices")
        owner.taps("Show the code")
        code = owner.page.locator(".steps strong").inner_text()
        phone.opens(f"{self.elsewhere.address}/pair#{code}")
        phone.sees("Connect this device")
        phone.taps("Connect")
        phone.sees("Almost there")
        owner.taps("Yes, let it in")
        phone.sees("Coming up")
        eventually(
            "that the worker is at work",
            lambda: phone.asks("return navigator.serviceWorker.controller !== null"),
        )
        phone.opens(self.elsewhere.address + "/lists")
        phone.sees("Birthday")
        self.home_.stop()
        self.addCleanup(self.home_.starts_again)
        phone.opens(self.elsewhere.address + "/lists")
        phone.sees("Birthday")
        phone.sees("No connection", within="#told")

    def test_firefox_refuses_the_pages_without_the_certificate(self):
        """Firefox shows nothing of a home whose certificate was not installed."""
        from marionette_driver import errors

        stranger = Firefox(host=devices.NAME)
        self.addCleanup(stranger.stop)
        with self.assertRaises(errors.InsecureCertificateException):
            stranger.opens(self.elsewhere.address)
