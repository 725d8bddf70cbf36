"""A lost computer: its owner comes back on another one, with the recovery code and one friend. And the page of paper
for that day."""

import contextlib
import os
import re
import sqlite3
import tempfile

import neighbourhood
from case import BrowserTest
from playwright.sync_api import expect
from waiting import eventually

WORDS = "seven green apples"
# As the protocol numbers kinds of records.
RESCUE = 9


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


def records(home, question, *values):
    """What stands in a home's database. A running node lets nobody open it: this is a copy of a moment in which its
    log only grew."""
    path = os.path.join(home.folder, "hearth.sqlite")
    while True:
        log, pages = read(path + "-wal"), read(path)
        if read(path + "-wal").startswith(log):
            break
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "copy.sqlite")
        for name, octets in ((copy, pages), (copy + "-wal", log)):
            with open(name, "wb") as file:
                file.write(octets)
        with contextlib.closing(sqlite3.connect(copy)) as database:
            return database.execute(question, values).fetchall()


class LostComputer(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner")
        ((author,),) = records(cls.owners, "SELECT DISTINCT author FROM records")
        cls.friends, cls.aunts = cls.home("Friend"), cls.home("Aunt")
        cls.owners.adds_lists("Birthday")
        cls.owners.adds_wishes("Birthday", ["Kettle"])
        neighbourhood.befriend(cls.owners, cls.friends, cls.aunts)

        def kept(home):
            """The version of what is kept in a home for the owner."""
            asked = "SELECT incarnation, counter FROM records WHERE kind = ? AND author = ?"
            return max(records(home, asked, RESCUE, author), default=(0, 0))

        neighbourhood.share(cls.owners, "Birthday", cls.friends, cls.aunts)
        written = kept(cls.owners)
        cls.code, cls.link = cls.owners.recovery_code(), cls.owners.link
        # The next one names both friends and the list.
        eventually("that the friend's home keeps what is needed", lambda: kept(cls.friends) > written)

    def test_a_lost_computer(self):
        """Code and one friend bring a list back, the others are asked, its readers confirmed; the old one is old."""
        self.owners.crashes()
        new = type(self).home("Owner", is_made=False)
        owner = self.visitor(new).is_let_in()
        owner.goes("/")
        owner.taps("I have been here before", "link")
        self.mistypes(owner)
        self.comes_back(owner)
        self.asks_and_confirms(owner, new)
        self.finds_the_old_one(new)

    def types(self, visitor, code, friend, words=WORDS):
        visitor.fills("Recovery code", code)
        # Its label has in it what stands there.
        visitor.page.locator("[name=link]").fill(friend)
        visitor.fills("Passphrase", words)
        visitor.fills("Repeat the passphrase", words)
        visitor.taps("Get it back")

    def mistypes(self, owner):
        """What is wrong is said at its field; what was typed stays, and no secret does."""
        owner.fills("What are you called?", "Owner")
        owner.fills("What is the household called?", "New house")
        code, friend = owner.page.locator("[name=code]"), owner.page.locator("[name=link]")
        self.types(owner, self.code[:-1] + "b", self.friends.link)
        owner.sees("There is a typing error in this recovery code.")
        expect(code).to_be_focused()
        expect(friend).to_have_value(self.friends.link)
        for wrong, told in (
            (self.friends.link[:30], "A part of this link is missing."), (self.link, "This is your own link."),
            ("https://example.org/friend", "That is the address of a web page."),
        ):  # fmt: skip
            self.types(owner, self.code, wrong)
            owner.sees(told)
            expect(friend).to_be_focused()
        for field, value in (("name", "Owner"), ("household", "New house"), ("code", ""), ("passphrase", "")):
            expect(owner.page.locator(f"[name={field}]")).to_have_value(value)
        self.assertNotIn(self.code[20:], owner.page.content())
        self.assertEqual(owner.page.url, owner.home.address + "/set-up/recover")

    def comes_back(self, owner):
        """Signed in at once, on the page that shows by itself what comes."""
        groups = [self.code[:11], *(self.code[n:n + 4] for n in range(11, len(self.code), 4))]
        self.types(owner, " - ".join(groups).upper(), self.friends.link)
        owner.sees_heading("What comes back")
        self.assertEqual(owner.path, "/recovery")
        owner.marks_page()
        owner.sees("Whom do you want to ask?")
        owner.sees("1 of 1 list is here.")
        owner.sees("is back")
        owner.sees("wishes that you had noted without a list")
        expect(owner.page.get_by_role("checkbox", name="Aunt")).to_be_checked()
        self.assertTrue(owner.has_same_page())

    def asks_and_confirms(self, owner, new):
        """The first page leads there until the last has been said."""
        owner.goes("/")
        owner.sees("Your things come back")
        owner.taps("Look at what comes back", "link")
        owner.taps("Ask them")
        owner.sees("Their computers are asked, each as soon as it is on.")
        expect(owner.page.locator("li").filter(has_text="Aunt")).to_contain_text("is back")
        owner.page.locator("main .onward a").filter(has_text="Birthday").click()
        owner.sees("Kettle")
        owner.taps("They are right")
        owner.sees("Friends get this list again, with all that is new on it.")
        owner.goes("/")
        owner.sees_not("Your things come back")
        owner.goes("/recovery")
        owner.sees("All that your friends’ computers keep of yours is here.")
        with new.unlocked("Owner", WORDS) as session:
            new.post("wishes/add", list="Birthday", name="Lamp", fields={}, **session)
        friend = self.member(self.friends)
        friend.goes("/friends")
        friend.opens_list("Birthday")
        friend.sees("Lamp")

    def finds_the_old_one(self, new):
        """It says on every page that it is old, tells nobody anything, and can take over."""
        self.owners.starts_again()
        old = self.member(self.owners)
        told = "you use Hearth on another computer"
        # Also on a page that is open when it learns of it.
        old.sees(told)
        for path in ("/settings", "/cart"):
            old.goes(path)
            old.sees(told)
        old.goes("/lists/new")
        old.fills("Name", "Hats")
        old.taps("Save")
        old.sees("only that one speaks for Owner")
        swede = self.member(self.owners, locale="sv-SE")
        swede.goes("/settings/people")
        swede.sees("på en annan dator sedan")
        old.taps("Export", "link")
        old.sees_heading("Import and export")
        old.taps("Take over again", "link")
        old.sees("A stolen code cannot be locked out")
        old.taps("Take over again")
        old.sees("You use Hearth on this computer again.")
        old.sees_not(told)
        eventually(
            "that the other computer is the old one",
            lambda: new.get("members")[0].get("elsewhereSince"),
        )


class RunningHousehold(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.house, cls.sisters, cls.friends = cls.home("Owner", "Partner"), cls.home("Sister"), cls.home("Friend")
        cls.sisters.adds_lists("Garden")
        neighbourhood.befriend(cls.sisters, cls.friends)
        neighbourhood.share(cls.sisters, "Garden", cls.friends)
        cls.code = cls.sisters.recovery_code()
        cls.house.post("members/householder", member="Partner", isHouseholder=False)
        cls.house.post("members/passphrase", new=WORDS)

    def test_somebody_comes_to_live_here(self):
        """A householder lets somebody come whose computer is lost, with a passphrase of the householder's own."""
        self.sisters.crashes()
        owner = self.visitor(self.house).is_let_in()
        owner.goes("/sign-in?member=Owner&next=%2Fsettings%2Fpeople")
        owner.fills("Passphrase", WORDS)
        owner.taps("Sign in")
        owner.unfolds("Add somebody")
        owner.taps("Back from a lost computer", "link")
        self.sends(owner, "wrong words")
        owner.sees("This is not the passphrase.")
        # Nothing of a code stays in the browser.
        stored = owner.page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
        self.assertNotIn(self.code[20:40], stored)
        self.sends(owner, WORDS)
        owner.sees("Sister lives here now")
        owner.taps("Sign out, and let Sister begin")
        sister = owner
        sister.taps("Sign in")
        sister.sees_heading("What comes back")
        sister.sees("Garden", within=".onward")
        # Nothing else is to be asked.
        expect(sister.page.get_by_role("button", name="Ask them")).to_have_count(0)
        # Who is no householder sees no way to it, and is refused.
        partner = self.member(self.house, "Partner")
        partner.goes("/settings/people/recover")
        partner.sees("This is for the householders to decide")

    def sends(self, owner, words):
        owner.fills("What are they called?", "Sister")
        owner.fills("Recovery code", self.code)
        owner.fills("The link of one friend", self.friends.link)
        owner.fills("Your passphrase", words)
        owner.taps("Bring them back")


class Paper(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.house = cls.home("Owner", household="House by the lake")
        cls.house.adds_lists("Diary")

    def test_the_page_of_paper(self):
        """On paper there is one page with the code, the link and what to do; on the screen none of that."""
        code = self.house.recovery_code()
        for locale, words in (
            ("en-GB", ["recovery code for Hearth", "I have been here before", "whom you buy presents for"]),
            ("sv-SE", ["återställningskod för Hearth", "Jag har varit här förut", "köper presenter till"]),
        ):
            owner = self.member(self.house, locale=locale, color_scheme="dark")
            owner.goes("/settings/recovery")
            sheet = owner.page.locator(".sheet")
            expect(sheet).to_be_hidden()
            pdf = owner.page.pdf(prefer_css_page_size=True)
            self.assertEqual(len(re.findall(rb"/Type\s*/Page\b", pdf)), 1)
            (box,) = re.findall(rb"/MediaBox\s*\[([^\]]*)\]", pdf)
            self.assertEqual([round(float(edge)) for edge in box.split()], [0, 0, 595, 842])
            owner.page.emulate_media(media="print")
            seen = owner.page.locator("body").inner_text()
            for part in [*words, "House by the lake", self.house.link]:
                self.assertIn(part, seen)
            self.assertIn(code, "".join(seen.split()))
            self.assertNotIn("Diary", seen)
            expect(sheet.locator("svg").first).to_be_visible()
            look = "(one) => [getComputedStyle(one).color, getComputedStyle(document.body).backgroundColor]"
            self.assertEqual(sheet.evaluate(look), ["rgb(0, 0, 0)", "rgb(255, 255, 255)"])
            expect(owner.page.get_by_role("heading", level=1).locator("visible=true")).to_have_count(1)

    def test_lists_that_are_only_here(self):
        """Who looks after the computer, and everybody beside their code, sees which lists no friend could give back."""
        owner = self.member(self.house)
        for page in ("/settings/computer", "/settings/recovery"):
            owner.goes(page)
            expect(owner.page.locator("#homes .facts")).to_contain_text("only here")
