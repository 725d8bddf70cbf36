"""What somebody recorded or chose to send along is never lost: it is kept until it is sent, whatever ends the page."""

import re

from case import BrowserTest
from pictures import picture
from playwright.sync_api import Error, expect
from visitor import PHONE

# Whether it can be heard, and how much of it.
HEARD = """(sound) => new Promise((done, fail) => {
  sound.addEventListener("error", () => fail(sound.error.message));
  sound.addEventListener("timeupdate", () => { if (sound.currentTime > 0.5) done(sound.currentTime); });
  sound.muted = true;
  sound.play();
})"""
STORES = "async () => (await indexedDB.databases()).map((one) => one.name)"
PHOTO = {"name": "roof.png", "mimeType": "image/png", "buffer": picture()}


def box(kind):
    """An empty one of MP4, in hexadecimal digits."""
    return "00000008" + kind.encode().hex()


class Recording(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.alone, cls.family = cls.home("Owner"), cls.home("Parent", "Child")

    def setUp(self):
        super().setUp()
        self.owner = self.member(self.alone, size=PHONE)

    def writes(self, visitor=None):
        (visitor or self.owner).goes("/notes/new")

    def records(self, visitor=None):
        """A second of it, at least, and it goes on."""
        page = (visitor or self.owner).page
        page.locator("[data-record]").click()
        expect(page.locator(".recording")).to_contain_text(re.compile("0:0[1-9]"))

    def expects(self, *names, visitor=None):
        expect((visitor or self.owner).page.locator(".chosen bdi")).to_have_text(names)

    def test_saving_ends_it_and_sends_it(self):
        """It is heard before it is sent, a second one comes to it, and so does a photo; saving ends what goes on."""
        self.writes()
        self.owner.fills("Name (you can leave it out)", "Birds")
        self.records()
        # What ends it is in sight wherever one is on the page, as what saves is.
        stop = self.owner.page.locator("[data-record-stop]")
        self.owner.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        expect(stop).to_be_in_viewport(ratio=1)
        stop.click()
        self.expects("Recording.webm")
        expect(self.owner.page.locator(".chosen small")).to_have_text(re.compile("0:0[1-9]"))
        self.assertGreater(self.owner.page.locator(".chosen audio").evaluate(HEARD), 0.5)
        self.owner.page.set_input_files("[name=photo]", PHOTO)
        self.expects("Recording.webm", "roof.png")
        self.records()
        self.owner.taps("Save")
        self.owner.page.locator(".note-card a").filter(has_text="Birds").click()
        expect(self.owner.page.locator("audio")).to_have_count(2)
        expect(self.owner.page.locator(".photos img")).to_have_count(1)
        self.assertGreater(self.owner.page.locator("audio").last.evaluate(HEARD), 0.5)
        # It was sent, and is not there once more.
        self.writes()
        self.owner.page.evaluate("() => restoreFiles()")
        expect(self.owner.page.locator(".chosen")).to_have_count(0)
        policies = self.owner.page.evaluate(
            """() => Promise.all(["/notes", "/notes/new"].map(
                async (page) => (await fetch(page)).headers.get("permissions-policy")))"""
        )
        self.assertEqual([policy.split("=")[-1] for policy in policies], ["()", "(self)"])

    def test_whatever_ends_the_page_leaves_it(self):
        """A link, a reload, the way back, the screen’s lock and a browser that dies leave what came until then."""
        self.writes()
        self.owner.fills("Name (you can leave it out)", "Storm")
        self.records()
        self.owner.page.locator(".places a").first.click()
        self.owner.page.wait_for_url(self.alone.address + "/notes")
        self.writes()
        self.owner.sees("Kept from before:", within="#told")
        names = ["Recording.webm"]
        self.expects(*names)
        ends = (
            lambda page: page.reload(),
            lambda page: page.go_back(),
            lambda page: page.evaluate(
                """() => {
                  Object.defineProperty(document, "hidden", { value: true, configurable: true });
                  document.dispatchEvent(new Event("visibilitychange"));
                  delete document.hidden;
                }"""
            ),
            self.dies,
        )
        for number, ends_it in enumerate(ends, 2):
            self.records()
            ends_it(self.owner.page)
            if self.owner.path != "/notes/new":
                self.writes()
            names.append(f"Recording {number}.webm")
            self.expects(*names)
        # Of more than two seconds.
        expect(self.owner.page.locator(".chosen small").last).to_have_text(re.compile("0:0[1-9]"))
        # It is not in another page's form while this one is open, and can be taken out.
        other = self.owner.profile.new_page()
        other.goto("/notes/new")
        other.evaluate("() => restoreFiles()")
        expect(other.locator(".chosen")).to_have_count(0)
        other.close()
        self.owner.page.locator(".chosen button").nth(1).click()
        self.owner.taps("Save")
        self.owner.page.locator(".note-card a").filter(has_text="Storm").click()
        expect(self.owner.page.locator("audio")).to_have_count(len(names) - 1)
        for sound in (self.owner.page.locator("audio").first, self.owner.page.locator("audio").last):
            self.assertGreater(sound.evaluate(HEARD), 0.5)

    def test_what_is_whole_of_a_sound(self):
        """What was broken off ends with the last that is whole; without any sound nothing is left."""
        header, cluster, block = "1a45dfa380" "18538067ff", "1f43b675ff" "e78100", "a3820102"
        self.writes()
        for octets, kind, whole in (
            ("", "webm", ""), ("00000000", "webm", ""), (header + cluster, "webm", ""),
            (header + cluster + block + "a3", "webm", header + cluster + block),
            (header + cluster + block * 2 + cluster + "a381", "webm", header + cluster + block * 2 + cluster),
            (box("ftyp") + box("moov") + box("moof"), "mp4", ""),
            (box("ftyp") + box("moof") + box("mdat") + box("moof"), "mp4", box("ftyp") + box("moof") + box("mdat")),
            (box("ftyp") + box("mdat") + "00000001" "6d646174", "mp4", box("ftyp") + box("mdat")),
            (box("ftyp") + box("mdat") + "ffffffff" "6d646174", "mp4", box("ftyp") + box("mdat")),
        ):  # fmt: skip
            with self.subTest(octets=octets, kind=kind):
                length = self.owner.page.evaluate(
                    "([octets, kind]) => wholeLength(new Uint8Array(octets), `audio/${kind}`)",
                    [list(bytes.fromhex(octets)), kind],
                )
                self.assertEqual(octets[: 2 * length], whole)

    def dies(self, page):
        """No script of the page runs any more."""
        expect(page.locator(".recording")).to_contain_text("0:02")
        try:
            page.goto("chrome://crash")
        except Error:
            pass
        self.owner.page = self.owner.profile.new_page()
        self.writes()

    def test_photos_and_words_are_kept_until_they_are_sent(self):
        """A photo and words are there after a reload; thrown away, or signed out, nothing of them is left."""
        self.owner.goes("/new")
        self.owner.fills("What do you wish for?", "Tent")
        self.owner.page.set_input_files("[name=photo]", PHOTO)
        self.expects("roof.png")
        self.owner.page.reload()
        self.expects("roof.png")
        expect(self.owner.page.get_by_label("What do you wish for?")).to_have_value("Tent")
        self.owner.page.locator("#told").get_by_role("button", name="Throw it away").click()
        expect(self.owner.page.locator(".chosen")).to_have_count(0)
        self.owner.page.reload()
        self.owner.page.evaluate("() => restoreFiles()")
        expect(self.owner.page.locator(".chosen")).to_have_count(0)
        # A browser that has no room says so before anything is lost.
        self.owner.page.evaluate(
            "() => { IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
        )
        self.owner.page.set_input_files("[name=photo]", PHOTO)
        self.owner.sees("This browser has no room left", within="#told")
        self.owner.page.reload()
        self.owner.page.set_input_files("[name=photo]", PHOTO)
        self.expects("roof.png")
        self.owner.signs_out()
        self.owner.sees("Who is it?")
        self.assertNotIn("hearth-begun", self.owner.page.evaluate(STORES))

    def test_where_others_sign_in_it_stays_on_its_page(self):
        """At a screen of several people it is there until the page is left, and the browser asks before that."""
        child = self.member(self.family, "Child", size=PHONE)
        self.writes(child)
        self.records(child)
        child.page.locator("[data-record-stop]").click()
        self.expects("Recording.webm", visitor=child)
        self.assertNotIn("hearth-begun", child.page.evaluate(STORES))
        child.page.evaluate("() => { location.href = '/notes'; }")
        self.expects("Recording.webm", visitor=child)
        self.assertEqual([one for one in child.complaints if "dialog" not in one], [])
        self.assertEqual(len(child.complaints), 1)
        child.complaints.clear()
        child.taps("Save")
        expect(child.page.locator(".note-card")).to_have_count(1)
