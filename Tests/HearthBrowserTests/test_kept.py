"""For how long a phone shows what it keeps, and what makes it go."""

import re
import tempfile

import browser
import devices
import kept
from case import BrowserTest
from own_phone import OwnPhone
from playwright.sync_api import expect
from visitor import Visitor
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

    def test_whoever_gives_at_home_keeps_two_terms(self):
        """Of somebody who gives at home, gifts are kept for 30 minutes, or a day with the cart; notes for two weeks."""
        phone = self.phone = self.visitor(self.elsewhere, chromium=devices.chromium())
        owner = self.member(self.home_)
        owner.goes("/settings/people/new")
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
        phone.goes("/notes/new")
        phone.fills("Text", "Batteries for the lamp")
        phone.taps("Save")
        phone.sees("Batteries for the lamp")
        phone.goes("/notes")
        kept.keeps(phone, "/notes")
        phone.goes("/friends")
        phone.opens_list("Birthday")
        phone.opens_wish("Bicycle bell")
        gift = phone.path
        kept.keeps(phone, gift)
        phone.goes("/cart")
        kept.keeps(phone, "/cart")
        eventually("that the time is short", lambda: kept.seconds(phone, "gifts") == 30 * MINUTES)
        self.assertEqual(kept.seconds(phone), 14 * DAYS)
        self.line.cuts()
        phone.page.goto(gift)
        phone.taps("Reserve")
        phone.sees("Not taken yet")
        expect(phone.page.locator(".outbox")).to_contain_text("1 waiting")
        kept.was_in_touch(phone, 30 * MINUTES + 1)
        self.expects_no_gifts()

        self.line.holds()
        self.signs_in_partner()
        eventually(
            "that it is sent",
            lambda: phone.page.evaluate("() => inOutbox('readonly', (store) => store.count())") == 0,
        )
        phone.goes("/settings/devices")
        phone.taps("Take it along")
        phone.sees("This device keeps pages with gifts for a day now.")
        eventually("that it is a day", lambda: kept.seconds(phone, "gifts") == DAYS)
        phone.goes("/cart")
        kept.keeps(phone, "/cart")
        kept.was_in_touch(phone, DAYS - 10 * MINUTES)
        self.goes_without_the_home("/cart")
        phone.sees("Bicycle bell")
        kept.was_in_touch(phone, DAYS + 1)
        self.expects_no_gifts()

    def expects_no_gifts(self):
        """Neither pages with gifts nor what waits of them; notes are there, and say nothing of what is new."""
        phone = self.phone
        self.line.cuts()
        phone.page.goto("/cart")
        phone.sees_heading("No connection to your home")
        phone.taps("Notes", role="link")
        phone.sees("Batteries for the lamp")
        expect(phone.page.locator(".outbox summary")).to_contain_text("No connection")
        expect(phone.page.locator(".outbox")).not_to_contain_text("waiting")
        expect(phone.page.locator(".badge")).to_have_count(0)
        terms = {place.split("-")[1].split()[0] for place in kept.sizes(phone)}
        self.assertEqual(terms, {"lists"})
        self.assertNotIn("Bicycle bell", phone.page.content())

    def test_an_owner_keeps_the_same_whatever_is_given(self):
        """What an owner’s phone keeps, its sizes and its numbers are the same before and after somebody reserves."""
        self.home_.adds_member("Giver", passphrase=PASSPHRASE)
        self.home_.adds_lists("Wedding")
        self.home_.adds_wishes("Wedding", ["Teapot"])
        self.home_.shares("Wedding", "Giver")
        with self.home_.unlocked("Giver", PASSPHRASE) as giver:
            (entry,) = [one["id"] for one in self.home_.get("inbox", **giver) if one["kind"] == "list"]
            self.home_.post("inbox/answer", entry=entry, answer="accept", **giver)
        before = self.keeps_all()
        with self.home_.unlocked("Giver", PASSPHRASE) as giver:
            self.home_.post("giving/reserve", wish="Owner/Wedding/Teapot", **giver)
        self.assertEqual(self.keeps_all(), before)

    def keeps_all(self):
        phone = self.phone
        for path in ("/", "/lists", "/wishes", "/cart", "/friends", "/notes"):
            phone.goes(path)
            kept.keeps(phone, path)
        phone.goes("/lists")
        phone.opens_list("Wedding")
        kept.keeps(phone, phone.path)
        phone.opens_wish("Teapot")
        kept.keeps(phone, phone.path)
        return {place: size for place, size in kept.sizes(phone).items() if "/photo/" not in place}

    def signs_in_partner(self):
        self.phone.goes("/sign-in")
        self.phone.fills("Passphrase", PASSPHRASE)
        self.phone.taps("Sign in")
        self.phone.sees("Hello, Partner")

    def test_a_browser_that_was_killed(self):
        """What was done without a connection is drawn again when the browser was killed, and comes once."""
        made = self.home_.post("notes/lists/new", title="Groceries", isChecklist=True)
        path = f"/lists/{made['id']}"
        self.home_.post("notes/lines/add", list="Groceries", name="Milk")
        folder = tempfile.mkdtemp(dir=self.folder)
        phone = Visitor(self.elsewhere, chromium=devices.lasting, folder=folder)
        devices.install(phone, self.home_, "Owner")
        # A browser writes its cookies down when it ends, or a while later.
        phone.leaves()
        phone = Visitor(self.elsewhere, chromium=devices.lasting, folder=folder)
        phone.goes(path)
        kept.keeps(phone, path)
        self.line.cuts()
        phone.page.get_by_role("checkbox", name="Milk").click()
        phone.page.get_by_placeholder("A new line").fill("Pears")
        phone.page.get_by_role("button", name="Add", exact=True).click()
        expect(phone.page.locator(".check-lines .clock")).to_have_count(2)
        browser.kill(folder)
        phone = self.visitor(self.elsewhere, chromium=devices.lasting, folder=folder)
        phone.page.goto(path)
        expect(phone.page.locator(".check-lines .clock")).to_have_count(2)
        expect(phone.page.get_by_role("checkbox", name="Milk")).to_be_checked()
        self.line.holds()
        expect(phone.page.locator(".outbox")).to_be_hidden()
        shown = self.home_.get("notes/checklist/show", list="Groceries")
        self.assertEqual([[one["name"] for one in shown[part]] for part in ("open", "done")], [["Pears"], ["Milk"]])
        phone.complaints.clear()

    def test_signing_out_everywhere_else_takes_pages_and_leaves_what_waits(self):
        """A sign-in that was ended elsewhere takes what is kept along; what waits stays, without its words."""
        phone, owner = self.phone, self.member(self.home_)
        phone.goes("/new")
        kept.keeps(phone, "/new")
        self.line.cuts()
        phone.fills("What do you wish for?", "Kite")
        phone.page.get_by_label("On which list").select_option(label="Birthday")
        phone.taps("Save")
        expect(phone.page.locator(".outbox summary")).to_contain_text("1 waiting")
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
