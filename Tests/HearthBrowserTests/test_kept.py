"""For how long a phone shows what it keeps, and what makes it go."""

import re

import devices
import kept
from case import BrowserTest
from own_phone import OwnPhone
from playwright.sync_api import expect
from waiting import eventually

MINUTES = 60
DAYS = 86_400
PASSPHRASE = "rubber duck"


class KeptTest(OwnPhone, BrowserTest):
    def goes_without_the_home(self, path):
        self.line.cuts()
        self.phone.page.goto(path)
        self.line.holds()

    def expects_nothing_there(self):
        self.phone.sees_heading("No connection to your home")
        kept.keeps_nothing(self.phone)

    def test_what_is_kept_runs_out(self):
        """What is kept is shown for two weeks after the last contact, and not with a clock that was put back."""
        phone = self.phone
        phone.goes("/lists")
        kept.keeps(phone, "/lists")
        self.assertEqual(kept.seconds(phone), 14 * DAYS)
        kept.was_in_touch(phone, 14 * DAYS - 10 * MINUTES)
        self.line.cuts()
        phone.page.goto("/lists")
        phone.sees_heading("Your lists")
        # It stands open when its time is over.
        kept.was_in_touch(phone, 14 * DAYS + 1)
        phone.page.evaluate(
            """() => {
              document.body.dataset.keptUntil = String(Date.now());
              document.dispatchEvent(new Event("visibilitychange"));
            }"""
        )
        self.expects_nothing_there()
        # The next contact begins again.
        self.line.holds()
        phone.goes("/lists")
        kept.keeps(phone, "/lists")
        kept.was_in_touch(phone, -120 * MINUTES)
        self.goes_without_the_home("/lists")
        self.expects_nothing_there()

    def test_every_contact_renews_all_that_is_kept(self):
        """Whatever the home answers its member, all that is kept can be shown again from then on."""
        phone = self.phone
        phone.goes("/lists")
        kept.keeps(phone, "/lists")
        kept.was_in_touch(phone, 13 * DAYS)
        phone.goes("/settings")
        eventually(
            "that the contact is noted",
            lambda: phone.page.evaluate(f"async () => Date.now() - (await ({kept.NOTE})()).at") < DAYS * 1000,
        )
        self.assertIn("/lists", kept.paths(phone))

    def test_whoever_gives_at_home_can_take_the_cart_along(self):
        """Of somebody who gives at home it is 30 minutes, and a day where they took the cart along."""
        phone = self.phone = self.visitor(self.elsewhere, chromium=devices.chromium())
        owner = self.member(self.home_)
        owner.goes("/settings/people")
        owner.fills("Name", "Partner")
        owner.fills("Passphrase", PASSPHRASE)
        owner.fills("Repeat the passphrase", PASSPHRASE)
        owner.taps("Add")
        owner.sees("Partner lives here now")
        self.home_.shares("Birthday", "Partner")
        devices.pair(phone, owner, whose="Partner", then="Passphrase")
        self.signs_in_partner()
        phone.goes("/friends")
        phone.taps("Say yes")
        phone.sees("You see “")
        # Their sign-in has become short with the list.
        self.signs_in_partner()
        phone.goes("/cart")
        kept.keeps(phone, "/cart")
        eventually("that the time is short", lambda: kept.seconds(phone) == 30 * MINUTES)
        kept.was_in_touch(phone, 30 * MINUTES + 1)
        self.goes_without_the_home("/cart")
        self.expects_nothing_there()

        phone.goes("/settings/devices")
        phone.taps("Take it along")
        phone.sees("This device keeps its pages for a day now.")
        eventually("that it is a day", lambda: kept.seconds(phone) == DAYS)
        phone.goes("/cart")
        kept.keeps(phone, "/cart")
        kept.was_in_touch(phone, DAYS - 10 * MINUTES)
        self.goes_without_the_home("/cart")
        phone.sees_heading("Cart")
        kept.was_in_touch(phone, DAYS + 1)
        self.goes_without_the_home("/cart")
        self.expects_nothing_there()
        phone.goes("/settings/devices")
        phone.taps("Leave it at home")
        phone.sees("This device keeps its pages for 30 minutes now.")
        eventually("that the time is short", lambda: kept.seconds(phone) == 30 * MINUTES)

    def signs_in_partner(self):
        self.phone.goes("/sign-in")
        self.phone.fills("Passphrase", PASSPHRASE)
        self.phone.taps("Sign in")
        self.phone.sees("Hello, Partner")

    def test_signing_out_everywhere_else_takes_pages_and_leaves_what_waits(self):
        """A sign-in that was ended elsewhere takes what is kept along; what waits stays, without its words."""
        phone, owner = self.phone, self.member(self.home_)
        phone.goes("/new")
        kept.keeps(phone, "/new")
        self.line.cuts()
        phone.fills("What do you wish for?", "Kite")
        phone.page.get_by_label("On which list").select_option(label="Birthday")
        phone.taps("Save")
        expect(phone.page.locator(".outbox summary")).to_have_text("Waiting to be sent: 1")
        owner.goes("/settings/passphrase")
        owner.taps("Sign out everywhere else")
        owner.sees("You are signed out everywhere else.")
        self.line.holds()
        phone.page.goto("/lists")
        phone.sees("Who is it?")
        kept.keeps_nothing(phone)
        phone.sees("Waiting to be sent: 1")
        self.assertNotIn("Kite", phone.page.content())
        phone.page.get_by_role("button", name="Owner", exact=True).click()
        eventually(
            "that the wish is there",
            lambda: "Kite" in self.home_.names("Birthday"),
        )

    def test_a_sign_in_that_just_ended_leaves_what_is_kept(self):
        """A sign-in that ended without anybody’s will takes nothing along."""
        phone = self.phone
        phone.goes("/lists")
        kept.keeps(phone, "/lists")
        phone.profile.clear_cookies(name=re.compile("hearth-session-|hearth-visit-"))
        phone.page.goto("/cart")
        phone.sees_heading("Cart")
        self.assertIn("/lists", kept.paths(phone))
        self.goes_without_the_home("/lists")
        phone.sees_heading("Your lists")

    def test_another_place_than_the_home_takes_nothing(self):
        """Neither a proxy’s error nor a portal’s page takes anything away."""
        phone = self.phone
        phone.goes("/lists")
        kept.keeps(phone, "/lists")
        for status in (502, 200):
            with kept.Site("<body data-app>Welcome to the Wi-Fi</body>", status, home=self.home_) as portal:
                self.leads_to(portal.port)
                for path in ("/cart", "/pair", "/standing"):
                    phone.page.goto(path)
                    expect(phone.page.locator("body")).not_to_contain_text("Welcome to the Wi-Fi")
                    phone.page.evaluate("async () => (await fetch('/standing')).text()")
                self.leads_to(self.line.home)
            self.assertIn("/lists", kept.paths(phone))
        phone.goes("/lists")
        phone.sees_heading("Your lists")

    def leads_to(self, port):
        self.line.cuts()
        self.line.leads_to(port)

    def test_a_link_from_another_site_opens_its_page_and_takes_nothing(self):
        """A link from another site opens its page; none, wherever it leads, takes anything away."""
        phone = self.phone
        phone.goes("/lists")
        kept.keeps(phone, "/lists")
        home = self.elsewhere.address
        with kept.Site(
            "".join(f"<a href='{home}{path}'>{path}</a> " for path in
                    ("/lists", "/pair", "/sign-in?left=yes", "/standing"))
        ) as site:  # fmt: skip
            for path, seen in (
                ("/lists", "Your lists"), ("/pair", "Hello, Owner"), ("/sign-in?left=yes", "Who is it?"),
                ("/standing", ""),
            ):  # fmt: skip
                phone.page.goto(site.address)
                phone.page.get_by_text(path, exact=True).click()
                phone.page.wait_for_url(home + "/**")
                expect(phone.page.locator("body")).to_contain_text(seen)
                phone.goes("/news")
                self.assertIn("/lists", kept.paths(phone))
