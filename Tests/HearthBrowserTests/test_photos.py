"""Photos in a browser: what it keeps, and what is seen of them before they are sent."""

import neighbourhood
from case import BrowserTest
from pictures import picture
from playwright.sync_api import expect
from wire import Wire

FILES = [
    {"name": "radio.png", "mimeType": "image/png", "buffer": picture()},
    {"name": "plan.heic", "mimeType": "image/heic", "buffer": b"nothing that a browser draws"},
]
# Notes what is shown while files are under way.
NOTES = """() => {
  window.seen = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((one) => [...one.addedNodes])) {
      const bar = node.querySelector?.("progress");
      if (bar) window.seen.push(bar.labels[0].textContent);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def photos(wire):
    return [one for one in wire.asked.values() if one["path"].startswith("/photo/")]


class Photos(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = [cls.home("Owner", "Sibling"), cls.home("Friend")]
        owner, friend = cls.homes
        owner.adds_lists("Birthday")
        owner.adds_wishes("Birthday", ["Lamp", "Kettle"], photo=picture())
        neighbourhood.befriend(owner, friend)
        neighbourhood.share(owner, "Birthday", friend)

    def at_list(self, number):
        visitor = self.member(self.homes[number])
        visitor.goes("/lists" if number == 0 else "/friends")
        visitor.opens_list("Birthday")
        return visitor

    def test_photos_are_fetched_once(self):
        """A photo is fetched once, and comes out of the browser's cache wherever it is shown again."""
        for number in (0, 1):
            visitor = self.at_list(number)
            with self.subTest(whose=self.homes[number].members[0]):
                path = visitor.path
                wire = Wire(visitor.page)
                visitor.goes("/")
                wire.opens(path, is_first=False)
                self.assertEqual(len(photos(wire)), 2)
                visitor.goes("/")
                wire.opens(path, is_first=False)
                self.assertEqual([one["isKept"] for one in photos(wire)], [True, True])

    def test_a_photo_that_is_kept_is_shown_to_nobody_else(self):
        """Who signs out takes their photos along: by their addresses nobody gets them out of the browser."""
        owner = self.at_list(0)
        owner.opens_wish("Lamp")
        address = owner.page.locator(".photos a").get_attribute("href")
        fetched = "async (address) => { const got = await fetch(address); return [got.status, got.url]; }"
        place = self.homes[0].address
        self.assertEqual(owner.page.evaluate(fetched, address), [200, place + address])
        owner.goes("/settings")
        owner.signs_out()
        owner.sees("Who is it?")
        _, url = owner.page.evaluate(fetched, address)
        self.assertTrue(url.startswith(place + "/sign-in"), url)
        owner.signs_in("Sibling")
        self.assertEqual(owner.page.evaluate(fetched, address), [404, place + address])

    def test_what_is_chosen_is_seen_before_it_is_sent(self):
        """A chosen photo is shown in the form, stays after a refusal, and is gone when the form is cleared."""
        owner = self.member(self.homes[0])
        owner.goes("/new")
        owner.marks_page()
        chosen = owner.page.locator("[data-chosen] li")
        field = owner.page.locator("input[type=file]")
        field.set_input_files(FILES)
        names = chosen.locator("bdi")
        expect(names).to_have_text(["radio.png", "plan.heic"])
        expect(chosen.first.locator("img")).to_have_js_property("naturalWidth", 320)
        # What the browser cannot draw has its name alone.
        expect(chosen.last.locator("img")).to_have_count(0)
        field.evaluate("(one) => unfold(one)")
        owner.taps("Remove: plan.heic")
        expect(names).to_have_text(["radio.png"])
        owner.fills("What do you wish for?", "Radio")
        owner.fills("Price", "a lot")
        owner.page.evaluate(NOTES)
        owner.taps("Save")
        expect(owner.page.get_by_role("alert")).to_contain_text("a lot")
        self.assertEqual(owner.page.evaluate("() => window.seen"), ["Sending …"])
        expect(owner.page.locator("progress")).to_have_count(0)
        expect(names).to_have_text(["radio.png"])

    def test_photos_survive_a_refused_form_without_scripts(self):
        """Without scripts the photos of a refused form are shown in it again, to be kept or not."""
        owner = self.member(self.homes[0], java_script_enabled=False)
        owner.goes("/new")
        owner.fills("What do you wish for?", "Lute")
        owner.fills("Price", "a lot")
        owner.page.locator("input[type=file]").set_input_files([FILES[0], FILES[0]])
        owner.taps("Save")
        waiting = owner.page.locator(".thumb")
        expect(waiting).to_have_count(2)
        expect(waiting.first.locator("img")).to_have_js_property("complete", True)
        # It is refused once more, and one of them is not wanted any more.
        waiting.last.get_by_label("Keep").uncheck()
        owner.taps("Save")
        expect(waiting).to_have_count(1)
        owner.fills("Price", "20 SEK")
        owner.taps("Save")
        owner.sees("Saved.")
        owner.opens_wish("Lute")
        expect(owner.page.locator(".photos img")).to_have_count(1)

