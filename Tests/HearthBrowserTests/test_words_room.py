"""The room of words: a word a day in a short text, guessed and kept; nothing tells its meaning before."""

import re

import api
import axe
import layout
from case import BrowserTest
from playwright.sync_api import expect
from visitor import DESKTOP, PHONE
from waiting import eventually

EVERYTHING = {"resultTypes": ["violations"]}
NARROW = {"width": 320, "height": 640}


class Words(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.others = cls.home("Owner", zone="UTC"), cls.home("Other", zone="UTC")

    def is_for_everybody(self, visitor):
        found = axe.violations(visitor.page, EVERYTHING)
        self.assertEqual([(one["id"], [n["target"] for n in one["nodes"]]) for one in found], [], visitor.path)
        small = [one for one in layout.too_small(visitor.page) if 'class="mark"' not in one]
        self.assertEqual(small, [], visitor.path)

    def test_a_word_on_a_phone(self):
        """A language is begun; a wrong guess brings a hint, a right one its meaning and translation."""
        owner = self.member(self.owners, size=PHONE)
        owner.goes("/settings")
        owner.taps("Open Words")
        owner.sees("Which language do you learn?")
        self.is_for_everybody(owner)
        owner.page.get_by_label("I learn").select_option("sv")
        owner.taps("Begin")
        expect(owner.page).to_have_url(re.compile("/settings/words$"))
        self.is_for_everybody(owner)
        owner.page.get_by_label("Level").select_option("1")
        owner.page.locator("form", has_text="Swedish").get_by_role("button", name="Save").click()
        owner.goes("/words")
        self.is_for_everybody(owner)
        word = self.owners.get("words")["today"]
        owner.page.get_by_role("link", name=re.compile(re.escape(word["word"]))).click()
        owner.sees_heading(word["word"])
        self.is_for_everybody(owner)
        self.assertEqual(word["meanings"], [])
        expect(owner.page.locator(".article b").first).to_be_visible()
        owner.fills("What does it mean?", "something quite different")
        owner.taps("Guess")
        owner.sees("Not yet. Here is a hint.")
        owner.taps("I do not know, give me a hint")
        self.is_for_everybody(owner)
        owner.taps("Keep it")
        owner.sees(f"“{word['word']}” is a favourite.")
        owner.taps("I meant the same")
        owner.sees("You meant the same")
        solved = self.owners.get("words")["today"]
        owner.sees(solved["meanings"][0])
        owner.unfolds("Show the whole translation")
        owner.sees(solved["translation"].split("\n")[0][:30])
        self.is_for_everybody(owner)
        owner.taps("Larger letters", role="link")
        expect(owner.page.locator(".article.is-large")).to_be_visible()
        owner.goes("/words/days")
        owner.sees("done")
        self.is_for_everybody(owner)
        owner.goes("/words/favourites")
        owner.sees(word["word"])
        owner.goes("/words/progress")
        owner.sees("Learn your first word")
        self.is_for_everybody(owner)
        owner.goes("/words/more")
        self.is_for_everybody(owner)
        self.assertIn(f"{word['word']} ✓ · 1 day in a row", self.owners.run("word"))
        owner.goes("/settings/words")
        owner.unfolds("Begin again from nothing")
        owner.taps("Empty it")
        owner.sees("It is empty now.")
        owner.taps("Undo")
        eventually("that it is back", lambda: self.owners.get("words/progress")["all"]["learned"] == 1)

    def test_elsewhere(self):
        """On a desktop by keys, in Swedish on a narrow screen, without scripts; no page tells an unsolved meaning."""
        self.others.post("words/learn", language="en", level=2)
        other = self.member(self.others, size=DESKTOP)
        today = self.others.get("words")["today"]
        other.goes("/words/search?q=")
        other.page.get_by_role("searchbox").fill(today["word"])
        other.page.keyboard.press("Enter")
        expect(other.page.locator("main .lines strong")).to_contain_text([today["word"]])
        self.is_for_everybody(other)
        other.goes("/words/test?language=en")
        for _ in range(12):
            if other.page.get_by_role("link", name="I do not know").count() == 0:
                break
            other.page.get_by_role("link", name="I do not know").click()
        other.sees("This level fits you: Level 1: beginner")
        self.is_for_everybody(other)
        plain = self.member(self.others, size=NARROW, java_script_enabled=False, locale="sv-SE")
        plain.goes("/words/word")
        plain.fills("Vad betyder det?", "något helt annat")
        plain.taps("Gissa")
        plain.sees("Inte än. Här är en ledtråd.")
        # What it means, from a home that has solved it.
        self.owners.post("words/learn", language="en", level=2)
        self.owners.post("words/guess", id=api.new_id(), language="en", guess="?", word=today["path"])
        solved = self.owners.post("words/help", help="meant", language="en", word=today["path"])["word"]
        for page in ("/words", "/words/word", "/words/days", "/words/ahead", "/words/favourites", "/words/search?q=a",
                     "/words/progress", "/settings/words"):  # fmt: skip
            plain.goes(page)
            for meaning in solved["meanings"]:
                self.assertIsNone(re.search(rf"\b{re.escape(meaning)}\b", plain.page.content()), (page, meaning))
            self.assertEqual(plain.page.evaluate("() => document.documentElement.scrollWidth"), 320, page)
        shown = self.member(self.others, size=NARROW, locale="sv-SE", color_scheme="dark")
        for page in ("/words", "/words/word", "/words/days", "/words/ahead", "/words/search?q=", "/settings/words"):
            shown.goes(page)
            self.is_for_everybody(shown)
