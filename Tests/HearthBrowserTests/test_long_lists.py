"""Lists that are longer than a page shows at once."""

import re

import neighbourhood
from case import BrowserTest
from playwright.sync_api import expect
from visitor import DESKTOP

WISHES = 130
# Keeps the order in which lists are read by eye and by name the same.
NAMES = [f"Thing {number:03}" for number in range(WISHES)]


class LongLists(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = [cls.home(name) for name in ("Owner", "Friend")]
        owner, friend = cls.homes
        owner.adds_lists("Wedding")
        wishes = [
            {"line": number + 1, "name": name, "fields": {"price": f"{number + 1} SEK"}}
            for number, name in enumerate(NAMES)
        ]
        wedding = {"title": "Wedding", "wishes": wishes}
        owner.post("lists/import", target="present", isPreview=False, lists=[wedding])
        neighbourhood.befriend(owner, friend)
        neighbourhood.share(owner, "Wedding", friend)

    def at_list(self, number=0, **options):
        visitor = self.member(self.homes[number], **options)
        visitor.goes("/lists" if number == 0 else "/friends")
        visitor.opens_list("Wedding")
        visitor.marks_page()
        return visitor

    def cards(self, visitor):
        return visitor.page.locator(".wishes .wish-card")

    def scrolls_to_the_end(self, visitor):
        """As one does who looks for the last wish."""
        for count in (120, WISHES):
            visitor.page.locator("#more").scroll_into_view_if_needed()
            expect(self.cards(visitor)).to_have_count(count)

    def test_the_rest_comes_as_one_scrolls(self):
        """The first part of a long list is shown at once, and the rest as one scrolls, on the same page."""
        for number, size in ((0, {}), (1, {"size": DESKTOP})):
            visitor = self.at_list(number, **size)
            with self.subTest(whose=self.homes[number].members[0]):
                visitor.sees(f"1–60 of {WISHES}")
                expect(self.cards(visitor)).to_have_count(60)
                self.scrolls_to_the_end(visitor)
                expect(self.cards(visitor).locator("strong")).to_have_text(NAMES)
                expect(visitor.page.locator("#more")).to_have_count(0)
                self.assertTrue(visitor.has_same_page())

    def test_back_and_a_reload_show_as_much(self):
        """Back from a wish far down leads to where one was, and so does a reload."""
        owner = self.at_list()
        self.scrolls_to_the_end(owner)
        last = self.cards(owner).last
        last.scroll_into_view_if_needed()
        owner.opens_wish(NAMES[-1])
        owner.page.go_back()
        expect(last).to_be_in_viewport()
        owner.page.reload()
        expect(self.cards(owner)).to_have_count(WISHES)
        expect(last).to_be_in_viewport()

    def test_what_changes_comes_onto_every_part(self):
        """What is changed far down comes onto an open page, whose place and focus stay as they were."""
        friend = self.at_list(1)
        self.scrolls_to_the_end(friend)
        card = self.cards(friend).nth(100)
        card.locator("a").focus()
        place = friend.page.evaluate("() => scrollY")
        self.homes[0].post("wishes/edit", wish=f"Wedding/{NAMES[100]}", fields={"price": "4711 SEK"})
        expect(card).to_contain_text("4,711")
        expect(card.locator("a")).to_be_focused()
        expect(self.cards(friend)).to_have_count(WISHES)
        self.assertEqual(friend.page.evaluate("() => scrollY"), place)
        self.assertTrue(friend.has_same_page())
        # What is done on it keeps all that is shown, too.
        friend.page.get_by_placeholder("Write to everybody").fill("So much!")
        friend.taps("Comment")
        friend.sees("So much!")
        expect(self.cards(friend)).to_have_count(WISHES)
        self.homes[0].post("wishes/edit", wish=f"Wedding/{NAMES[100]}", fields={"price": "101 SEK"})

    def test_keys_lead_on_from_part_to_part(self):
        """Who asks for more by keys goes on with the first wish that came, and it is said how many there are."""
        owner = self.at_list()
        # Whatever comes by itself is over.
        owner.page.evaluate("() => showsParts.disconnect()")
        more = owner.page.get_by_role("link", name="Show more")
        more.focus()
        owner.page.keyboard.press("Enter")
        expect(self.cards(owner).nth(60).locator("a")).to_be_focused()
        expect(owner.page.locator("#said")).to_have_text(f"1–120 of {WISHES}")

    def test_searching_and_sorting_go_through_all_of_it(self):
        """A search finds what is not shown yet, and what is sorted comes in parts as well."""
        owner = self.at_list()
        owner.fills("Search in this list", NAMES[-1])
        owner.page.keyboard.press("Enter")
        expect(self.cards(owner).locator("strong")).to_have_text([NAMES[-1]])
        expect(owner.page.locator("#more")).to_have_count(0)
        owner.fills("Search in this list", "")
        owner.page.keyboard.press("Enter")
        owner.unfolds("Search and sort")
        owner.page.get_by_label("Sort").select_option("added")
        expect(owner.page).to_have_url(re.compile("sort=added"))
        self.scrolls_to_the_end(owner)
        expect(owner.page.get_by_label("Sort")).to_have_value("added")
        self.assertIn("sort=added", owner.page.url)

    def test_without_scripts_a_link_leads_to_more(self):
        """Without scripts a link shows more, down to the last wish."""
        owner = self.at_list_without_scripts()
        for count in (60, 120, WISHES):
            expect(self.cards(owner)).to_have_count(count)
            if count < WISHES:
                owner.taps("Show more", "link")
        owner.sees_not("Show more")

    def at_list_without_scripts(self):
        visitor = self.member(self.homes[0], java_script_enabled=False)
        visitor.goes("/lists")
        visitor.opens_list("Wedding")
        return visitor

    def test_on_paper_there_is_all_of_it(self):
        """Printed, a list has all its wishes."""
        owner = self.at_list()
        owner.page.evaluate(
            """() => {
              showsParts.disconnect();
              window.print = () => { window.printed = document.querySelectorAll(".wishes .wish-card").length; };
            }"""
        )
        owner.unfolds("More")
        owner.taps("Print it")
        owner.page.wait_for_function(f"() => window.printed === {WISHES}")
