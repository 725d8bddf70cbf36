"""A household meets a household: whoever lives together can become friends of the same people with one tap each."""

import neighbourhood
from case import BrowserTest
from playwright.sync_api import expect


class Households(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.pair, cls.grandmothers = cls.home("Anna"), cls.home("Inga")
        cls.pair.run("member", "add", "Björn")
        link = cls.grandmothers.run("key").strip().split("\n")[-1]
        cls.pair.run("friend", "add", link, "--as", "Anna")
        cls.says_yes(cls.grandmothers, "Anna")

    @staticmethod
    def says_yes(home, name):
        neighbourhood.says_yes(home, "knock", name)

    def test_the_partner_becomes_a_friend_with_one_tap_on_each_side(self):
        """Anna is asked once who knows Inga too; Björn asks, and Inga says yes to both things at once."""
        anna = self.member(self.pair, "Anna")
        anna.goes("/friends")
        expect(anna.page.locator("h2.person a").filter(has_text="Inga")).to_be_visible()
        anna.goes("/friends/Inga")
        anna.sees("Who here knows Inga too?")
        expect(anna.page.locator("#known [type=checkbox]:checked")).to_have_count(0)
        anna.ticks("Björn")
        anna.taps("Tell them")
        anna.sees("Björn can ask to be friends too now.")
        anna.sees_not("Who here knows Inga too?")

        bjorn = self.visitor(self.pair, locale="sv-SE").is_let_in().signs_in("Björn")
        bjorn.goes("/friends")
        bjorn.sees("Inga, en vän till Anna")
        bjorn.taps("Fråga")
        bjorn.sees("Frågan är ställd. Din vän måste tacka ja.")
        bjorn.sees_not("Inga, en vän till Anna")

        inga = self.visitor(self.grandmothers, locale="sv-SE").is_let_in().signs_in()
        inga.goes("/friends")
        inga.sees("Björn, som finns hos Anna på Hearth, vill bli din vän")
        inga.taps("Vänner, och Björn får se vad jag ger de andra där")
        inga.sees("Du och Björn är vänner nu.")
        answer = self.grandmothers.asks("friend")
        (friend,) = [one for one in answer if one.get("name") == "Björn"]
        self.assertEqual((friend["state"], friend["housemate"]), ("friends", "yes"))
        # Inga lives alone: there is nobody whom she could tell.
        inga.sees_not("Vilka fler här känner Björn?")
