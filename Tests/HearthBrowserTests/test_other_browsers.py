"""The way of a wish from home to home once more, in browsers that are not Chromium."""

import unittest

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
        cls.owners.run("list", "new", "Birthday")
        cls.owners.run("wish", "add", "Bicycle bell", "--list", "Birthday")
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
            self.owners.run("wish", "add", "Tea cups", "--list", "Birthday")
            browser.sees("Tea cups")
            self.assertTrue(browser.has_same_page(), "the page was loaded anew")
            browser.taps_card("Wool socks")
            browser.sees("Reserving says that you will give this.")
            browser.taps("Reserve")
            browser.sees("is reserved for you. It is in your cart.")
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
            browser.taps("Sign out")
            browser.sees("Who is it?")
        finally:
            browser.stop()

    def puts_in_order(self, browser):
        for name in ("Walking boots", "Garden gloves"):
            self.owners.run("wish", "add", name, "--list", "Birthday")
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
            shown = self.owners.asks("list", "show", "Birthday")["items"]
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
