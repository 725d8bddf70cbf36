"""The first visit to a new home: a household is set up in the browser, once, by whoever has its key."""

import jargon
import layout
import raw
from case import BrowserTest
from plain_browser import PlainBrowser
from playwright.sync_api import expect

FORM = {"household": "Oak Street", "member": "Owner", "passphrase": "", "again": ""}
HOUSEHOLD, NAME = "What is the household called?", "What are you called?"


class FirstVisit(BrowserTest):
    def new_home(self):
        """One of its own for each test: it is new only once."""
        return type(self).home("Owner", is_made=False)

    def sets_up(self, visitor, passphrase=None):
        visitor.fills(HOUSEHOLD, "Oak Street")
        visitor.fills(NAME, "Owner")
        if passphrase:
            visitor.unfolds("More: currency, passphrase")
            visitor.fills("Passphrase", passphrase)
            visitor.fills("Repeat the passphrase", passphrase)
        visitor.taps("Set up")

    def test_a_household_is_set_up(self):
        """Two names set a household up, and the next page has what to keep and what to give away."""
        for scripts in (True, False):
            home = self.new_home()
            visitor = self.visitor(home, java_script_enabled=scripts).is_let_in()
            # Wherever she goes, there is nothing else yet.
            for path in ("/", "/lists", "/sign-in", "/settings/recovery", "/nowhere"):
                visitor.goes(path)
                self.assertEqual(visitor.path, "/set-up")
            self.sets_up(visitor)
            visitor.sees("Welcome, Owner")
            self.assertEqual(visitor.page.locator("#own-link").inner_text(), home.link)
            self.assertEqual(visitor.page.locator(".qr svg").count(), 1)
            visitor.taps("Begin", "link")
            visitor.sees("Hello, Owner")
            self.puts_the_recovery_code_away(visitor, home)
            # Set up once, and the first page is never seen again.
            visitor.goes("/set-up")
            self.assertEqual(visitor.path, "/")
            self.assertEqual(home.get("status")["household"], "Oak Street")
            home.stop()

    def puts_the_recovery_code_away(self, visitor, home):
        """It is no chore before there is a list; then the first page leads to it, until she has it."""
        visitor.sees_not("Your recovery code")
        home.adds_lists("Birthday")
        visitor.goes("/")
        visitor.sees("Your recovery code")
        visitor.taps("Show the recovery code", "link")
        self.assertEqual(visitor.page.locator("#code").text_content(), home.recovery_code())
        groups = visitor.page.locator(".code code")
        self.assertEqual(groups.first.inner_text(), "hearthcode1")
        visitor.taps("I have written it down")
        visitor.sees("The recovery code is in your settings whenever you need it.")
        visitor.goes("/")
        visitor.sees_not("Your recovery code")

    def test_a_swedish_home_needs_no_currency(self):
        """Where the browser is Swedish, crowns are proposed, and a first price of 199 is in them."""
        home = self.new_home()
        visitor = self.visitor(home, locale="sv-SE").is_let_in()
        visitor.goes("/")
        self.assertEqual(visitor.page.locator("[name=currency]").input_value(), "SEK")
        visitor.page.locator("[name=household]").fill("Ekvägen")
        visitor.page.locator("[name=member]").fill("Owner")
        visitor.taps("Kom igång")
        visitor.sees("Välkommen, Owner")
        visitor.goes("/new")
        price = visitor.page.locator("[name=price]")
        self.assertEqual(price.get_attribute("placeholder"), "199\u00a0kr")
        visitor.page.locator("[name=name]").fill("Lampa")
        visitor.unfolds("Mer om den")
        price.fill("199")
        visitor.taps("Spara")
        visitor.sees("199\u00a0kr")
        self.assertEqual(home.item("Lampa")["price"], "199.00 SEK")

    def test_a_passphrase_protects_the_first_member(self):
        """With a passphrase the first member is let in at once, and afterwards only with it."""
        home = self.new_home()
        visitor = self.visitor(home).is_let_in()
        self.sets_up(visitor, passphrase="four warm socks")
        visitor.sees("Welcome, Owner")
        visitor.goes("/settings")
        visitor.signs_out()
        visitor.fills("Passphrase", "four cold socks")
        visitor.taps("Sign in")
        visitor.sees("This is not the passphrase.")
        visitor.fills("Passphrase", "four warm socks")
        visitor.taps("Sign in")
        expect(visitor.page.locator("[aria-label=\"Owner's settings\"]")).to_be_visible()

    def test_what_was_typed_wrongly_is_said_and_nothing_is_made(self):
        """Passphrases that differ or are too short, and names that are none, make no household."""
        home = self.new_home()
        visitor = self.visitor(home).is_let_in()
        visitor.goes("/")
        visitor.fills(HOUSEHOLD, "Oak & <Street>")
        visitor.fills(NAME, "Owner")
        visitor.unfolds("More: currency, passphrase")
        visitor.fills("Passphrase", "four warm socks")
        visitor.fills("Repeat the passphrase", "four warm locks")
        visitor.taps("Set up")
        visitor.sees("The two passphrases differ. Type both again.")
        self.assertEqual(visitor.page.get_by_label(HOUSEHOLD).input_value(), "Oak & <Street>")
        self.assertEqual(visitor.page.get_by_label(NAME).input_value(), "Owner")
        self.assertNotIn("four warm", visitor.page.content())
        for wrong in (
            {"passphrase": "short", "again": "short"}, {"again": "only here"}, {"member": " "},
            {"household": ""}, {"member": "a/b"}, {"member": "x" * 1_000},
            {"household": "Oak\x00Street"},
        ):  # fmt: skip
            with self.subTest(wrong=str(wrong)[:60]):
                answer = raw.ask(
                    home, "/set-up", form={**FORM, **wrong}, cookies=visitor.profile
                )
                self.assertEqual(answer.status, 422)
                self.assertIn('role="alert"', answer.body)
                self.assertFalse(home.is_inhabited())

    def test_nobody_without_the_key_sets_up(self):
        """Nobody sets a household up without the key, from another site, or under another name."""
        home = self.new_home()
        stranger, inside = PlainBrowser(home), PlainBrowser(home).is_let_in()
        for status, who, headers in (
            (403, stranger, {}), (403, inside, {"origin": "https://elsewhere.example"}),
            (403, inside, {"sec_fetch_site": "cross-site"}), (403, inside, {"origin": "null"}),
            (421, inside, {"host": "elsewhere.example"}),
        ):  # fmt: skip
            answer = who.ask("/set-up", FORM, **headers)
            self.assertEqual(answer.status, status, headers)
        self.assertEqual(stranger.ask("/set-up").status, 403)
        self.assertEqual(inside.ask("/api/v1/household/set-up", FORM).status, 401)
        self.assertFalse(home.is_inhabited())

    def test_a_household_is_set_up_only_once(self):
        """Whoever comes second with the form is refused, and nothing is changed."""
        home = self.new_home()
        first, second = (self.visitor(home).is_let_in() for _ in range(2))
        for visitor in (first, second):
            visitor.goes("/")
        self.sets_up(first)
        first.sees("Welcome, Owner")
        second.fills(HOUSEHOLD, "Taken over")
        second.fills(NAME, "Thief")
        second.taps("Set up")
        second.sees("This household is set up already")
        self.assertEqual([one["name"] for one in home.get("members")], ["Owner"])
        self.assertEqual(home.get("status")["household"], "Oak Street")
        second.goes("/")
        second.sees("Who is it?")

    def test_a_node_that_ends_in_between_loses_nothing(self):
        """A node that is killed before or after its household is set up goes on where it was."""
        home = self.new_home()
        key = home.key
        home.crashes()
        home.start()
        self.assertEqual(home.key, key)
        visitor = self.visitor(home).is_let_in()
        self.sets_up(visitor)
        visitor.sees("Welcome, Owner")
        link = visitor.page.locator("#own-link").inner_text().split("@")[0]
        # A page of the node that was is open nowhere when the next one has another port.
        visitor.page.goto("about:blank")
        home.crashes()
        home.start()
        again = self.member(home, "Owner")
        again.goes("/welcome")
        self.assertEqual(again.page.locator("#own-link").inner_text().split("@")[0], link)


