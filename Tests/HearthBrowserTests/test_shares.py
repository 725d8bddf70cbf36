"""What other apps share with a phone: it becomes a wish, and takes no other with it."""

import re

import kept
from case import BrowserTest
from own_phone import OwnPhone
from pictures import picture
from playwright.sync_api import expect
from shares import Shares
from sounds import sound
from waiting import eventually


class ShareTest(Shares, OwnPhone, BrowserTest):
    def shares(self, title="", text="", url="", photos=()):
        """Hands something to Hearth, as another app does."""
        self.hands(title, text, url, photos)
        self.phone.sees_heading("New wish")

    def test_a_half_written_wish_stays_and_is_offered(self):
        """A wish that somebody has begun is not mixed with what is shared, and is offered back."""
        self.phone.goes("/new")
        self.phone.fills("What do you wish for?", "Half a thought")
        self.phone.fills("Notes: size and what else helps", "In blue")
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
        self.phone.page.locator("[data-kind=kept]").get_by_role("button").click()
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

    def test_a_sound_comes_with_the_wish(self):
        """A sound that is shared stands on the page of the wish."""
        self.shares("This song", photos=[("song.wav", sound(), "audio/wav")])
        expect(self.phone.page.locator("[data-chosen] li")).to_have_text(["song.wav"])
        self.phone.page.get_by_label("On which list").select_option(label="Birthday")
        self.phone.taps("Save")
        self.phone.opens_wish("This song")
        expect(self.phone.page.get_by_role("link", name="Sound 0:01")).to_be_visible()

    def test_without_a_connection_it_stands_there_as_it_came(self):
        """Without a connection nothing of what is shared is lost, and it can wait to be sent."""
        self.phone.goes("/new")
        kept.keeps(self.phone, "/new")
        self.line.cuts()
        self.shares("Share", "Green kite https://shop.example/kite", photos=[("kite.png", picture())])
        self.holds(name="Share", notes="Share\nGreen kite https://shop.example/kite")
        self.phone.fills("What do you wish for?", "Green kite")
        self.phone.page.get_by_label("On which list").select_option(label="Birthday")
        self.phone.taps("Save")
        expect(self.phone.page.locator(".outbox summary")).to_have_text("Waiting to be sent: 1")
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
