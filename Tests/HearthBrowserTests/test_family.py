"""A couple with a child and a guest, a grandmother and a friend in two further homes: who may see what is given is
asked once, of adults, and never about the child or at the own table. Parents see what is given to their child."""

import neighbourhood
from case import BrowserTest
from playwright.sync_api import expect
from waiting import eventually

PASSPHRASE = "rubber duck"
CHILDS = "Lisa's wishes"
ASKED = ".question:has([value='friends/housemate'])"


class Family(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.family = cls.home("Anna")
        cls.inga, cls.clara = cls.home("Inga"), cls.home("Clara")
        cls.family.adds_member("Björn", passphrase=PASSPHRASE)
        neighbourhood.befriend(cls.family, cls.inga, cls.clara)
        cls.family.adds_lists("Birthday")
        cls.family.adds_wishes("Birthday", ["Kettle"])
        cls.family.shares("Birthday", "Björn")
        neighbourhood.share(cls.family, "Birthday", cls.inga)
        # She was asked before how soon others see what she gives.
        cls.clara.post("addresses/set", isShown=True)

    def parent(self, name):
        visitor = self.visitor(self.family, locale="sv-SE").is_let_in()
        self.gives_the_passphrase(visitor, name)
        return visitor

    def gives_the_passphrase(self, visitor, name):
        visitor.goes(f"/sign-in?member={name}")
        visitor.fills("Lösenfras", PASSPHRASE)
        visitor.taps("Logga in")
        expect(visitor.page).to_have_url(self.family.address + "/")

    def test_a_family_and_two_homes(self):
        """A husband, a child, a guest; then gifts for the mother and for the child."""
        anna, bjorn = self.member(self.family, "Anna"), self.parent("Björn")
        self.takes_her_list(bjorn)
        inga, clara = self.member(self.inga, locale="sv-SE"), self.member(self.clara)
        self.inga.post("giving/reserve", wish="Anna/Birthday/Kettle")
        self.meets_him(anna, bjorn, inga)
        self.is_asked_on_the_list(clara)
        # With the list's new reader came Inga's next key.
        eventually("that Björn sees who gives it", lambda: self.sees(bjorn, "Birthday", "Kettle", "Inga"))
        self.adds_the_child(anna, bjorn)
        for one in (anna, bjorn):
            self.is_not_asked(one, "/", "/friends")
        for parent in (anna, bjorn):
            parent.goes("/settings")
            parent.page.locator("form[action='/sign-out'] button").first.click()
        self.takes_the_childs(
            inga, "Tacka ja", "Anna och Björn, som är dina vänner, sköter Lisas lista och ser vad du ger.")  # fmt: skip
        self.takes_the_childs(
            clara, "Say yes", "Anna, your friend, and Björn look after Lisa's list and see what you give.")  # fmt: skip
        inga.opens_wish("Kite")
        inga.taps("Reservera")
        inga.sees("Kite")
        # To Inga's mind Anna may not see what she gives: on the child's list she may.
        parents = {name: self.parent(name) for name in ("Anna", "Björn")}
        for name, parent in parents.items():
            eventually(
                f"that {name} sees who gives it", lambda one=parent: self.sees(one, CHILDS, "Kite", "Inga"))  # fmt: skip
        self.takes_it_back(inga)
        self.has_a_guest(parents)

    def takes_her_list(self, bjorn):
        bjorn.goes("/friends")
        bjorn.taps("Tacka ja")
        bjorn.sees_heading("Birthday")
        # His sign-in has become short with the list.
        self.gives_the_passphrase(bjorn, "Björn")

    def meets_him(self, anna, bjorn, inga):
        """Told, asked, answered, and then one plain row for each of the two, in sight."""
        anna.goes("/friends")
        anna.taps("Who here knows Inga too?", role="link")
        expect(anna.page.locator("[type=checkbox]:checked")).to_have_count(0)
        anna.ticks("Björn")
        anna.taps("Tell them")
        anna.sees("Björn can ask to be friends too now.")
        anna.sees_not("Who here knows Inga too?")
        bjorn.goes("/friends")
        bjorn.page.locator(".question").filter(has_text="Inga, Annas vän").get_by_role("button", name="Fråga").click()
        bjorn.sees("Frågan är ställd. Din vän måste tacka ja.")
        inga.goes("/friends")
        inga.sees("Björn, som bor med Anna, vill bli din vän")
        inga.taps("Tacka ja")
        inga.sees("Du och Björn är vänner nu.")
        inga.sees_heading("Björn")
        self.assertNotIn("#", inga.page.url)
        for name, other, answer in (("Björn", "Anna", "Ja"), ("Anna", "Björn", "Nej")):
            row = inga.page.locator(".question").filter(has_text=f"{name} bor med {other}. Får {name} se vad du ger?")
            expect(row).to_be_in_viewport(ratio=1)
            row.get_by_role("button", name=answer, exact=True).click()
            inga.sees(f"Okej. Du kan ändra det på {name}s sida.", within="body")
            expect(row).to_have_count(0)
        inga.sees("Björn får se vad du ger familjen.")

    def is_asked_on_the_list(self, clara):
        """Of somebody who is no friend of hers, once, and without a word against anybody."""
        neighbourhood.share(self.family, "Birthday", self.clara)
        clara.goes("/friends")
        expect(clara.page.locator(ASKED)).to_have_count(0)
        clara.opens_list("Birthday")
        clara.sees("Björn lives with Anna. May Björn see what you give?")
        expect(clara.page.get_by_text("does not exist")).to_be_hidden()
        clara.taps("No")
        clara.sees("Okay. You can change that on Björn's page.", within="body")
        expect(clara.page.locator(ASKED)).to_have_count(0)
        clara.goes("/compare/Björn")
        clara.sees("Björn may not see what you give the family.")
        expect(clara.page.get_by_role("button", name="Let them see it")).to_be_visible()

    def adds_the_child(self, anna, bjorn):
        anna.goes("/settings/people")
        anna.unfolds("Add somebody")
        anna.taps("A child", role="link")
        anna.fills("Name", "Lisa")
        anna.ticks("Björn")
        anna.fills("Passphrase", PASSPHRASE)
        anna.fills("Repeat the passphrase", PASSPHRASE)
        anna.taps("Add the child")
        anna.sees("Lisa has a list now, and you look after it.")
        self.family.post("wishes/add", by="Lisa", list=CHILDS, name="Kite", fields={})
        bjorn.goes("/friends")
        bjorn.taps("Tacka ja")
        bjorn.sees(CHILDS)
        self.gives_the_passphrase(bjorn, "Björn")
        anna.goes("/lists")
        anna.opens_list(CHILDS)
        anna.taps("Share", role="link")
        for friend in ("Inga", "Clara"):
            card = anna.page.locator(f"li.reader[data-id='{friend}']")
            card.get_by_role("button", name="Invite", exact=True).click()
            expect(card).to_contain_text("Is asked to be friends with Lisa first")

    def takes_the_childs(self, friend, say_yes, keepers):
        """The page on which it is accepted names those who see what is given; nothing else is asked."""
        friend.goes("/friends")
        friend.sees("Lisa")
        friend.taps(say_yes)
        friend.sees_heading("Lisa")
        eventually("that the list is offered", lambda: self.is_offered(friend))
        if friend.page.get_by_role("link", name=say_yes, exact=True).count():
            friend.taps(say_yes, role="link")
            friend.sees(keepers)
            friend.taps("Ja, genast")
        else:
            friend.sees(keepers)
            friend.taps(say_yes)
        eventually("that the list is here", lambda: friend.home.reads(CHILDS))
        self.is_not_asked_about("Lisa", friend, "/", "/friends", "/friends/Lisa")
        friend.goes("/friends")
        friend.opens_list(CHILDS)
        expect(friend.page.locator(ASKED)).to_have_count(0)

    def is_offered(self, friend):
        friend.goes("/friends")
        return friend.page.locator(".question").filter(has_text=CHILDS).count() > 0

    def is_not_asked(self, visitor, *pages):
        for page in pages:
            visitor.goes(page)
            expect(visitor.page.locator("main h1")).to_be_visible()
            expect(visitor.page.locator(ASKED)).to_have_count(0)

    def is_not_asked_about(self, name, visitor, *pages):
        for page in pages:
            visitor.goes(page)
            expect(visitor.page.locator("main h1")).to_be_visible()
            expect(visitor.page.locator(".question").filter(has_text=name)).to_have_count(0)

    def takes_it_back(self, inga):
        inga.goes("/friends")
        inga.opens_list(CHILDS)
        inga.taps("Vilka som ser den", role="link")
        card = inga.page.locator("li.reader[data-id='Anna']")
        expect(card).to_contain_text("Du har tackat ja till listan, och därför ser Anna vad du ger på den.")
        card.get_by_role("button", name="Ta tillbaka det").click()
        expect(card).to_contain_text("Anna får inte se vad du ger på den här listan.")
        expect(card.get_by_role("button", name="Låt personen se det")).to_be_visible()

    def has_a_guest(self, parents):
        """Once, as news, of both of them; and a no is the end of it."""
        self.family.adds_member("Ove", isGuest=True)
        row = "Ove är gäst här. Får Ove se vad du ger?"
        for parent in parents.values():
            parent.goes("/")
            parent.sees(row)
            card = parent.page.locator(".question").filter(has_text=row)
            card.get_by_role("button", name="Nej", exact=True).click()
            parent.sees("Okej. Du kan ändra det på Oves sida.", within="body")
            self.is_not_asked(parent, "/", "/friends", "/friends/Ove")

    def sees(self, visitor, title, wish, giver):
        visitor.goes("/lists" if title == CHILDS else "/friends")
        visitor.opens_list(title)
        visitor.opens_wish(wish)
        return visitor.page.locator("main").get_by_text(giver).count() > 0