class Newcomer(BrowserTest):
    """What somebody meets who knows nothing of it, on a small phone: no word there is for who looks after computers."""

    SIZE = {"width": 375, "height": 664}

    def meets(self, visitor, path=None):
        """Goes to a page, and reads it."""
        if path:
            visitor.goes(path)
        page = visitor.page
        page.evaluate("() => document.querySelectorAll('main details').forEach((one) => { one.open = true; })")
        with self.subTest(page=visitor.path, language=self.language):
            self.assertEqual(jargon.found(page, self.language), [])
            self.assertGreater(len(page.locator("main").inner_text()), 20)
            layout.fits(self, visitor)

    def sends(self, visitor, form, **fields):
        for name, value in fields.items():
            visitor.page.locator(f"main {form} [name='{name}']").fill(value)
        with visitor.page.expect_response(lambda answer: answer.request.method == "POST"):
            visitor.page.locator(f"main {form} button:visible").first.click()
        expect(visitor.page.locator("form[aria-busy]")).to_have_count(0)
        visitor.page.wait_for_load_state()

    def story(self, language):
        self.language = language
        home = self.home("Owner", is_made=False)
        owner = self.visitor(home, locale=language, size=self.SIZE).is_let_in()
        self.meets(owner, "/")
        self.sends(owner, "form", household="Oak Street", member="Owner")
        self.assertEqual(owner.path, "/welcome")
        self.meets(owner)
        for path in ("/", "/lists", "/friends", "/cart", "/wishes", "/news", "/new", "/lists/new"):
            self.meets(owner, path)
        self.sends(owner, "form.card", title="Birthday")
        self.meets(owner)
        self.meets(owner, "/")
        self.assertEqual(owner.page.locator("#recovery").count(), 1)
        self.meets(owner, "/settings/recovery")
        for link in ("https://shop.example/lamp", "hearth:hearth1qqqq"):
            owner.goes("/friends/add")
            self.sends(owner, "form.card:has([name=link])", link=link)
            expect(owner.page.locator("main .problem")).to_be_visible()
            self.meets(owner)
        owner.goes("/friends/invite")
        self.sends(owner, "form.card")
        expect(owner.page.locator("#letter")).to_have_count(1)
        self.meets(owner)
        home.adds_member("Aunt", isGuest=True)
        guest = self.visitor(home, locale=language, size=self.SIZE).enters("Aunt")
        self.meets(guest, "/welcome")
        expect(guest.page.locator("#guest")).to_be_visible()
        self.meets(guest, "/")

    def test_nothing_is_said_in_words_that_a_newcomer_does_not_know(self):
        """From the letter of invitation to the first list, English has no word of those who look after computers."""
        self.story("en")

    def test_nor_in_swedish(self):
        """The same in Swedish."""
        self.story("sv")

    def test_words_that_a_newcomer_does_not_know_are_noticed(self):
        """The glossary finds its words wherever they are seen, and an internet address (IP) is none of them."""
        page = self.visitor(self.home("Owner")).page
        for language, good, bad in (
            ("en", "your internet address (IP), at a keyboard, <code>hearth1key</code>", "the key of <b>a node</b>"),
            ("sv", "din internetadress (IP) och en nyckelring, <p hidden>nod</p>", "nyckeln till <b>en nod</b>"),
        ):
            page.set_content(f"<main>{good}</main>")
            self.assertEqual(jargon.found(page, language), [])
            page.set_content(f"<main>{bad}</main>")
            self.assertEqual(len(jargon.found(page, language)), 2)
