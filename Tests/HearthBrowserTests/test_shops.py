"""Filling a wish from the page of a shop. What a shop answers is tested with a shop on this machine elsewhere: the
node that people run asks nothing at home."""

from case import BrowserTest
from playwright.sync_api import expect

FETCH = "Fetch name, picture and price from the shop"


class Shops(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner")
        cls.owners.adds_lists("Birthday")

    def test_a_link_to_a_machine_at_home_is_not_followed(self):
        """A link to something at home is refused in words, what was typed stays."""
        for scripts in (True, False):
            with self.subTest(scripts=scripts):
                owner = self.member(self.owners, java_script_enabled=scripts)
                owner.goes("/new")
                owner.fills("What do you wish for?", "A lamp")
                for link, said in (
                    ("http://localhost:4327/", "This is no link to the page of a shop."),
                    ("http://127.0.0.1/", "This link leads to a machine at home, not to a shop."),
                    ("http://localhost/", "This link leads to a machine at home, not to a shop."),
                ):
                    owner.fills("Link", link)
                    owner.taps(FETCH)
                    owner.sees(said)
                    expect(owner.page.get_by_label("What do you wish for?")).to_have_value("A lamp")
                    expect(owner.page.get_by_label("Link")).to_have_value(link)

    def test_the_enter_key_saves_and_asks_no_shop(self):
        """Enter in the form of a wish saves it, as before there was another button."""
        owner = self.member(self.owners)
        owner.goes("/new")
        owner.fills("What do you wish for?", "A kettle")
        owner.fills("Link", "https://shop.invalid/kettle")
        owner.page.keyboard.press("Enter")
        owner.sees("Saved.")
        owner.sees("A kettle")

    # Once for all

    def tearDown(self):
        self.owners.post("shops/set", areAllowed=False)
        super().tearDown()

    def pastes(self, visitor, text):
        visitor.unfolds("More about it")
        link = visitor.page.get_by_label("Link")
        link.fill("")
        visitor.page.evaluate("(text) => navigator.clipboard.writeText(text)", text)
        link.press("Control+V")
        expect(link).to_have_value(text)

    def test_it_is_allowed_once_for_all_and_taken_back(self):
        """The form leads to the setting, which says what a shop sees; what is chosen there stays."""
        for scripts in (True, False):
            with self.subTest(scripts=scripts):
                self.owners.post("shops/set", areAllowed=False)
                owner = self.member(self.owners, java_script_enabled=scripts)
                owner.goes("/new")
                owner.fills("Link", "https://shop.invalid/lamp")
                owner.taps("Fetch it as soon as I paste a link", role="link")
                section = owner.page.locator("#shops")
                expect(section).to_contain_text("sees the address of your home on the internet")
                section.get_by_label("Also as soon as I paste a link into a wish").check()
                section.get_by_role("button", name="Save").click()
                owner.sees("Saved.")
                self.assertTrue(self.owners.get("shops")["areAllowed"])
                owner.goes("/new")
                owner.fills("Link", "https://shop.invalid/lamp")
                owner.sees(FETCH)
                owner.sees_not("Fetch it as soon as I paste a link")
                self.owners.post("shops/set", areAllowed=False)
                owner.goes("/new")
                owner.fills("Link", "https://shop.invalid/lamp")
                owner.sees("Fetch it as soon as I paste a link")

    def test_a_pasted_link_is_looked_up_where_that_is_allowed(self):
        """Pasting a link asks at once; typing one does not, nor pasting something else, nor another's answer."""
        said = "This link leads to a machine at home, not to a shop."
        owner = self.member(self.owners, permissions=["clipboard-read", "clipboard-write"])
        owner.goes("/new")
        self.pastes(owner, "http://127.0.0.1/")
        self.assertFalse(owner.page.evaluate("() => Boolean(document.querySelector('form[aria-busy]'))"))
        owner.taps(FETCH)
        owner.sees(said)
        self.owners.post("shops/set", areAllowed=True)
        owner.goes("/new?list=")
        owner.fills("What do you wish for?", "A lamp")
        sent = self.asked(owner)
        self.pastes(owner, "a lamp in green")
        owner.fills("Link", "http://127.0.0.1/typed")
        self.assertEqual(self.asked(owner), sent)
        self.pastes(owner, "http://127.0.0.1/")
        owner.sees(said)
        expect(owner.page.get_by_label("What do you wish for?")).to_have_value("A lamp")
        expect(owner.page.locator("form[inert]")).to_have_count(0)
        expect(owner.page.get_by_label("Link", exact=True)).to_be_focused()
        self.assertEqual(self.asked(owner), sent + 1)

    def asked(self, visitor):
        return visitor.requests.count(("POST", "/wish"))
