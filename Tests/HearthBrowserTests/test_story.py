"""Three new homes, three browsers, one birthday: the way through it by hand."""

import crawl
from case import BrowserTest
from playwright.sync_api import expect
from waiting import eventually


class Story(BrowserTest):
    @classmethod
    def prepare(cls):
        names = ("Owner", "Friend", "Aunt")
        cls.homes = {name: cls.home(name, is_made=False) for name in names}

    def test_a_wish_is_reserved_from_home_to_home_and_the_owner_never_learns_of_it(self):
        """A wish is reserved from home to home, and all the owner's pages stay as they were."""
        owner, friend, aunt = (self.visitor(home) for home in self.homes.values())
        for visitor in (owner, friend, aunt):
            self.comes_in(visitor)

        self.makes_a_list(owner, "Birthday", ["Bicycle bell", "Wool socks"])
        link = self.link_of(owner)
        owner.goes("/friends")
        for visitor in (friend, aunt):
            self.asks_to_be_friends(visitor, link)
            # The owner's page stays open and shows who asks.
            name = visitor.home.members[0]
            owner.sees(f"{name} wants to be your friend")
            owner.taps("Say yes")
            # It leads on to sharing.
            owner.sees(f"You and {name} are friends now.")
            owner.sees_heading(name)
            expect(owner.page.locator("#share").get_by_role("checkbox", name="Birthday")).to_be_visible()
            owner.goes("/friends")
            expect(owner.page.locator(".person").filter(has_text=name)).to_be_visible()
        self.shares(owner, "Birthday", ["Friend", "Aunt"])
        for visitor in (friend, aunt):
            self.takes_the_list(visitor, "Birthday")
        self.is_settled(owner, ["Friend", "Aunt"])

        for visitor in (friend, aunt):
            visitor.goes("/friends")
            visitor.opens_list("Birthday")
        aunt.marks_page()
        expect(aunt.page.locator(".status.free")).to_have_count(2)
        owner.goes("/lists")
        owner.opens_list("Birthday")
        owner.opens_wish("Bicycle bell")
        before = self.quiet_pages(owner)
        shown, asked = owner.page.content(), len(owner.requests)

        # A tap on the wish, a tap on the button.
        friend.opens_wish("Bicycle bell")
        friend.sees("Reserving says that you will give this. Aunt will see it; Owner never will.")
        friend.taps("Reserve")
        friend.sees("Reserved · in your cart")
        friend.sees("Reserved by you")

        # Neither let the other's home dial hers: what Aunt sees has come by the owner's home.
        expect(aunt.page.locator(".wish-card.is-taken")).to_have_count(1)
        aunt.sees("Taken by Friend")
        self.assertTrue(aunt.has_same_page(), "the page was loaded anew")
        aunt.opens_wish("Bicycle bell")
        aunt.sees("Friend")
        aunt.sees("reserved it")

        self.assertEqual(owner.page.content(), shown)
        self.assertEqual(owner.requests[asked:], [], "the owner's open page looked again")
        after = crawl.everything(owner)
        self.assertEqual(crawl.differences(before, after), [])
        self.assertEqual(before, after)
        self.assertLess({"/lists", "/news", "/cart", "/settings", owner.path}, set(after))
        for path, (_, _, body) in after.items():
            self.assertNotIn(b"eserved", body, path)

    # The steps

    def comes_in(self, visitor):
        answer = visitor.goes("/")
        self.assertEqual(answer.status, 403)
        visitor.sees_heading("This browser is not let in yet")
        visitor.fills("Or paste the code from the link", visitor.home.key)
        visitor.taps("Let this browser in")
        visitor.sees_heading("Welcome to Hearth")
        visitor.fills("What is the household called?", f"Home of {visitor.home.members[0]}")
        visitor.fills("What are you called?", visitor.home.members[0])
        visitor.taps("Set up")
        visitor.sees("Give friends your link")
        visitor.taps("Begin", "link")
        visitor.sees("Begin here")

    def makes_a_list(self, visitor, title, wishes):
        visitor.taps("Lists", "link")
        visitor.taps("Make the first list", "link")
        visitor.fills("Name", title)
        visitor.taps("Save")
        visitor.goes("/lists")
        visitor.opens_list(title)
        for name in wishes:
            visitor.page.locator("main").get_by_role("link", name="New wish").click()
            visitor.fills("What do you wish for?", name)
            visitor.taps("Save")
            visitor.sees("Saved.")
            visitor.sees(name)

    def link_of(self, visitor):
        visitor.goes("/friends/add")
        return visitor.page.locator("#own-link").text_content()

    def asks_to_be_friends(self, visitor, link):
        visitor.taps("Friends", "link")
        visitor.taps("Add a friend", "link")
        visitor.fills("The link", link)
        visitor.taps("Ask to be friends")
        visitor.sees("Asked. Your friend has to say yes.")

    def shares(self, visitor, title, names):
        visitor.goes("/lists")
        visitor.opens_list(title)
        visitor.taps("Share", "link")
        for name in names:
            visitor.ticks(name)
        visitor.taps("Share")
        visitor.sees("Asked. They see the list once they say yes.")

    def takes_the_list(self, visitor, title):
        visitor.goes("/")
        visitor.sees(f"Owner wants to share “{title}” with you")
        visitor.taps("Say yes", "link")
        visitor.sees("can see your home's internet address (IP), not your street")
        visitor.taps("With a few minutes' delay")
        # It opens by itself when it comes.
        visitor.sees_heading(title)
        visitor.goes("/friends")
        card = visitor.page.locator(".list-card").filter(has_text=title)
        expect(card).to_contain_text("2 wishes")

    def is_settled(self, visitor, names):
        """Everybody's answer has come to the owner, and she has read her news."""
        visitor.goes("/lists")
        visitor.opens_list("Birthday")
        visitor.page.locator(".tools").get_by_role("link", name="Share").click()
        for name in names:
            row = visitor.page.locator(".reader").filter(has_text=name)
            expect(row).to_be_visible()
            expect(row).not_to_contain_text("asked")

    def quiet_pages(self, visitor):
        """The owner's pages once the hello of everybody has come to rest."""
        kept = [crawl.everything(visitor)]

        def is_quiet():
            kept.append(crawl.everything(visitor))
            return kept[-1] == kept[-2]

        eventually("that the owner's pages came to rest", is_quiet)
        return kept[-1]
