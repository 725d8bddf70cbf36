"""What is done on a phone without a connection: it waits, is sent once, and comes back where it cannot be done."""

import devices
import kept
import neighbourhood
from case import BrowserTest
from own_phone import OwnPhone
from pictures import picture
from playwright.sync_api import Error, expect
from waiting import eventually


class OutboxTest(OwnPhone, BrowserTest):
    @classmethod
    def prepare(cls):
        super().prepare()
        cls.friends = cls.home("Friend")
        cls.friends.adds_lists("Christmas")
        cls.friends.adds_wishes("Christmas", ["Red lamp", "Blue lamp"])
        neighbourhood.befriend(cls.home_, cls.friends)
        neighbourhood.share(cls.friends, "Christmas", cls.home_)

    def waits(self, count):
        box = self.phone.page.locator(".outbox")
        if count:
            expect(box.locator("summary")).to_contain_text(f"{count} waiting")
        else:
            eventually("that nothing waits", self.has_sent_everything)
            expect(box).not_to_contain_text("waiting")

    def has_sent_everything(self):
        try:
            return self.phone.page.evaluate("() => inOutbox('readonly', (store) => store.count())") == 0
        except Error:
            return False  # The page is just loaded anew.

    def wishes(self, name):
        return [one for one in self.home_.items("Birthday") if one["name"] == name]

    def at_gift(self, name):
        self.phone.goes("/friends")
        self.phone.opens_list("Christmas")
        self.phone.opens_wish(name)

    def test_wishes_are_noted_and_gifts_reserved_without_a_connection(self):
        """Without a connection wishes are noted, with a photo, and a gift reserved; all is done once there is one."""
        self.at_gift("Red lamp")
        gift = self.phone.path
        self.phone.goes("/cart")
        self.phone.goes("/new")
        for place in (gift, "/cart", "/new"):
            eventually(
                f"that {place} is kept",
                lambda place=place: place in kept.paths(self.phone),
            )
        self.line.cuts()
        self.phone.fills("What do you wish for?", "Kite")
        self.phone.page.get_by_label("On which list").select_option(label="Birthday")
        self.phone.page.locator("input[type=file]").set_input_files(
            {"name": "kite.png", "mimeType": "image/png", "buffer": picture()}
        )
        self.phone.taps("Save")
        self.waits(1)
        # One more from the same page, which was kept once.
        self.phone.fills("What do you wish for?", "Kite tail")
        self.phone.page.get_by_label("On which list").select_option(label="Birthday")
        self.phone.taps("Save")
        self.waits(2)
        self.phone.page.goto(gift)
        self.phone.taps("Reserve")
        self.waits(3)
        # The wish and the cart say so, and offer nothing that was asked for already.
        not_yet = "Not taken yet: it waits for a connection."
        gift_card = self.phone.page.locator(".giving")
        expect(gift_card.locator(".status:visible")).to_contain_text(not_yet)
        expect(gift_card.get_by_role("button", name="Reserve")).to_be_hidden()
        self.phone.page.goto("/cart")
        expect(self.phone.page.locator("ul[data-waits] li")).to_contain_text("Red lamp" + not_yet)
        # Taken back before it was under way it sends nothing.
        self.phone.page.locator("ul[data-waits]").get_by_role("button", name="Take it back").click()
        self.waits(2)
        self.phone.page.goto(gift)
        self.phone.taps("Reserve")
        self.waits(3)
        # Nothing is lost by signing out: they are asked.
        self.phone.signs_out()
        self.phone.sees("Do you want to send it first, or to throw it away?", within="#told")
        # What waits is still there on another page, and after a reload.
        self.phone.page.goto("/new")
        self.waits(3)
        self.line.holds()
        self.phone.page.locator(".outbox summary").click()
        self.phone.taps("Send now")
        self.waits(0)
        (kite,) = self.wishes("Kite")
        self.assertEqual(len(kite["photos"]), 1)
        self.assertEqual(len(self.wishes("Kite tail")), 1)
        (entry,) = self.home_.get("giving/cart")["entries"]
        self.assertIn("Red lamp", entry["wish"])
        self.phone.page.goto("/cart")
        expect(self.phone.page.locator(".cart-entry")).to_contain_text("Red lamp")
        expect(self.phone.page.locator("ul[data-waits] li")).to_have_count(0)

    def test_signing_out_throws_away_what_waits_if_that_is_wanted(self):
        """Whoever signs out is asked, and what waits is sent first, or thrown away with what is kept."""
        self.phone.goes("/new")
        for name, answer in (("Whistle", "Send now"), ("Trumpet", "Throw it away and sign out")):
            self.line.cuts()
            self.phone.fills("What do you wish for?", name)
            self.phone.page.get_by_label("On which list").select_option(label="Birthday")
            self.phone.taps("Save")
            self.waits(1)
            self.phone.signs_out()
            self.phone.sees("Do you want to send it first, or to throw it away?", within="#told")
            self.line.holds()
            self.phone.page.locator("[data-kind=outbox-first]").get_by_role("button", name=answer, exact=True).click()
            if answer == "Send now":
                self.waits(0)
        self.phone.sees("Who is it?")
        kept.keeps_nothing(self.phone)
        self.phone.page.get_by_role("button", name="Owner", exact=True).click()
        self.phone.sees("Hello, Owner")
        self.waits(0)
        self.assertEqual((len(self.wishes("Whistle")), len(self.wishes("Trumpet"))), (1, 0))

    def test_a_device_that_is_taken_away_keeps_nothing_that_waits(self):
        """With the device what waits to be sent goes, too, once the home has said so."""
        self.phone = self.visitor(self.elsewhere, chromium=devices.chromium())
        devices.install(self.phone, self.home_, "Owner")
        self.phone.goes("/new")
        self.line.cuts()
        self.phone.fills("What do you wish for?", "Flute")
        self.phone.taps("Save")
        self.waits(1)
        newest = self.home_.get("devices")["devices"][-1]
        self.home_.post("devices/remove", device=newest["id"])
        self.line.holds()
        self.phone.page.goto("/lists")
        self.phone.sees_heading("Connect this device")
        kept.keeps_nothing(self.phone)
        eventually("that nothing waits", self.has_sent_everything)
        self.assertEqual(self.wishes("Flute"), [])

    def test_what_cannot_be_done_comes_back_with_the_words(self):
        """What the node refuses comes back with the reason and the words, until it is thrown away."""
        self.at_gift("Blue lamp")
        self.line.cuts()
        self.phone.taps("Reserve")
        self.waits(1)
        self.friends.post("items/delete", item="Christmas/Blue lamp")
        eventually(
            "that the wish is gone",
            lambda: "Blue lamp" not in self.home_.names("Friend/Christmas"),
        )
        self.line.holds()
        self.phone.page.goto("/")
        expect(self.phone.page.locator(".outbox strong")).to_contain_text("This was not done:")
        expect(self.phone.page.locator(".outbox li")).to_contain_text("Blue lamp")
        self.phone.taps("Throw it away")
        self.waits(0)

    def edits(self, wish, **fields):
        """Changes a wish without a connection; the change waits."""
        self.phone.goes("/lists")
        self.phone.opens_list("Birthday")
        self.phone.opens_wish(wish)
        self.phone.goes(self.phone.path + "/edit")
        self.line.cuts()
        for field, value in fields.items():
            self.phone.page.locator(f"main [name={field}]").fill(value)
        self.phone.taps("Save")
        self.waits(1)

    def sends(self):
        self.line.holds()
        self.phone.page.goto("/")

    def test_a_change_meets_another_one_and_they_are_joined(self):
        """Of a wish that was changed at home meanwhile, other fields are joined; for the same one they choose."""
        self.home_.adds_wishes("Birthday", ["Ball"])
        self.edits("Ball", notes="In blue")
        self.home_.post("wishes/edit", wish="Birthday/Ball", fields={"price": "99 SEK", "tags": ["toys"]})
        self.sends()
        self.waits(0)
        (ball,) = self.wishes("Ball")
        self.assertEqual((ball["notes"], ball["price"], ball["tags"]), ("In blue", "99.00 SEK", ["toys"]))
        self.edits("Ball", notes="In green", store="The corner")
        self.home_.post("wishes/edit", wish="Birthday/Ball", fields={"notes": "In red", "price": "88 SEK"})
        self.sends()
        box = self.phone.page.locator(".outbox")
        expect(box).to_contain_text("Somebody else changed the same thing meanwhile")
        expect(box).to_contain_text("You wrote: In green")
        expect(box).to_contain_text("Now there: In red")
        # Nothing is chosen for them.
        self.assertEqual(box.locator("input:checked").count(), 0)
        box.get_by_label("You wrote: In green").check()
        # Once more somebody is faster.
        self.home_.post("wishes/edit", wish="Birthday/Ball", fields={"price": "77 SEK"})
        self.phone.taps("Save what I chose")
        self.waits(0)
        (ball,) = self.wishes("Ball")
        self.assertEqual((ball["notes"], ball["price"], ball["store"]), ("In green", "77.00 SEK", "The corner"))

    def test_a_change_of_a_wish_that_is_gone_becomes_a_new_one(self):
        """The words of a change whose wish was deleted are offered as a new wish."""
        self.home_.adds_wishes("Birthday", ["Hoop"])
        self.edits("Hoop", name="Wooden hoop", notes="A metre wide")
        self.home_.post("items/delete", item="Birthday/Hoop")
        self.sends()
        box = self.phone.page.locator(".outbox")
        expect(box.locator("strong")).to_contain_text("This was not done:")
        self.assertNotIn("<", box.inner_text())
        self.phone.taps("Note it as a new wish")
        expect(self.phone.page.locator("[name=name]")).to_have_value("Wooden hoop")
        self.waits(0)
        self.phone.page.get_by_label("On which list").select_option(label="Birthday")
        self.phone.taps("Save")
        eventually("that it is noted", lambda: [one["notes"] for one in self.wishes("Wooden hoop")] == ["A metre wide"])

    def test_what_was_refused_can_be_corrected(self):
        """What the home cannot take as it was typed stands in its form again, with all the words."""
        self.phone.goes("/new")
        kept.keeps(self.phone, "/new")
        self.line.cuts()
        for field, value in {"name": "Sledge", "price": "a lot", "notes": "Two seats", "store": "The corner"}.items():
            if field == "price":
                self.phone.unfolds("More about it")
            self.phone.page.locator(f"main [name={field}]").fill(value)
        self.phone.page.locator("input[type=file]").set_input_files(
            {"name": "sledge.png", "mimeType": "image/png", "buffer": picture()}
        )
        self.phone.page.get_by_label("On which list").select_option(label="Birthday")
        self.phone.taps("Save")
        self.waits(1)
        self.sends()
        self.phone.taps("Correct it")
        form = self.phone.page.locator("main form")
        for field, value in {"name": "Sledge", "price": "a lot", "notes": "Two seats", "store": "The corner"}.items():
            expect(form.locator(f"[name={field}]")).to_have_value(value)
        self.waits(0)
        form.locator("[name=price]").fill("300 SEK")
        self.phone.taps("Save")
        eventually("that it is noted", lambda: [one["price"] for one in self.wishes("Sledge")] == ["300.00 SEK"])
        self.assertEqual(len(self.wishes("Sledge")[0]["photos"]), 1)
        # Of a change what they changed: the rest is as it is now.
        self.edits("Sledge", price="much", notes="")
        self.sends()
        self.phone.taps("Correct it")
        for field, value in {"name": "Sledge", "price": "much", "notes": "", "store": "The corner"}.items():
            expect(form.locator(f"[name={field}]")).to_have_value(value)
        self.waits(0)
        form.locator("[name=price]").fill("250 SEK")
        self.phone.taps("Save")
        eventually("that it is changed", lambda: [one["price"] for one in self.wishes("Sledge")] == ["250.00 SEK"])
        (sledge,) = self.wishes("Sledge")
        self.assertEqual((sledge.get("notes"), sledge["store"]), (None, "The corner"))

    def test_only_the_home_answers(self):
        """A proxy that has lost the home, and a network that wants a sign-in, are no answer of the home’s."""
        self.phone.goes("/new")
        kept.keeps(self.phone, "/new")
        for status, body, name in (
            (502, "<h1>Bad Gateway</h1>", "Kite string"), (200, "<h1>Welcome to our network</h1>", "Kite reel"),
            (404, "Not found", "Kite bag"),
        ):
            self.line.cuts()
            with kept.Site(body, status, home=self.home_) as stranger:
                self.line.leads_to(stranger.port)
                self.phone.page.goto("/new")
                self.phone.sees_heading("New wish")
                self.phone.fills("What do you wish for?", name)
                self.phone.page.get_by_label("On which list").select_option(label="Birthday")
                self.phone.taps("Save")
                self.waits(1)
                self.phone.page.goto("/search?q=nothing")
                self.phone.sees_heading("No connection to your home")
                self.line.cuts()
            self.line.holds()
            self.phone.page.goto("/")
            self.waits(0)
            self.assertEqual(len(self.wishes(name)), 1)
