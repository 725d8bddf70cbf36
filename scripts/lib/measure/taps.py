"""What people do most, done by hand on the real pages, and how many taps it takes."""

from playwright.sync_api import expect


class Finger:
    """Taps and types, and counts."""

    def __init__(self, page):
        self.page = page
        self.taps = 0
        self.fields = 0

    def tap(self, locator):
        locator.first.click()
        self.taps += 1

    def place(self, name):
        # Not by its whole name: a badge may stand beside it.
        self.tap(self.page.locator(".places a").filter(has_text=name))

    def button(self, name):
        self.tap(self.page.locator("main").get_by_role("button", name=name, exact=True))

    def card(self, kind, name):
        self.tap(self.page.locator(f".{kind}-card a").filter(has_text=name))

    def write(self, text):
        """Into the field where the cursor stands already: no tap."""
        self.page.keyboard.type(text)
        self.fields += 1


def add_a_wish(finger, visitor):
    finger.place("New wish")
    expect(visitor.page.get_by_label("What do you wish for?")).to_be_focused()
    finger.write("Rain coat")
    finger.button("Save")
    visitor.sees("Saved.")
    visitor.sees("Rain coat")


def share(finger, visitor):
    finger.place("Lists")
    finger.card("list", "List 0")
    finger.tap(visitor.page.locator(".tools").get_by_role("link", name="Share"))
    finger.tap(visitor.page.get_by_role("checkbox", name="Friend"))
    finger.button("Share")
    visitor.sees("Asked. They see the list once they say yes.")


def find(finger, visitor):
    finger.place("Friends")
    finger.card("list", "Birthday")
    visitor.sees_heading("Birthday")
    visitor.sees("Free")


def reserve(finger, visitor):
    finger.place("Friends")
    finger.card("list", "Birthday")
    finger.card("wish", "Wish 2")
    finger.button("Reserve")
    visitor.sees("Reserved. It is in your cart.")


TASKS = [
    ("note a wish", "owner", add_a_wish),
    ("share a list with a friend", "owner", share),
    ("find what a friend wishes for", "friend", find),
    ("reserve a wish", "friend", reserve),
]
