"""What people do most, done by hand on the real pages, and how many taps it takes."""

from playwright.sync_api import expect


# What asks the first page's owner to be friends.
NEIGHBOUR = "Neighbour"


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

    def choose(self, select, label):
        """A list opens with one tap, and the next one chooses."""
        select.select_option(label=label)
        self.taps += 2

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
    visitor.sees("Reserved by you")


def hold(finger, visitor):
    finger.place("Friends")
    finger.card("list", "Birthday")
    finger.card("wish", "Wish 3")
    finger.tap(visitor.page.locator("summary").filter(has_text="Hold it, I am at the shop"))
    finger.button("Hold it")
    visitor.sees("Held for you until")


def move(finger, visitor):
    finger.place("Lists")
    finger.tap(visitor.page.locator("main a[href='/wishes']"))
    finger.card("wish", "Rain coat")
    finger.tap(visitor.page.locator("summary").filter(has_text="Move to another list"))
    finger.choose(visitor.page.get_by_label("Where to?"), "List 1")
    finger.button("Move")
    visitor.sees("Moved.")


def search(finger, visitor):
    finger.tap(visitor.page.get_by_placeholder("Search all lists"))
    finger.write("wish 4")
    finger.button("Search")
    finger.card("wish", "Wish 4")
    visitor.sees_heading("Wish 4")


def say_yes_and_share(finger, visitor):
    question = visitor.page.locator(".question").filter(has_text=NEIGHBOUR)
    finger.tap(question.get_by_role("button", name="Say yes"))
    visitor.sees_heading(NEIGHBOUR)
    finger.tap(visitor.page.get_by_role("checkbox", name="Birthday", exact=True))
    finger.button("Share")
    visitor.sees("Asked. They see the list once they say yes.")


def make_a_checklist(finger, visitor):
    finger.place("New wish")
    finger.tap(visitor.page.locator(".makes a").filter(has_text="Checklist"))
    expect(visitor.page.get_by_label("Name")).to_be_focused()
    finger.write("Groceries")
    finger.button("Save")
    visitor.sees_heading("Groceries")


def record(finger, visitor):
    finger.place("New wish")
    finger.tap(visitor.page.locator(".makes a").filter(has_text="Voice"))
    finger.tap(visitor.page.locator("[data-record]"))
    expect(visitor.page.locator(".recording")).to_be_visible()


TASKS = [
    ("note a wish", "owner", add_a_wish),
    ("move a wish to a list", "owner", move),
    ("make a checklist", "owner", make_a_checklist),
    ("record a voice note", "owner", record),
    ("share a list with a friend", "owner", share),
    ("say yes to somebody and share a list with them", "owner", say_yes_and_share),
    ("find what a friend wishes for", "friend", find),
    ("search all lists and open a wish", "friend", search),
    ("reserve a wish", "friend", reserve),
    ("hold a wish", "friend", hold),
]
