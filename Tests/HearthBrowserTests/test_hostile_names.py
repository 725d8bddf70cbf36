"""Names that try to be more than names: of lists, wishes, notes and people."""

import neighbourhood
from case import BrowserTest
from layout import fits
from operations import Refused
from playwright.sync_api import expect

# No slash: names may not have one. Elements end without it at the end of the page.
MARKUP = [
    "<script>alert(1)",
    '"><img src=x onerror=alert(1)>',
    # A quotation mark with an accent on it is another character, and still ends an attribute.
    '"\u0301 autofocus onfocus=alert(1) x="\u0301',
    "'-alert(1)-' <svg onload=alert(1)>",
    "{{#content}}[[Friends]]{{{code}}}",
]
# What stands in notes, before the name.
CLOSING = "</textarea></title></script></bdi><script>alert(1)</script>"
LONG = "W" * 200
# The node may refuse these, and then nobody has them.
ODD = ["\u202egnp.erutcip\u202c", "\u2067\u0627\u200f\u2069 1+1", "\u0179" + "\u0301" * 60]


class HostileNames(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.people, cls.titles, cls.wishes = [], [], []
        cls.owners = cls.home("Owner", household=MARKUP[0])
        cls.friends = cls.home("Friend", household=MARKUP[1])
        for name in [*MARKUP, LONG, *ODD]:
            cls.keep(cls.people, name, lambda: cls.friends.adds_member(name))
            cls.keep(cls.titles, name, lambda: cls.owners.adds_lists(name))
        cls.owners.adds_lists("Birthday")
        for name in [*MARKUP, LONG, *ODD]:
            said = {"notes": CLOSING + name, "store": name, "place": name, "tags": [name[:40]]}
            cls.keep(cls.wishes, name, lambda: cls.owners.adds_wishes("Birthday", {name: said}))
        cls.friends.members = ("Friend", *cls.people)
        neighbourhood.befriend(cls.owners, cls.friends)
        neighbourhood.share(cls.owners, "Birthday", cls.friends)
        cls.befriend_all()

    @classmethod
    def keep(cls, names, name, adds):
        try:
            adds()
        except Refused:
            # Nothing that a browser runs may be refused: it is text like any other.
            if name in MARKUP:
                raise
            return
        names.append(name)

    @classmethod
    def befriend_all(cls):
        for name in cls.people:
            cls.friends.post("friends/add", by=name, link=cls.owners.link, at=[])
            neighbourhood.says_yes(cls.owners, "knock", name)

    def looks_at(self, visitor, heading=None):
        """The page is whole: nothing ran, nothing was made of the text, nothing sticks out."""
        page = visitor.page
        expect(page.locator("h1")).to_be_visible()
        if heading is not None:
            self.assertEqual(page.locator("h1").text_content().strip(), heading.strip())
        strange = "img[src=x], svg[onload], [onerror], [onfocus], script:not([src])"
        self.assertEqual(page.locator(strange).count(), 0, page.url)
        fits(self, visitor)
        self.assertEqual(visitor.complaints, [], page.url)

    def test_lists_and_wishes_of_any_name_are_only_text_to_their_owner(self):
        """Whatever an owner calls her lists and wishes is only text on her pages."""
        owner = self.member(self.owners)
        for path in ("/", "/lists", "/new", "/settings", "/settings/profile", "/settings/people", "/news", "/wishes"):
            owner.goes(path)
            self.looks_at(owner)
        owner.goes("/lists")
        lists = owner.page.locator(".list-card a").evaluate_all("all => all.map(a => a.pathname)")
        # The wishes that are on no list have no such pages.
        lists.remove("/wishes")
        self.assertEqual(len(lists), len(self.titles) + 1)
        for path in lists:
            for end in ("", "/edit", "/share", "/delete"):
                owner.goes(path + end)
                self.looks_at(owner)
        owner.goes("/lists")
        owner.opens_list("Birthday")
        self.looks_at(owner, "Birthday")
        for path, name in self.cards(owner):
            self.assertIn(name, self.wishes)
            owner.goes(path)
            self.looks_at(owner, name)
            owner.goes(path + "/edit")
            self.looks_at(owner)
            expect(owner.page.get_by_label("What do you wish for?")).to_have_value(name)
            owner.goes(path + "/delete")
            self.looks_at(owner)

    def cards(self, visitor):
        links = visitor.page.locator(".wish-card a")
        found = links.evaluate_all(
            "all => all.map(a => [a.pathname, a.querySelector('strong').textContent])"
        )
        self.assertEqual(len(found), len(self.wishes))
        return found

    def test_wishes_of_any_name_are_only_text_to_friends_and_can_be_reserved(self):
        """Wishes of any name are only text to friends, and can be reserved and freed."""
        friend = self.member(self.friends, "Friend")
        friend.goes("/friends")
        friend.opens_list("Birthday")
        self.looks_at(friend, "Birthday")
        for path, name in self.cards(friend):
            friend.goes(path)
            self.looks_at(friend, name)
            for label, button in (
                ("Whisper to the others", "Whisper"),
                ("Write to everybody", "Comment"),
            ):
                friend.fills(label, name[:200])
                friend.taps(button)
                mine = friend.page.locator(".talk-lines .mine").filter(has_text=name[:200])
                expect(mine.first).to_be_visible()
            friend.taps("Reserve")
            friend.sees("Reserved by you")
            self.looks_at(friend, name)
        friend.goes("/cart")
        expect(friend.page.locator(".cart-entry")).to_have_count(len(self.wishes))
        self.looks_at(friend)
        for left in reversed(range(len(self.wishes))):
            entry = friend.page.locator(".cart-entry").first
            entry.locator("summary").click()
            entry.get_by_role("button", name="Release it").click()
            expect(friend.page.locator(".cart-entry")).to_have_count(left)
        friend.sees("It is free again.")

    def test_people_of_any_name_can_sign_in_and_be_friends(self):
        """People of any name can sign in, be friends, and be asked to see a list."""
        owner = self.member(self.owners)
        owner.goes("/friends")
        self.looks_at(owner)
        friends = owner.page.locator(".person a").evaluate_all(
            "all => all.map(a => [a.getAttribute('href'), a.querySelector('bdi').textContent])"
        )
        self.assertEqual({name for _, name in friends}, {"Friend", *self.people})
        for path, name in friends:
            owner.goes(path)
            self.looks_at(owner, name)
            owner.goes(path + "/remove")
            self.looks_at(owner)
        owner.goes("/lists")
        owner.opens_list("Birthday")
        owner.page.locator(".tools").get_by_role("link", name="Share").click()
        for name in self.people:
            owner.page.locator(".check").filter(has_text=name).get_by_role("checkbox").check()
        owner.taps("Share")
        owner.sees("Asked. They see the list once they say yes.")
        self.looks_at(owner)
        for name in self.people:
            self.signs_in_as(name)

    def signs_in_as(self, name):
        visitor = self.visitor(self.friends).is_let_in()
        visitor.goes("/sign-in")
        self.looks_at(visitor)
        visitor.page.locator("button.entrance").filter(has_text=name).first.click()
        visitor.page.wait_for_url(self.friends.address + "/")
        self.looks_at(visitor)
        visitor.sees("Owner wants to share “Birthday” with you")
        for path in ("/settings", "/friends"):
            visitor.goes(path)
            self.looks_at(visitor)
        visitor.leaves()
