"""A word that is guessed on the way, without a connection: it waits, is judged at home, and counts for its day."""

import api
import kept
from case import BrowserTest
from own_phone import OwnPhone
from playwright.sync_api import Error, expect
from waiting import eventually


class WordsOnThePhone(OwnPhone, BrowserTest):
    @classmethod
    def prepare(cls):
        super().prepare()
        cls.home_.post("zone/set", zone=api.zone_at_noon())
        cls.home_.post("words/learn", language="sv", level=1)
        cls.today = cls.home_.get("words")["today"]

    def has_sent_everything(self):
        try:
            return self.phone.page.evaluate("() => inOutbox('readonly', (store) => store.count())") == 0
        except Error:
            return False  # The page is just loaded anew.

    def test_a_guess_on_the_way(self):
        """Today and the days ahead are read without a connection, and say no meaning; a guess is judged at home."""
        self.phone.goes("/words")
        self.phone.goes("/words/ahead")
        for place in ("/words", "/words/ahead", "/words/days", "/words/favourites"):
            eventually(f"that {place} is kept", lambda place=place: place in kept.paths(self.phone))
        self.line.cuts()
        self.phone.goes("/words/days")
        self.phone.goes("/words/ahead")
        expect(self.phone.page.locator("section.card")).to_have_count(8)
        first = self.phone.page.locator("section.card").first
        expect(first).to_contain_text(self.today["word"])
        html = self.phone.page.content()
        first.get_by_label("What does it mean?").fill("something quite different")
        first.get_by_role("button", name="Guess").click()
        expect(self.phone.page.locator(".outbox summary")).to_contain_text("1 waiting")
        self.assertEqual(self.home_.get("words")["today"]["guesses"], 0)
        self.line.holds()
        eventually("that it is sent", self.has_sent_everything)
        eventually("that it is judged", lambda: self.home_.get("words")["today"]["guesses"] == 1)
        judged = self.home_.get("words")["today"]
        self.assertEqual((judged["result"], len(judged["hints"])), ("seen", 1))
        solved = self.home_.post("words/help", help="meant")["word"]
        for meaning in solved["meanings"]:
            self.assertNotIn(f">{meaning}<", html)
        self.assertEqual(self.home_.post("words/guess", id=api.new_id(), guess="x")["verdict"], "over")
