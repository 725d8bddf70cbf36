"""Packs of words that a family writes and reads aloud, words read aloud, and learning together."""

import csv
import os
import re
import shutil
import tempfile

import api
import axe
import layout
import neighbourhood
from case import BrowserTest
from playwright.sync_api import expect
from visitor import DESKTOP, PHONE
from waiting import eventually

EVERYTHING = {"resultTypes": ["violations"]}
NARROW = {"width": 320, "height": 640}
# One voice that speaks on this machine, and one that sends what it reads elsewhere.
VOICES = """() => {
  const said = [];
  const voices = [{ lang: "sv-SE", localService: SERVICE, name: "One" }];
  window.spoken = said;
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, "speechSynthesis", { value: {
    getVoices: () => voices, cancel() {}, addEventListener() {}, speak: ({ text, lang }) => said.push([text, lang]),
  } });
}"""


class WordPacks(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.friends, cls.aunts = (cls.home(name, zone="UTC") for name in ("Owner", "Friend", "Aunt"))
        neighbourhood.befriend(cls.owners, cls.friends, cls.aunts)

    TEXT = "A short text with the word, from which one can guess it"

    def is_for_everybody(self, visitor):
        found = axe.violations(visitor.page, EVERYTHING)
        self.assertEqual([(one["id"], [n["target"] for n in one["nodes"]]) for one in found], [], visitor.path)
        small = [one for one in layout.too_small(visitor.page) if 'class="mark"' not in one]
        self.assertEqual(small, [], visitor.path)

    def test_a_family_writes_and_a_friend_learns(self):
        """A word, a text, a meaning and a voice are enough; who follows the pack hears it, and keeps what they learned."""
        owner = self.member(self.owners, size=PHONE)
        self.owners.post("words/learn", language="sv", level=1)
        owner.goes("/words/packs")
        owner.sees("Hearth's own: Swedish")
        self.is_for_everybody(owner)
        owner.fills("A new pack of your own words", "Grandma's words")
        owner.taps("Make the pack")
        owner.goes("/words/packs")
        owner.page.get_by_role("link", name=re.compile("Grandma's words")).click()
        owner.sees("There is no word yet. A word, a short text and a meaning are enough.")
        self.is_for_everybody(owner)
        owner.taps("A new word", role="link")
        self.is_for_everybody(owner)
        owner.fills("Word", "mysa")
        owner.fills("Language of word and text: en, sv, de …", "sv")
        owner.fills(self.TEXT, "Det regnar. Vi tänder ett ljus och drar filten över oss.")
        owner.fills("What it means, in English", "be cosy\nmake oneself comfortable")
        owner.page.locator("[data-record]").click()
        expect(owner.page.locator(".recording")).to_contain_text(re.compile("0:0[1-9]"))
        owner.taps("Save")
        owner.sees("The text does not have “mysa” in it.")
        expect(owner.page.locator(".chosen, .thumb")).not_to_have_count(0)
        owner.fills(self.TEXT, "Det regnar. Nu myser vi under filten, <b>sa</b> hon.")
        owner.taps("Save")
        owner.page.get_by_role("link", name=re.compile("mysa")).click()
        owner.sees_heading("mysa")
        expect(owner.page.locator(".article b")).to_have_text(["myser"])
        self.is_for_everybody(owner)
        text = owner.page.get_by_role("button", name="Hear the text")
        expect(text).to_be_visible()
        expect(owner.page.get_by_role("button", name="Hear the word")).to_have_count(1 if self.speaks else 0)
        text.click()
        owner.page.wait_for_function("() => document.querySelectorAll('audio')[COUNT].currentTime > 0.2".replace(
            "COUNT", "1" if self.speaks else "0"))  # fmt: skip
        owner.taps("Edit", role="link")
        owner.unfolds("Level, hints, translation and more")
        self.is_for_everybody(owner)
        owner.fills("A second sentence with the word, as a hint", "På fredagar myser vi.")
        owner.taps("Save")
        pack = next(one for one in self.owners.get("words/packs") if one["isOwn"])
        entry = eventually("the hint is saved", lambda: next(
            (one for one in self.owners.get("words/pack", list=pack["list"])["entries"] if one["hasHints"]), None))  # fmt: skip
        self.assertTrue(entry["isRead"])
        neighbourhood.share(self.owners, "Grandma's words", self.friends, self.aunts)
        self.friends.post("words/learn", language="sv", pack=pack["list"])
        self.assertTrue(self.friends.get("words")["isSteppedIn"])
        eventually("the voice has come", lambda: (
            self.friends.get("words/show", word=entry["path"])["readingText"] or {}).get("isHere"))  # fmt: skip
        eventually("it has come to the third home", lambda: (
            self.aunts.get("words/show", word=entry["path"])["readingText"] or {}).get("isHere"))  # fmt: skip
        with tempfile.TemporaryDirectory() as folder:
            sound = os.path.join(folder, "voice.webm")
            self.aunts.run("word", "say", "--word", "mysa", "--text", "--to", sound)
            with open(sound, "rb") as file:
                self.assertEqual(file.read(4), b"\x1a\x45\xdf\xa3")
        friend = self.member(self.friends, size=NARROW, java_script_enabled=False, locale="sv-SE")
        friend.goes(f"/words/word?word={entry['path']}")
        friend.sees("Ur ”Grandma's words”")
        expect(friend.page.locator(".part[data-read] audio")).to_be_visible()
        friend.fills("Vad betyder det?", "Be cosy!")
        friend.taps("Gissa")
        friend.sees("be cosy")
        self.owners.post("lists/unshare", list=pack["list"], **{"with": ["Friend"]})
        eventually("the pack has ended", lambda: all(
            one["isBuiltIn"] for one in self.friends.get("words/packs")))  # fmt: skip
        friend.goes(f"/words/word?word={entry['path']}")
        friend.sees("Samlingen finns inte längre. Det du lärde dig av den har du kvar.")
        friend.sees("Nu myser vi under filten, <b>sa</b> hon.")
        self.assertEqual(friend.page.evaluate("() => document.documentElement.scrollWidth"), 320)

    @property
    def speaks(self):
        return shutil.which("espeak-ng") is not None

    def test_read_aloud(self):
        """A voice of the browser's own reads; one of a service never does; without any there is no dead button."""
        self.friends.post("words/learn", language="sv", level=2)
        today = self.friends.get("words")["today"]
        for is_local in (True, False):
            visitor = self.member(self.friends, size=DESKTOP)
            visitor.page.add_init_script(f"({VOICES.replace('SERVICE', str(is_local).lower())})()")
            visitor.goes("/words/word?language=sv")
            buttons = visitor.page.get_by_role("button", name=re.compile("^Hear the"))
            expect(buttons).to_have_count(2 if is_local or self.speaks else 0)
            if is_local:
                buttons.first.click()
                self.assertEqual(visitor.page.evaluate("() => spoken"), [[today["word"], "sv-SE"]])
            else:
                self.assertEqual(visitor.page.evaluate("() => spoken"), [])
            self.is_for_everybody(visitor)
        if not self.speaks:
            self.skipTest("espeak-ng is not installed: what it reads is not heard.")
        hostile = "-f /etc/passwd [[' ]] <audio src='x'/> " + "Hej hej. " * 20
        pack = self.friends.post("lists/new", title="Odd words", kind="words")
        entry = self.friends.post("words/entry/add", id=api.new_id(), list=pack["id"], word="hej", text=hostile,
                                  meanings=["hello"], meaningLanguage="en", language="sv")  # fmt: skip
        visitor = self.member(self.friends)
        for part in ("word", "text"):
            sound = visitor.page.request.get(f"{self.friends.address}/words/aloud?part={part}&word={entry['path']}")
            octets = sound.body()
            self.assertEqual((sound.status, octets[:4], octets[8:12]), (200, b"RIFF", b"WAVE"), part)
            self.assertEqual(int.from_bytes(octets[4:8], "little"), len(octets) - 8)

    def test_together(self):
        """Who learns shows it to a friend, who sees numbers once a day; what is on a page can be copied and pasted."""
        self.owners.post("words/learn", language="sv", level=1)
        owner = self.member(self.owners, size=PHONE)
        owner.goes("/words/together")
        owner.sees("Nobody. You can show friends your level")
        self.is_for_everybody(owner)
        owner.page.get_by_label("Show it to").select_option("Friend")
        owner.taps("Show how I learn")
        owner.sees("Friend is asked whether they want to see it.")
        owner.sees("It is written next")
        friend = self.member(self.friends, size=DESKTOP)
        friend.goes("/friends")
        friend.sees("Owner wants to show you how they learn words")
        neighbourhood.says_yes(self.friends, "list", "Owner")
        eventually("they see it", lambda: self.friends.get("words/together")["friends"])
        friend.goes("/words/together")
        friend.page.locator("summary", has_text="Owner").click()
        self.is_for_everybody(friend)
        friend.taps("Do not follow it any more")
        friend.sees("No friend shows you how they learn yet.")
        # A result to paste tells nobody the word.
        today = self.owners.get("words")["today"]
        if today["result"] == "seen":
            self.owners.post("words/guess", id=api.new_id(), guess="?")
            self.owners.post("words/help", help="meant")
        owner.goes("/words/word?language=sv")
        pasted = owner.page.locator("#pasted").inner_text()
        self.assertRegex(pasted, r"^Hearth, a word in Swedish, .*: ○◌ · 1 day in a row$")
        self.assertNotIn(today["word"], pasted)
        self.is_for_everybody(owner)

    def test_two_browsers_at_once(self):
        """One word is guessed in two browsers: it counts once, and the second is told that it is solved."""
        self.owners.post("words/learn", language="en", level=1)
        today = self.owners.get("words", language="en")["today"]
        self.friends.post("words/learn", language="en", level=1)
        if self.friends.get("words", language="en")["today"]["result"] == "seen":
            self.friends.post("words/guess", id=api.new_id(), language="en", guess="?", word=today["path"])
            self.friends.post("words/help", help="meant", language="en", word=today["path"])
        meaning = self.friends.get("words", language="en")["today"]["meanings"][0]
        before = self.owners.get("words")["points"]
        # The second has no scripts, which would show it at once that the word is solved.
        both = [self.member(self.owners, size=PHONE), self.member(self.owners, java_script_enabled=False)]
        for one in both:
            one.goes("/words/word?language=en")
            one.fills("What does it mean?", meaning)
        both[0].taps("Guess")
        both[0].sees("Right!")
        both[1].taps("Guess")
        both[1].sees("You have solved this word.")
        self.assertEqual(self.owners.get("words")["points"], before + 10)

    def test_tables(self):
        """Words come in from a table, and go out as one; what has no meaning, or no word in its text, is named."""
        table = (
            "word,text,meanings,language,level,day,wrong\n"
            'fika,"Klockan tre tar vi en fika, sa hon.","coffee break; break",sv,1,2027-06-24,"lunch; dinner; supper"\n'
            "tom,Inget här.,empty,sv,2,,\n"
            "=cmd,Text utan ord.,,sv,9,,\n"
        )
        with tempfile.TemporaryDirectory() as folder:
            file, out = os.path.join(folder, "words.csv"), os.path.join(folder, "out.csv")
            with open(file, "w", encoding="utf-8") as written:
                written.write(table)
            self.aunts.run("import", file, "--format", "words", "--yes")
            self.aunts.run("import", file, "--format", "words", "--yes")
            pack = next(one for one in self.aunts.get("words/packs") if one["isOwn"])
            self.assertEqual((pack["title"], pack["words"], pack["levels"]), ("Our words", 1, [1]))
            entry = self.aunts.get("words/entry", entry=self.aunts.get("words/pack", list=pack["list"])["entries"][0]["path"])
            self.assertEqual(entry["meanings"], [{"language": "en", "texts": ["coffee break", "break"]}])
            self.aunts.run("word", "pack", "export", "Our words", out)
            with open(out, encoding="utf-8-sig") as written:
                rows = list(csv.DictReader(written))
            self.assertEqual((rows[0]["word"], rows[0]["day"]), ("fika", "2027-06-24"))
            self.assertEqual(rows[0]["wrong"], "lunch; dinner; supper")
            self.aunts.run("list", "delete", "Our words", "--yes")
            self.aunts.run("import", out, "--yes")
            again = next(one for one in self.aunts.get("words/packs") if one["isOwn"])
            self.assertEqual(again["words"], 1)
