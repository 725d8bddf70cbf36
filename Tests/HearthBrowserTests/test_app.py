"""The pages as an app of a phone: what is kept on it, and when it goes."""

import json

import devices
import kept
from case import BrowserTest
from playwright.sync_api import expect
from waiting import eventually

# What Chromium tells a page that it can put on the home screen.
CAN_BE_ADDED = """() => dispatchEvent(Object.assign(new Event("beforeinstallprompt"), {
  prompt: () => { window.wasAsked = true; },
}))"""


class AppTest(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.home_ = cls.home("Owner", "Partner", options=devices.options())
        cls.home_.adds_lists("Birthday")
        cls.home_.adds_wishes("Birthday", ["Bicycle bell"])
        cls.elsewhere = devices.switch_on(cls.home_)

    def phone(self, member="Owner", family=False):
        """A phone with the app, whose worker is at work."""
        phone = self.visitor(self.elsewhere, chromium=devices.chromium())
        devices.install(phone, self.home_, member, family)
        return phone

    def test_pages_are_there_without_a_connection_and_fresh_again_with_one(self):
        """Pages that were seen are there without the node, say since when, and are fresh again by themselves."""
        phone = self.phone()
        phone.goes("/lists")
        phone.opens_list("Birthday")
        place = phone.path
        eventually("that the list is kept", lambda: place in kept.paths(phone))
        self.home_.stop()
        phone.page.goto(place)
        phone.sees("Bicycle bell")
        expect(phone.page.locator(".outbox summary")).to_contain_text("No connection · as of")
        # What nobody has seen is not there, and it is said.
        phone.page.goto("/search?q=nothing")
        phone.sees_heading("No connection to your home")
        phone.page.goto(place)
        self.home_.starts_again()
        self.home_.adds_wishes("Birthday", ["A lamp"])
        phone.sees("A lamp")
        expect(phone.page.locator("#told")).not_to_contain_text("No connection")
        # The browser says on its console that the node was away.
        phone.complaints = [one for one in phone.complaints if "ERR_" not in one]

    def test_signing_out_and_being_taken_away_leave_nothing(self):
        """After signing out, and after being taken away, a phone keeps nothing."""
        phone = self.phone()
        phone.goes("/lists")
        eventually("that the lists are kept", lambda: "/lists" in kept.paths(phone))
        phone.signs_out()
        phone.sees("Who is it?")
        eventually("that nothing is kept", lambda: kept.paths(phone) == [])
        phone.page.get_by_role("button", name="Owner", exact=True).click()
        phone.goes("/lists")
        eventually("that the lists are kept", lambda: "/lists" in kept.paths(phone))
        for device in self.home_.get("devices")["devices"]:
            self.home_.post("devices/remove", device=device["id"])
        phone.goes("/lists")
        phone.sees_heading("Connect this device")
        eventually("that nothing is kept", lambda: kept.paths(phone) == [])

    def test_a_familys_device_keeps_nothing_of_anybody(self):
        """The family’s tablet keeps nothing of anybody."""
        phone = self.phone("Partner", family=True)
        for path in ("/lists", "/cart", "/friends"):
            phone.goes(path)
        self.assertEqual(kept.paths(phone), [])
        self.assertIsNone(phone.page.locator("body").get_attribute("data-keep"))

    def test_the_manifest_and_the_worker_name_nobody(self):
        """Manifest, worker and shell are there for strangers, in their language, and name nobody."""
        stranger = self.visitor(self.elsewhere, chromium=devices.chromium(), locale="sv-SE")
        stranger.goes("/pair")
        texts = [
            stranger.page.evaluate("async (path) => (await fetch(path)).text()", path)
            for path in ("/manifest.webmanifest", "/worker.js", "/shell")
        ]
        for text in texts:
            for name in ("Owner", "Partner", "Birthday"):
                self.assertNotIn(name, text)
        manifest = json.loads(texts[0])
        self.assertEqual(manifest["lang"], "sv")
        self.assertEqual(manifest["shortcuts"][0]["name"], "Ny önskning")

    def test_the_browser_finds_it_installable(self):
        """By the browser’s own checks the app can be installed."""
        phone = self.phone()
        session = phone.profile.new_cdp_session(phone.page)
        found = session.send("Page.getAppManifest")
        self.assertEqual(found["errors"], [])
        eventually(
            "that the app can be installed",
            lambda: session.send("Page.getInstallabilityErrors")["installabilityErrors"] == [],
        )

    def test_a_phone_is_offered_the_home_screen_until_somebody_says_no(self):
        """Where the browser can, the first page after pairing puts Hearth on the home screen, and takes a no."""
        phone = self.phone()
        card = phone.page.locator("[data-home-screen]")
        expect(card).to_be_hidden()
        phone.page.evaluate(CAN_BE_ADDED)
        expect(card).to_be_visible()
        expect(card.locator("[data-by-hand]")).to_be_hidden()
        card.get_by_role("button", name="Add").click()
        expect(card).to_be_hidden()
        self.assertTrue(phone.page.evaluate("() => window.wasAsked"))
        phone.page.evaluate(CAN_BE_ADDED)
        phone.taps("Not now")
        phone.page.reload()
        phone.page.evaluate(CAN_BE_ADDED)
        expect(card).to_be_hidden()
