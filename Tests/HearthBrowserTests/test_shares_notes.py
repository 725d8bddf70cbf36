"""What other apps share with a phone whose member writes notes, too: they are asked what it is."""

import axe
import kept
import layout
from case import BrowserTest
from own_phone import OwnPhone
from pictures import picture
from plain_browser import PlainBrowser
from playwright.sync_api import expect
from shares import Shares
from sounds import sound
from visitor import PHONE
from waiting import eventually

EVERYTHING = {"resultTypes": ["violations"]}
HOSTILE = '"><script>alert(1)</script>'


class SharedNoteTest(Shares, OwnPhone, BrowserTest):
    @classmethod
    def prepare(cls):
        super().prepare()
        # With the first note the room is there.
        cls.home_.post("notes/add", text="The first one")

    def is_asked(self, title="", text="", url="", photos=()):
        self.hands(title, text, url, photos)
        self.phone.sees_heading("Shared with Hearth")

    def pictures(self, name):
        """How many each note of that name has."""
        return [len(one["photos"]) for one in self.home_.get("notes")["notes"] if one["name"] == name]

    def test_it_becomes_a_note_with_all_that_came(self):
        """What is shared waits while somebody is asked, and then stands in the form of a note, once."""
        self.is_asked("Roof", "Ask them on Monday", "https://roof.example/1?a=b", [("roof.png", picture())])
        layout.fits(self, self.phone)
        self.assertEqual(axe.violations(self.phone.page, EVERYTHING), [])
        self.assertEqual(self.waiting(), ["Roof"])
        link = self.phone.page.get_by_role("link", name="A note")
        link.focus()
        self.phone.page.keyboard.press("Enter")
        self.phone.sees_heading("New note")
        self.holds(name="Roof", notes="Ask them on Monday\nhttps://roof.example/1?a=b")
        expect(self.phone.page.locator("[data-chosen] li")).to_have_count(1)
        eventually("that it is there once", lambda: not self.waiting())
        self.phone.taps("Save")
        self.phone.page.locator(".note-card").filter(has_text="Roof").click()
        self.phone.sees_heading("Roof")
        expect(self.phone.page.locator(".note-text a")).to_have_attribute("href", "https://roof.example/1?a=b")
        expect(self.phone.page.locator(".photos img")).to_have_count(1)

    def test_what_has_no_name_and_what_is_too_long_is_all_there(self):
        """A title that is no name stands in the text, and what is too long for a note is said, not cut."""
        title = "Long " * 50 + "end"
        self.is_asked(title, f"Some \u202e\ufeffwords {HOSTILE} https://a.example/b", "https://a.example")
        self.chooses("A note")
        self.holds(name="", notes=f"{title}\nSome words {HOSTILE} https://a.example/b\nhttps://a.example")
        self.is_asked("Much", "x" * 9_999, "https://a.example")
        self.chooses("A note")
        self.holds(name="Much")
        self.phone.taps("Save")
        self.phone.sees("The text is 17 characters too long: a note holds 10000.")

    def test_a_sound_is_heard_on_the_note(self):
        """A sound that is shared is played on its note."""
        self.is_asked("Song", photos=[("song.wav", sound(), "audio/wav")])
        self.chooses("A note")
        expect(self.phone.page.locator("[data-chosen] bdi")).to_have_text(["song.wav"])
        self.phone.taps("Save")
        self.phone.page.locator(".note-card").filter(has_text="Song").click()
        self.phone.sees_heading("Song")
        expect(self.phone.page.locator("audio")).to_have_count(1)

    def test_without_a_connection_it_is_asked_as_well(self):
        """Without a connection the question is asked, too, and a note waits to be sent."""
        self.can_ask_alone()
        kept.keeps(self.phone, "/notes/new")
        self.line.cuts()
        self.is_asked("Share", "Green thing", photos=[("thing.png", picture())])
        self.chooses("A note")
        self.holds(name="Share", notes="Share\nGreen thing")
        self.phone.taps("Save")
        expect(self.phone.page.locator(".outbox summary")).to_contain_text("1 waiting")
        self.is_asked("Green kite")
        self.chooses("A wish")
        self.holds(name="Green kite")
        self.line.holds()
        self.phone.page.locator(".outbox summary").click()
        self.phone.taps("Send now")
        eventually("that the note is there", lambda: self.pictures("Share") == [1])
        # The form of the wish stays what it is, also when the page looks again.
        self.phone.page.evaluate("() => look()")
        self.phone.sees_heading("New wish")
        self.holds(name="Green kite")

    def test_in_swedish(self):
        """The question is asked in the language of its reader."""
        owner = self.member(self.home_, size=PHONE, locale="sv-SE")
        owner.goes("/new?shared=0123456789abcdef")
        owner.sees("Det som delades finns inte kvar på den här enheten")
        owner.goes("/new?title=Tak")
        owner.sees_heading("Delat med Hearth")
        owner.sees("En annan app eller en webbsida har delat något med Hearth.")
        for way in ("En önskning", "En anteckning"):
            expect(owner.page.get_by_role("link", name=way)).to_be_visible()
        layout.fits(self, owner)

    def test_what_is_no_share_is_not_asked_about(self):
        """An address that has nothing shared leads to the form of a wish."""
        owner = PlainBrowser(self.home_).is_let_in().signs_in("Owner")
        for fields in ("shared=", "shared=-1", "shared=../x", "shared=" + "9" * 5_000, "as=wish", "title=", "%"):
            self.assertRegex(owner.ask(f"/new?{fields}").text, r"<h1[^>]*>\s*New wish\s*</h1>")

    def test_without_scripts(self):
        """Without scripts what stands in the address goes through the question into either form."""
        owner = self.member(self.home_, java_script_enabled=False)
        fields = "title=Blue%20kite&text=Look+%3Cb%3E%22&url=https%3A%2F%2Fshop.example%2Fk%3Fa%3D1%26b"
        owner.goes(f"/new?{fields}")
        owner.sees_heading("Shared with Hearth")
        owner.taps("A note", role="link")
        owner.sees_heading("New note")
        owner.sees("This came from another app or a page")
        expect(owner.page.locator("[name=name]")).to_have_value("Blue kite")
        expect(owner.page.locator("[name=notes]")).to_have_value('Look <b>"\nhttps://shop.example/k?a=1&b')
        owner.goes(f"/new?{fields}")
        owner.taps("A wish", role="link")
        owner.sees_heading("New wish")
        expect(owner.page.locator("[name=name]")).to_have_value("Blue kite")
        expect(owner.page.locator("[name=link]")).to_have_value("https://shop.example/k?a=1&b")
