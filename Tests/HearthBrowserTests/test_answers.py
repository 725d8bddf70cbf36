"""Every act answers where the eye is: what was done is said in the window, and what is wrong at its field."""

import neighbourhood
from case import BrowserTest
from in_window import COVERED, IN_WINDOW
from playwright.sync_api import expect

# Where a form stands, what opens it, the button that sends it, what is typed and is wrong, and in which field.
WRONG = [
    ("/new", None, "Save", {"name": "Lamp", "price": "12 bananas", "notes": "Warm\nlight"}, "price"),
    ("/lists/new", None, "Save", {"title": "Birthday", "?notes": "A \"quoted\" <note>\nof two lines"}, "title"),
    ("/friends/add", None, "Ask to be friends", {"link": "hearth:nothing", "?greeting": "Hello & <hi>"}, "link"),
    ("LIST", "Add an idea", "Add", {"name": "Cake", "?price": "much", "?notes": "With \"cream\""}, "?price"),
]


class Answers(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.friends = cls.home("Owner"), cls.home("Friend")
        cls.owners.adds_lists("Birthday")
        wishes = ("Bicycle bell", "Kettle", "Lamp", "Rope", "Skates", "Tent", "Wool socks")
        cls.owners.adds_wishes("Birthday", {one: {"price": "240 SEK"} for one in wishes})
        neighbourhood.befriend(cls.owners, cls.friends)
        neighbourhood.share(cls.owners, "Birthday", cls.friends)
        cls.friends.adds_lists("Birthday", "Winter")

    def in_window(self, locator):
        expect(locator).to_be_visible()
        self.assertTrue(locator.evaluate(IN_WINDOW), locator.inner_text())

    def test_what_is_wrong_is_said_at_its_field(self):
        """Everything that was typed is there, the reason stands at the field in sight, and the field has the focus."""
        for has_scripts in (True, False):
            friend = self.member(self.friends, java_script_enabled=has_scripts)
            friend.goes("/friends")
            friend.opens_list("Birthday")
            places = {"LIST": friend.path}
            for place, opens, button, typed, wrong in WRONG:
                with self.subTest(place=place, has_scripts=has_scripts):
                    friend.goes(places.get(place, place))
                    if opens:
                        friend.unfolds(opens)
                    names = [name for name in typed]
                    form = friend.page.locator("form").filter(
                        has=friend.page.locator(f"[name='{names[0]}']:not([type=hidden])")
                    ).filter(has=friend.page.locator(f"[name='{names[-1]}']")).last
                    for name, text in typed.items():
                        field = form.locator(f"[name='{name}']")
                        if not field.is_visible():
                            form.locator("summary").first.click()
                        field.fill(text)
                    form.get_by_role("button", name=button, exact=True).locator("visible=true").first.click()
                    reason = friend.page.locator("main .problem").first
                    self.in_window(reason)
                    self.assertEqual(friend.page.locator("main .problem").count(), 1)
                    for name, text in typed.items():
                        expect(form.locator(f"[name='{name}']")).to_have_value(text)
                    field = form.locator(f"[name='{wrong}']")
                    expect(field).to_have_attribute("aria-invalid", "true")
                    expect(field).to_be_focused()
                    self.in_window(field)

    def test_the_next_wish_begins_at_its_name(self):
        """Another wish is noted without scrolling up: the form is empty, and the name has the focus."""
        for has_scripts in (True, False):
            owner = self.member(self.owners, java_script_enabled=has_scripts)
            owner.goes("/lists")
            owner.opens_list("Birthday")
            owner.page.locator("main").get_by_role("link", name="New wish").first.click()
            for number in range(2):
                name = owner.page.get_by_label("What do you wish for?")
                name.fill(f"Book {number} {has_scripts}")
                owner.taps("Save and add another")
                owner.sees("Saved.")
                expect(name).to_have_value("")
                expect(name).to_be_focused()
                self.in_window(name)
                self.in_window(owner.page.locator("main > .notice"))

    def test_what_was_done_is_said_in_the_window(self):
        """Far down on a page the answer is seen without scrolling, with and without scripts."""
        for has_scripts in (True, False):
            friend = self.member(self.friends, java_script_enabled=has_scripts)
            friend.goes("/friends")
            friend.opens_list("Birthday")
            with self.subTest(has_scripts=has_scripts):
                friend.unfolds("Add an idea")
                friend.fills("Name", f"Cake {has_scripts}")
                friend.taps("Add")
                self.in_window(friend.page.locator("main > .notice"))
                friend.goes("/settings/profile")
                friend.page.get_by_role("button", name="Save", exact=True).last.click()
                self.in_window(friend.page.locator("main > .notice"))

    def test_giving_and_sharing_answer_in_the_window(self):
        """Reserving, buying, chipping in and sharing answer on a phone without scrolling, right and wrong."""
        for has_scripts, taken, shared in ((True, "Kettle", "Rope"), (False, "Lamp", "Skates")):
            with self.subTest(has_scripts=has_scripts):
                friend = self.member(self.friends, java_script_enabled=has_scripts)
                notice, problem = (friend.page.locator(f"main {one}") for one in ("> .notice", ".problem"))
                friend.goes("/friends")
                friend.opens_list("Birthday")
                address = friend.path
                friend.opens_wish(taken)
                for button, said in (("Reserve", "Reserved"), ("I have bought it", "Marked as bought")):
                    friend.taps(button)
                    expect(notice).to_contain_text(said)
                    self.in_window(notice)
                friend.goes(address)
                friend.opens_wish(shared)
                friend.unfolds("Chip in")
                for amount, answer in (("a lot", problem), ("10 SEK", notice)):
                    friend.fills("How much", amount)
                    friend.taps("Chip in")
                    self.in_window(answer.first)
                self.shares_a_list(has_scripts)

    def shares_a_list(self, has_scripts):
        title = f"Camping {has_scripts}"
        self.owners.adds_lists(title)
        owner = self.member(self.owners, java_script_enabled=has_scripts)
        owner.goes("/lists")
        owner.opens_list(title)
        owner.page.locator("main").get_by_role("link", name="Share").first.click()
        owner.taps("Share")
        self.in_window(owner.page.locator("main .problem").first)
        owner.ticks("Friend")
        owner.taps("Share")
        self.in_window(owner.page.locator("main > .notice"))

    def test_messages_step_aside(self):
        """What was done is said in a line that covers nothing; it goes by itself or at a touch, with Undo later."""
        friend = self.member(self.friends)
        friend.page.clock.install()
        friend.goes("/friends")
        friend.opens_list("Birthday")
        friend.opens_wish("Tent")
        message = friend.page.locator("main > .notice")
        for ends_it in (lambda: friend.page.clock.run_for(5_000), lambda: friend.page.locator("h1").click()):
            friend.taps("Reserve")
            self.in_window(message)
            self.assertEqual(friend.page.evaluate(COVERED), [])
            lines = message.evaluate("(one) => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)")
            self.assertLess(lines, 2)
            ends_it()
            expect(message).to_have_count(0)
            friend.taps("Release it")
            self.in_window(message)
        friend.goes("/lists")
        friend.opens_list("Winter")
        friend.goes(friend.path + "/delete")
        friend.page.locator("main form.card button, main form button").last.click()
        self.in_window(message)
        self.assertEqual(friend.page.evaluate(COVERED), [])
        friend.page.locator("h1").click()
        friend.page.clock.run_for(6_000)
        expect(message.get_by_role("button", name="Undo")).to_be_visible()
        friend.page.clock.run_for(5_000)
        expect(message).to_have_count(0)

    def test_messages_without_scripts(self):
        """Without scripts a message stands in the flow of its page, and is put away by a link."""
        owner = self.member(self.owners, java_script_enabled=False)
        owner.goes("/settings/profile")
        owner.page.get_by_role("button", name="Save", exact=True).last.click()
        message = owner.page.locator("main > .notice")
        self.in_window(message)
        self.assertEqual(owner.page.evaluate(COVERED), [])
        message.get_by_role("link", name="Close").click()
        expect(message).to_have_count(0)
        self.assertEqual(owner.path, "/settings/profile")
