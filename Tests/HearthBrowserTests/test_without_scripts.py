"""Everything works without scripts; they only make it nicer."""

import neighbourhood
from case import BrowserTest
from waiting import eventually


class WithoutScripts(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.friends = cls.home("Owner"), cls.home("Friend")
        cls.owners.adds_lists("Birthday")
        cls.owners.adds_wishes("Birthday", ["Bicycle bell"])
        neighbourhood.befriend(cls.owners, cls.friends)
        neighbourhood.share(cls.owners, "Birthday", cls.friends)

    def test_a_wish_is_added_without_scripts(self):
        """Without scripts somebody signs in, makes a list and adds a wish to it."""
        owner = self.member(self.owners, java_script_enabled=False)
        owner.goes("/lists/new")
        owner.fills("Name", "House")
        owner.taps("Save")
        owner.goes("/lists")
        owner.opens_list("House")
        owner.page.locator("main").get_by_role("link", name="New wish").click()
        owner.fills("What do you wish for?", "Warm lamp")
        owner.unfolds("More about it")
        owner.fills("Store", "The lamp shop")
        owner.taps("Save")
        owner.sees("Saved.")
        owner.opens_wish("Warm lamp")
        owner.sees("The lamp shop")
        owner.taps("Delete")
        owner.sees_not("Warm lamp", within=".cards")
        owner.taps("Undo")
        owner.sees("Warm lamp")

    def test_a_wish_is_reserved_without_scripts(self):
        """Without scripts a friend reserves a wish, buys it and whispers of it."""
        friend = self.member(self.friends, java_script_enabled=False)
        friend.goes("/friends")
        friend.opens_list("Birthday")
        friend.opens_wish("Bicycle bell")
        friend.fills("Whisper to the others", "I know a good shop.")
        friend.taps("Whisper")
        friend.sees("I know a good shop.")
        friend.taps("Reserve")
        friend.sees("Reserved by you")
        friend.taps("Cart", "link", exact=False)
        friend.page.locator(".cart-entry").get_by_role("button", name="I have bought it").click()
        friend.sees("Marked as bought")
        friend.goes("/settings")
        friend.signs_out()
        friend.sees("Who is it?")

    def test_a_friend_is_found_without_scripts(self):
        """Without scripts friends find each other by link and say yes to a list."""
        aunts = self.home("Aunt")
        aunt = self.member(aunts, java_script_enabled=False)
        owner = self.member(self.owners, java_script_enabled=False)
        owner.goes("/friends/add")
        link = owner.page.locator("#own-link").text_content()
        aunt.goes("/friends/add")
        aunt.fills("The link", link)
        aunt.taps("Ask to be friends")
        aunt.sees("Asked. Your friend has to say yes.")
        self.looks_until(owner, "/friends", "Aunt wants to be your friend")
        owner.taps("Say yes")
        owner.sees("You and Aunt are friends now.")
        owner.ticks("Birthday")
        owner.taps("Share")
        owner.sees("Asked. They see the list once they say yes.")
        self.looks_until(aunt, "/", "Owner wants to share “Birthday” with you")
        aunt.taps("Say yes", "link")
        aunt.taps("With a few minutes' delay")
        # Where it is waited for leads to the list.
        self.looks_until(aunt, aunt.path, "Bicycle bell")

    def looks_until(self, visitor, path, text):
        """Loads the page anew until it shows the text: without scripts it does not by itself."""

        def is_there():
            visitor.goes(path)
            return visitor.page.locator("main").get_by_text(text).count() > 0

        eventually(f"that {path} shows “{text}”", is_there)
