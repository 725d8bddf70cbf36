"""The room of notes: one is caught, found by its tag, changed, put away and had back; a checklist; a draft."""

import os
import re

import axe
from case import BrowserTest
from pictures import picture
from playwright.sync_api import expect
from sounds import sound
from visitor import DESKTOP, PHONE

EVERYTHING = {"resultTypes": ["violations"]}
# Notes each order of a checklist's lines that is shown, those with a star that are done.
WATCHED = """() => {
  window.orders = [];
  const list = document.querySelector(".check-lines");
  const name = (line) => line.querySelector("strong").textContent + (line.matches(".is-done") ? "*" : "");
  new MutationObserver(() => orders.push([...list.children].map(name).join(" ")))
    .observe(list, { attributes: true, childList: true, subtree: true });
}"""


class Notes(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.writers = cls.home("Owner"), cls.home("Writer")
        cls.photo = os.path.join(cls.folder, "photo.png")
        with open(cls.photo, "wb") as file:
            file.write(picture())

    def is_for_everybody(self, visitor):
        found = axe.violations(visitor.page, EVERYTHING)
        self.assertEqual([(one["id"], [n["target"] for n in one["nodes"]]) for one in found], [], visitor.path)

    def cards(self, visitor):
        return visitor.page.locator(".note-card strong")

    def test_on_a_desktop(self):
        """A note with a picture is written, found by its tag, changed, pinned, put into the bin and taken out."""
        owner = self.member(self.writers, size=DESKTOP)
        owner.goes("/notes/new")
        self.is_for_everybody(owner)
        owner.fills("Text", "Call the roofer\nSee https://example.org/tiles, <b>soon</b>.")
        owner.page.set_input_files("input[type=file]", self.photo)
        owner.fills("Tags, with commas between", "#house #roof")
        owner.page.keyboard.press("Control+Enter")
        expect(self.cards(owner)).to_have_text(["Call the roofer"])
        expect(owner.page.locator(".note-card img")).to_be_visible()
        self.is_for_everybody(owner)
        # It is in use now, so that its room stands beside that of gifts.
        expect(owner.page.locator(".rooms summary")).to_have_text("Notes")
        owner.goes("/notes/new")
        owner.fills("Text", "Something else")
        owner.taps("Save")
        expect(self.cards(owner)).to_have_count(2)
        owner.goes("/notes/tags")
        self.is_for_everybody(owner)
        owner.page.locator(".tag-card > a").filter(has_text="house").click()
        expect(self.cards(owner)).to_have_text(["Call the roofer"])
        self.cards(owner).click()
        owner.sees_heading("Call the roofer")
        owner.sees("<b>soon</b>")
        expect(owner.page.locator(".note-text a")).to_have_attribute("href", "https://example.org/tiles")
        expect(owner.page.locator(".photos img")).to_be_visible()
        self.is_for_everybody(owner)
        owner.taps("Pin")
        owner.sees("It is pinned: it stands first.")
        owner.taps("Edit", role="link")
        owner.fills("Name (you can leave it out)", "Roof")
        owner.taps("Save")
        owner.sees_heading("Pinned: Roof")
        owner.unfolds("Choices")
        owner.taps("Move to bin")
        owner.sees("In the bin for 30 days")
        expect(self.cards(owner)).to_have_text(["Something else"])
        owner.taps("Undo")
        expect(self.cards(owner)).to_have_text(["Pinned: Roof", "Something else"])

    def test_both_changed_it(self):
        """What two write at the same time is in the note, or beside it."""
        one, other = (self.member(self.owners, size=DESKTOP) for _ in range(2))
        one.goes("/notes/new")
        one.fills("Name (you can leave it out)", "Trip")
        one.fills("Text", "Boots\nMap\nTent")
        one.taps("Save")
        for visitor in (one, other):
            visitor.goes("/notes?sort=added")
            self.cards(visitor).filter(has_text="Trip").click()
            visitor.taps("Edit", role="link")
            expect(visitor.page.locator("textarea")).to_have_value("Boots\nMap\nTent")
        one.page.locator("textarea").fill("Red boots\nMap\nTent")
        other.page.locator("textarea").fill("Boots\nMap\nTent and pegs")
        one.taps("Save")
        one.sees_heading("Trip")
        other.taps("Save")
        other.sees("Somebody else changed it meanwhile: both are in it.")
        other.sees("Red boots")
        other.sees("Tent and pegs")

    def test_on_a_phone(self):
        """A checklist of two lines is made from Home, ticked and cleared without leaving its page, in Swedish."""
        self.owners.post("kinds/set", kind="notes", isOn=True)
        owner = self.member(self.owners, size=PHONE, locale="sv-SE", color_scheme="dark")
        owner.goes("/")
        owner.page.locator(".places .new").click()
        makes = owner.page.locator(".makes a")
        expect(makes).to_have_text(["Önskning", "Anteckning", "Checklista", "Röst"])
        makes.filter(has_text="Röst").click()
        expect(owner.page.locator("[data-record]")).to_be_in_viewport(ratio=1)
        self.is_for_everybody(owner)
        makes.filter(has_text="Checklista").click()
        self.is_for_everybody(owner)
        owner.page.keyboard.type("Inköp")
        owner.taps("Spara")
        owner.sees_heading("Inköp")
        owner.marks_page()
        field = owner.page.get_by_label("En ny rad")
        for line in ("Mjölk", "Bröd"):
            field.fill(line)
            field.press("Enter")
            expect(owner.page.get_by_role("checkbox", name=line)).to_be_visible()
            expect(field).to_be_focused()
            expect(field).to_have_value("")
        self.is_for_everybody(owner)
        other = self.member(self.owners, size=DESKTOP, locale="sv-SE")
        other.goes("/notes")
        other.page.get_by_role("link", name="Inköp").first.click()
        other.sees_heading("Inköp")
        other.marks_page()
        owner.page.evaluate(WATCHED)
        owner.page.get_by_role("checkbox", name="Mjölk").click()
        # On a page that somebody else has open, too.
        expect(other.page.get_by_role("checkbox", name="Mjölk")).to_be_checked()
        self.assertTrue(other.has_same_page())
        lines = owner.page.locator(".check-lines strong")
        expect(lines).to_have_text(["Bröd", "Mjölk"])
        expect(owner.page.get_by_role("checkbox", name="Mjölk")).to_be_checked()
        # It stays where it is for a while before it goes to those that are done.
        orders = owner.page.evaluate("() => orders")
        self.assertIn("Mjölk* Bröd", orders)
        self.assertEqual(orders[-1], "Bröd Mjölk*")
        owner.taps("Rensa klara")
        owner.sees("Klara rader undanlagda")
        expect(lines).to_have_text(["Bröd"])
        owner.sees("1 klar rad är undanlagd.")
        owner.taps("Ångra")
        expect(lines).to_have_text(["Bröd", "Mjölk"])
        self.assertTrue(owner.has_same_page())
        owner.goes("/notes")
        owner.sees("1 rad kvar")
        owner.goes("/notes/find?q=mjolk")
        expect(self.cards(owner)).to_have_text(["Mjölk"])
        self.is_for_everybody(owner)

    def test_a_draft_is_kept(self):
        """What was typed and not saved is there again when the page was closed, until it is saved."""
        owner = self.member(self.owners, size=PHONE)
        owner.goes("/notes/new")
        owner.fills("Text", "Half a thou")
        owner.page.close()
        owner.page = owner.profile.new_page()
        owner.goes("/notes/new")
        owner.sees("Kept from before:", within="#told")
        expect(owner.page.locator("textarea")).to_have_value("Half a thou")
        owner.fills("Text", "x" * 10_003)
        owner.taps("Save")
        owner.sees("The text is 3 characters too long: a note holds 10000.")
        expect(owner.page.locator("textarea")).to_have_value("x" * 10_003)
        owner.fills("Text", "Half a thought, whole")
        owner.taps("Save")
        expect(self.cards(owner).filter(has_text="Half a thought, whole")).to_be_visible()
        owner.goes("/notes/new")
        expect(owner.page.locator("textarea")).to_have_value("")

    def test_without_scripts(self):
        """Without scripts a note is written and changed, and a line is added and ticked."""
        owner = self.member(self.owners, size=PHONE, java_script_enabled=False)
        owner.goes("/notes/new")
        owner.taps("Save")
        owner.sees("Write something, or choose a picture.")
        owner.fills("Text", "Plain")
        owner.page.set_input_files("input[type=file]", self.photo)
        owner.taps("Save")
        self.cards(owner).filter(has_text="Plain").click()
        owner.sees_heading("Plain")
        owner.goes("/notes/new")
        owner.taps("Voice", role="link")
        expect(owner.page.locator("main form :is(input:not([type=hidden]), textarea)").first).to_have_attribute(
            "type", "file"
        )
        owner.taps("Checklist", role="link")
        owner.fills("Name", "Errands")
        owner.taps("Save")
        owner.fills("A new line", "Post")
        owner.taps("Add")
        owner.page.get_by_role("checkbox", name="Post").click()
        expect(owner.page.get_by_role("checkbox", name="Post")).to_be_checked()

    def test_a_sound_waits_in_a_refused_form(self):
        """Without scripts a sound of a refused form is named beside the pictures, and comes with the note."""
        owner = self.member(self.owners, size=PHONE, java_script_enabled=False)
        owner.goes("/notes/new")
        owner.fills("Name (you can leave it out)", "Birdsong")
        owner.fills("Text", "x" * 10_003)
        song = {"name": "song.wav", "mimeType": "audio/wav", "buffer": sound()}
        shown = {"name": "bird.png", "mimeType": "image/png", "buffer": picture()}
        owner.page.set_input_files("input[type=file]", [song, shown])
        owner.taps("Save")
        owner.sees("The text is 3 characters too long: a note holds 10000.")
        waiting = owner.page.locator(".thumb")
        expect(waiting).to_have_count(2)
        expect(waiting.first).to_contain_text("Sound 0:01")
        expect(waiting.first.locator("img")).to_have_count(0)
        expect(waiting.last.locator("img")).to_have_count(1)
        owner.page.locator("textarea").fill("At five in the morning")
        owner.taps("Save")
        self.cards(owner).filter(has_text="Birdsong").click()
        expect(owner.page.locator("audio")).to_have_count(1)
        expect(owner.page.locator(".photos img")).to_have_count(1)

    def test_a_sound_that_the_browser_cannot_play(self):
        """Where a browser cannot play a sound, the page says so, and the sound can be saved, as can a picture."""
        owner = self.member(self.owners, size=PHONE)
        owner.goes("/notes/new")
        owner.fills("Text", "Memo")
        song = bytearray(sound())
        # A coding that no browser knows.
        song[20:22] = b"\x61\x01"
        memo = {"name": "memo.wav", "mimeType": "audio/wav", "buffer": bytes(song)}
        shown = {"name": "bird.png", "mimeType": "image/png", "buffer": picture()}
        owner.page.set_input_files("input[type=file]", [memo, shown])
        owner.taps("Save")
        self.cards(owner).filter(has_text="Memo").click()
        hint = owner.page.get_by_text("This browser cannot play this sound.")
        expect(hint).to_be_hidden()
        owner.page.locator("audio").evaluate("(one) => one.play().catch(() => {})")
        expect(hint).to_be_visible()
        self.is_for_everybody(owner)
        with owner.page.expect_download() as saved:
            owner.page.get_by_role("link", name="Save Sound 0:01").click()
        self.assertEqual(saved.value.suggested_filename, "Memo 1.wav")
        with owner.page.expect_download() as saved:
            owner.page.get_by_role("link", name="Save the picture").click()
        self.assertRegex(saved.value.suggested_filename, r"^Memo 2\.(jpg|png|webp)$")
