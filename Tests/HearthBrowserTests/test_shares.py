"""What other apps and sites share with a phone: it becomes a wish, and takes no other with it."""

import re

import layout
from case import BrowserTest
from own_phone import OwnPhone
from pictures import picture
from playwright.sync_api import expect
from shares import Shares
from waiting import eventually


class ShareTest(Shares, OwnPhone, BrowserTest):
    def shares(self, title="", text="", url="", photos=()):
        """Hands something to Hearth, as another app does."""
        self.hands(title, text, url, photos)
        self.chooses("A wish")

    def test_a_half_written_wish_stays_and_is_offered(self):
        """A wish that somebody has begun is not mixed with what is shared, and is offered back."""
        self.phone.goes("/new")
        self.phone.fills("What do you wish for?", "Half a thought")
        self.phone.fills("Details: size and what else helps", "In blue")
        self.shares("Red kite", "https://shop.example/kite")
        self.holds(name="Red kite", notes="", link="https://shop.example/kite")
        # It stays after a reload, too.
        self.phone.page.reload()
        self.holds(name="Red kite", link="https://shop.example/kite")
        self.phone.sees("You had begun another wish before.", within="#told")
        self.phone.page.get_by_role("link", name="Go on with that one").click()
        self.holds(name="Half a thought", notes="In blue", link="")
        self.phone.page.go_back()
        self.holds(name="Red kite")
        self.phone.taps("Save")
        self.phone.sees("Red kite")
        self.phone.goes("/new")
        self.holds(name="Half a thought")
        self.phone.page.locator("[data-kind=kept]").get_by_role("button", name="Throw it away").click()
        self.holds(name="")

    def test_all_photos_arrive(self):
        """All photos that are shared at once come with the wish."""
        self.shares("Three kites", photos=[(f"{one}.png", picture(40 + one, 40)) for one in range(3)])
        expect(self.phone.page.locator("[data-chosen] li")).to_have_count(3)
        self.phone.page.get_by_label("On which list").select_option(label="Birthday")
        self.phone.taps("Save")
        self.phone.sees("Three kites")
        (wish,) = [
            one for one in self.home_.items("Birthday") if one["name"] == "Three kites"
        ]
        self.assertEqual(len(wish["photos"]), 3)

    def test_without_a_connection_it_stands_there_as_it_came(self):
        """Without a connection nothing of what is shared is lost, and it can wait to be sent."""
        self.can_ask_alone()
        self.line.cuts()
        self.shares("Share", "Green kite https://shop.example/kite", photos=[("kite.png", picture())])
        self.holds(name="Share", notes="Share\nGreen kite https://shop.example/kite")
        self.phone.fills("What do you wish for?", "Green kite")
        self.phone.page.get_by_label("On which list").select_option(label="Birthday")
        self.phone.taps("Save")
        expect(self.phone.page.locator(".outbox summary")).to_contain_text("1 waiting")
        self.line.holds()
        self.phone.page.locator(".outbox summary").click()
        self.phone.taps("Send now")
        eventually(
            "that the wish is there with its photo",
            lambda: [
                len(one["photos"]) for one in self.home_.items("Birthday")
                if one["name"] == "Green kite"
            ] == [1],
        )

    def test_who_is_not_signed_in_any_more_finds_it_all_the_same(self):
        """What is shared with a phone of one person's, where nobody is signed in, is there once they are."""
        self.phone.profile.clear_cookies(name=re.compile("hearth-session-|hearth-visit-"))
        self.shares("Red kite", url="https://shop.example/1")
        self.holds(name="Red kite", link="https://shop.example/1")

    def test_another_site_takes_nothing_away_and_nothing_is_sent_before_a_press(self):
        """What waits stays beside what another site sends, also after a reload and in two tabs, and is taken once."""
        asked = len(self.phone.requests)
        self.hands("Red kite", "Look", "https://shop.example/kite", [("kite.png", picture())])
        page = self.phone.page.url
        hostile = '"><img src=https://evil.example/x>'
        self.another_site_hands(hostile, f"\u202e{hostile * 200}", "https://evil.example/y")
        self.phone.sees_heading("Shared with Hearth")
        self.phone.sees("Another app or a page in this browser")
        self.phone.sees(hostile)
        self.assertEqual(self.waiting(), ["Red kite", hostile])
        layout.fits(self, self.phone)
        self.phone.taps("Red kite", role="link")
        self.phone.page.reload()
        for said in ("Red kite", "Look", "https://shop.example/kite", "kite.png"):
            self.phone.sees(said)
        sent = {path for method, path in self.phone.requests[asked:] if method == "POST"}
        self.assertEqual(sent, {"/share"})
        other = self.phone.profile.new_page()
        other.goto(page)
        self.chooses("A wish")
        self.holds(name="Red kite", link="https://shop.example/kite")
        self.phone.sees("This came from another app or a page")
        expect(self.phone.page.locator("[data-chosen] li")).to_have_count(1)
        self.phone.taps("Save")
        self.phone.sees("Red kite")
        other.get_by_role("link", name="A wish").click()
        expect(other.locator("#told")).to_contain_text("not on this device any more")
        expect(other.locator("[name=name]")).to_have_value("")
        other.close()
        self.phone.goes("/new")
        self.phone.page.get_by_role("link", name="Look at it").click()
        self.phone.taps("Throw it away")
        self.phone.sees("Hello, Owner")
        self.assertEqual(self.waiting(), [])

    def test_so_much_waits_and_no_more(self):
        """Sixteen shares wait, whoever sends them at once; what is too much is not taken, and it is said why."""
        self.phone.goes("/new")
        mebibyte = 1 << 20
        for share, reason in [
            ({"text": 10_001}, "long"), ({"title": "x" * 10_001}, "long"), ({"files": [1] * 31}, "many"),
            ({"files": [33 * mebibyte] * 2}, "large"), ({"title": " \n"}, "empty"), ({"files": [0]}, "empty"),
        ]:
            self.assertEqual(self.shares_at_once(share), [reason])
        unread = "async () => (await fetch('/share', { method: 'POST', body: 'title=x' })).url"
        self.assertTrue(self.phone.page.evaluate(unread).endswith("/new?shared=empty"))
        self.assertEqual(self.waiting(), [])
        self.shares_at_once({"title": "Large", "text": 10_000, "files": [1] * 29 + [40 * mebibyte]})
        self.assertEqual(self.shares_at_once({"files": [30 * mebibyte]}), ["full"])
        became = self.shares_at_once(*({"title": f"Thing {one}", "files": [1]} for one in range(18)))
        self.assertEqual(became.count("full"), 3)
        there = self.waiting()
        self.assertEqual(len(there), 16)
        self.hands("One more")
        self.phone.sees("This was not taken: 16 things may wait here")
        expect(self.phone.page.get_by_role("link", name="A wish")).to_be_hidden()
        self.assertEqual(self.waiting(), there)
        self.phone.taps("Thing", role="link", exact=False)
        self.phone.taps("Throw it away")
        expect(self.phone.page.locator("[data-others] li")).to_have_count(14)
        self.assertEqual(len(self.waiting()), 15)

    def test_signing_out_leaves_nothing_that_was_shared(self):
        """What waits goes when somebody signs out; of what comes while nobody is signed in, that is said."""
        self.hands("Red kite")
        self.phone.signs_out()
        self.phone.sees("Who is it?")
        eventually("that nothing waits", lambda: self.waiting() == [])
        self.hands("Blue kite", to="**/sign-in?*")
        eventually("that nothing waits", lambda: self.waiting() == [])
        self.phone.page.get_by_role("button", name="Owner", exact=True).click()
        self.phone.sees("not on this device any more")
