"""A couple with a child, a grandmother and a friend in two further homes: each of the home becomes a friend of each of
these with one tap a person on each side, and parents see at once what is given to their child."""

import neighbourhood
from case import BrowserTest
from playwright.sync_api import expect
from waiting import eventually

PASSPHRASE = "rubber duck"
LIST = "Lisa's wishes"


class Family(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.family = cls.home("Anna")
        cls.inga, cls.clara = cls.home("Inga"), cls.home("Clara")
        cls.family.adds_member("Björn", passphrase=PASSPHRASE)
        neighbourhood.befriend(cls.family, cls.inga, cls.clara)

    def parent(self, name):
        visitor = self.visitor(self.family, locale="sv-SE").is_let_in()
        visitor.goes(f"/sign-in?member={name}")
        visitor.fills("Lösenfras", PASSPHRASE)
        visitor.taps("Logga in")
        expect(visitor.page).to_have_url(self.family.address + "/")
        return visitor

    def test_a_family_meets_two_homes(self):
        """Told, asked, answered; then the child's list, and a wish on it that both parents see taken at once."""
        anna = self.member(self.family, "Anna")
        for friend in ("Inga", "Clara"):
            self.tells_bjorn_of(anna, friend)
        bjorn = self.parent("Björn")
        self.asks_both(bjorn)
        inga = self.member(self.inga, locale="sv-SE")
        inga.goes("/friends")
        inga.sees("Björn, som finns i Annas hem på Hearth, vill bli din vän")
        inga.taps("Vänner, och Björn får se vad jag ger de andra där")
        inga.sees("Du och Björn är vänner nu.")
        clara = self.member(self.clara)
        clara.goes("/friends")
        clara.sees("Björn, who is in Anna's home on Hearth, wants to be your friend")
        clara.taps("Friends, and Björn may see what I give the others there")
        clara.sees("You and Björn are friends now.")
        for home in (self.inga, self.clara):
            (friend,) = [one for one in home.get("friends") if one.get("name") == "Björn"]
            self.assertEqual((friend["state"], friend["housemate"]), ("friends", "yes"))
        self.adds_the_child(anna)
        bjorn.goes("/friends")
        bjorn.taps("Tacka ja")
        for parent in (anna, bjorn):
            parent.goes("/settings")
            parent.page.locator("form[action='/sign-out'] button").first.click()
        self.takes_the_list(inga, "Bara vänner", "Tacka ja", "Ja", "Ja, genast")
        self.takes_the_list(clara, "Friends only", "Say yes", "Yes", "Yes, at once")
        inga.goes("/friends")
        inga.opens_list(LIST)
        inga.opens_wish("Kite")
        inga.taps("Reservera")
        inga.sees("Kite")
        for name in ("Anna", "Björn"):
            parent = self.parent(name)
            eventually(f"that {name} sees who gives it", lambda parent=parent: self.sees(parent, "Inga"))

    def tells_bjorn_of(self, anna, friend):
        anna.goes("/friends")
        anna.taps(f"Who here knows {friend} too?", role="link")
        anna.sees(f"Who here knows {friend} too?")
        expect(anna.page.locator("#known [type=checkbox]:checked")).to_have_count(0)
        anna.ticks("Björn")
        anna.taps("Tell them")
        anna.sees("Björn can ask to be friends too now.")
        anna.sees_not(f"Who here knows {friend} too?")

    def asks_both(self, bjorn):
        bjorn.goes("/friends")
        for friend in ("Inga", "Clara"):
            card = bjorn.page.locator(".question").filter(has_text=f"{friend}, Annas vän")
            card.get_by_role("button", name="Fråga").click()
            bjorn.sees("Frågan är ställd. Din vän måste tacka ja.")
            expect(card).to_have_count(0)

    def adds_the_child(self, anna):
        anna.goes("/settings/people")
        anna.taps("Add a child", role="link")
        anna.fills("Name", "Lisa")
        anna.ticks("Björn")
        anna.fills("Passphrase", PASSPHRASE)
        anna.fills("Repeat the passphrase", PASSPHRASE)
        anna.taps("Add the child")
        anna.sees("Lisa has a list now, and you look after it.")
        self.family.post("wishes/add", by="Lisa", list=LIST, name="Kite", fields={})
        anna.goes("/lists")
        anna.opens_list(LIST)
        anna.taps("Share", role="link")
        for friend in ("Inga", "Clara"):
            card = anna.page.locator(f"li.reader[data-id='{friend}']")
            card.get_by_role("button", name="Invite", exact=True).click()
            expect(card).to_contain_text("Is asked to be friends with Lisa first")

    def takes_the_list(self, friend, friends_only, say_yes, yes, at_once):
        """Asked about Anna, who is a friend, with nothing chosen; about Björn the answer was given before."""
        friend.goes("/friends")
        friend.sees("Lisa")
        friend.taps(friends_only)
        eventually("that the list is offered", lambda: self.is_offered(friend))
        friend.taps(say_yes, role="link")
        expect(friend.page.locator("fieldset legend")).to_have_count(1)
        expect(friend.page.locator("fieldset legend")).to_contain_text("Anna")
        expect(friend.page.locator("[type=radio]:checked")).to_have_count(0)
        friend.page.get_by_role("radio", name=yes, exact=True).check()
        friend.taps(at_once)
        friend.page.wait_for_url("**/lists/*")

    def is_offered(self, friend):
        friend.goes("/friends")
        return friend.page.locator("a[href^='/accept/']").count() > 0

    def sees(self, parent, giver):
        parent.goes("/lists")
        parent.opens_list(LIST)
        parent.opens_wish("Kite")
        return parent.page.locator("main").get_by_text(giver).count() > 0
