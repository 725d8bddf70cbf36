"""The shop: a checklist on phones without the home's network. What is done is drawn, taken back, and counts once; and
notes that were never opened can be read."""

import devices
import kept
from case import BrowserTest
from long import IS_LONG
from own_phone import OwnPhone
from pictures import picture
from playwright.sync_api import expect
from visitor import Visitor
from waiting import eventually

# What waits on a phone: in words, and whether it may have arrived.
WAITING = """async () => (await inOutbox("readonly", (store) => store.getAll())).map((one) => [one.words, one.sent])"""
# What one thing that waits means for another.
SETTLED = """(steps) => {
  let all = [];
  for (const [number, [fields, sent]] of steps.entries()) {
    const made = fields["form-id"]?.slice(0, 16);
    const fresh = { id: number, action: "/do", fields: Object.entries(fields), sent, made, problem: null };
    const { drop, put, adds } = settle(all, fresh);
    all = all.filter((one) => !drop.includes(one.id)).map((one) => put.find(({ id }) => id === one.id) ?? one);
    if (adds) all.push(fresh);
  }
  return all.map((one) => about(one)).map(
    ({ name, path, said }) => [name, path, said.name ?? said.other ?? said.isDone ?? said.placement ?? ""].join(" "));
}"""
NO_ROOM = """() => {
  const real = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (value) {
    const asked = real.call(this, value);
    this.transaction.abort();
    return asked;
  };
}"""


def tick(path, is_done, sent=False):
    return {"do": "notes/check", "lines[]": path, "isDone": str(is_done).lower()}, sent


def add(number, name, sent=False):
    return {"do": "notes/lines/add", "list": "aa", "name": name, "form-id": number * 32}, sent


def remove(path):
    return {"do": "notes/bin", "notes[]": path}, False


def after(path, other):
    return {"do": "items/order", "items[]": path, "placement": "after", "other": other}, False


def gift(what, sent=False):
    return {"do": f"giving/{what}", "wish": "aa/1"}, sent


NEW = "aa/" + "7" * 16
SETTLING = {
    "a second tap": ([tick("aa/1", True), tick("aa/1", False)], []),
    "a third": ([tick("aa/1", True), tick("aa/1", False), tick("aa/1", True)], ["tick aa/1 true"]),
    "under way": ([tick("aa/1", True, True), tick("aa/1", False)], ["tick aa/1 true", "tick aa/1 false"]),
    "a new line": ([add("7", "Milk"), tick(NEW, True)], [f"add {NEW} Milk", f"tick {NEW} true"]),
    "called otherwise": (
        [add("7", "Milk"), ({"do": "notes/edit", "note": NEW, "name": "Oat milk"}, False)], [f"add {NEW} Oat milk"]
    ),
    "removed": ([add("7", "Milk"), tick(NEW, True), after("aa/1", "7" * 16), remove(NEW)], ["order aa/1 last"]),
    "removed under way": ([add("7", "Milk", True), remove(NEW)], [f"add {NEW} Milk", f"gone {NEW} "]),
    "put elsewhere twice": ([after("aa/1", "2"), after("aa/1", "3")], ["order aa/1 3"]),
    "put elsewhere between": (
        [after("aa/1", "2"), after("aa/3", "1"), after("aa/1", "4")], ["order aa/1 2", "order aa/3 1", "order aa/1 4"]
    ),
    "not taken": ([gift("reserve"), gift("bought"), gift("free")], []),
    "taken, perhaps": ([gift("reserve", True), gift("free")], ["claim aa/1 ", "claim aa/1 "]),
}  # fmt: skip


class ShopTest(OwnPhone, BrowserTest):
    @classmethod
    def prepare(cls):
        super().prepare()
        cls.second = Visitor(cls.elsewhere, chromium=devices.chromium())
        devices.install(cls.second, cls.home_, "Owner")
        cls.addClassCleanup(cls.second.leaves)
        cls.paths = {}
        for title in ("Groceries", "Hardware", "Party"):
            made = cls.home_.post("notes/lists/new", title=title, isChecklist=True)
            cls.paths[title] = f"/lists/{made['id']}"
            for name in ("Milk", "Bread", "Eggs"):
                cls.home_.post("notes/lines/add", list=title, name=name)

    def tearDown(self):
        # They tell each other nothing: each test begins with what the home has.
        self.second.complaints.clear()
        super().tearDown()

    def lines(self, title):
        shown = self.home_.get("notes/checklist/show", list=title)
        return [one["name"] for one in shown["open"]], sorted(one["name"] for one in shown["done"])

    def opens(self, phone, title):
        for path in (self.paths[title] + "/arrange", self.paths[title]):
            # A page that says once what came of something is not kept.
            eventually(
                f"that {path} is kept", lambda path=path: phone.goes(path) and path in kept.paths(phone)
            )

    def row(self, phone, name):
        return phone.page.locator(".check-lines li").filter(has_text=name)

    def is_drawn(self, phone, name, is_done, waits=True):
        row = self.row(phone, name)
        expect(row.get_by_role("checkbox")).to_have_attribute("aria-checked", str(is_done).lower())
        expect(row.locator(".clock")).to_have_count(1 if waits else 0)

    def taps(self, phone, name):
        self.row(phone, name).get_by_role("checkbox").click()

    def adds(self, phone, name):
        phone.page.get_by_placeholder("A new line").fill(name)
        phone.page.get_by_role("button", name="Add", exact=True).click()
        self.is_drawn(phone, name, False)

    def opens_menu(self, phone, name):
        row = self.row(phone, name)
        row.locator("summary").click()
        return row.locator("details")

    def comes_home(self, phone, title):
        phone.page.goto(self.paths[title])
        eventually("that nothing waits", lambda: phone.page.evaluate(WAITING) == [])
        phone.page.goto("about:blank")

    def test_two_phones_in_a_shop(self):
        """Two phones do things on one list without a connection; they come home in either order, and all counts once."""
        phones = (self.phone, self.second)
        orders = (("Groceries", (0, 1)), ("Hardware", (1, 0)))
        for title, order in orders[: 2 if IS_LONG else 1]:
            with self.subTest(title=title):
                for phone in phones:
                    self.opens(phone, title)
                self.line.cuts()
                self.one_in_the_shop(self.phone)
                self.other_in_the_shop(self.second, title)
                for phone in phones:
                    # The page is closed, and opened again.
                    phone.page.close()
                    phone.page = phone.profile.new_page()
                    phone.page.goto(self.paths[title])
                    expect(phone.page.locator(".outbox summary")).to_contain_text("No connection")
                    self.is_drawn(phone, "Pears", False)
                    self.is_drawn(phone, "Milk", True)
                    phone.page.goto("about:blank")
                self.line.holds()
                for place in order:
                    self.comes_home(phones[place], title)
                self.assertEqual(self.lines(title), (["Eggs", "Bread", "Pears", "Apples"], ["Figs", "Milk"]))

    def one_in_the_shop(self, phone):
        self.taps(phone, "Milk")
        self.is_drawn(phone, "Milk", True)
        self.taps(phone, "Bread")
        self.is_drawn(phone, "Bread", True)
        # A second tap before it was sent takes it out of the outbox.
        self.taps(phone, "Bread")
        self.is_drawn(phone, "Bread", False, waits=False)
        self.adds(phone, "Pears")
        self.adds(phone, "Figs")
        self.taps(phone, "Figs")
        self.is_drawn(phone, "Figs", True)
        # What is ticked goes to the lines that are done, here too.
        expect(phone.page.locator(".check-lines strong")).to_have_text(["Bread", "Eggs", "Pears", "Figs", "Milk"])
        summary = phone.page.locator(".outbox summary")
        expect(summary).to_have_text("No connection · 4 waiting")
        summary.click()
        expect(phone.page.locator(".outbox li").first).to_contain_text("Tick Milk")
        phone.page.get_by_role("button", name="Send now").click()
        expect(phone.page.locator(".outbox")).to_contain_text("Your home does not answer.")

    def other_in_the_shop(self, phone, title):
        self.taps(phone, "Milk")
        for name in ("Pears", "Plums", "Kiwis"):
            self.adds(phone, name)
        menu = self.opens_menu(phone, "Plums")
        menu.get_by_role("textbox").fill("Apples")
        menu.get_by_role("button", name="Save").click()
        self.is_drawn(phone, "Apples", False)
        self.opens_menu(phone, "Kiwis").get_by_role("button", name="Remove").click()
        expect(self.row(phone, "Kiwis")).to_have_count(0)
        phone.page.goto(self.paths[title] + "/arrange")
        lines = phone.page.locator(".arrange li")
        for order in (["Milk", "Eggs", "Bread"], ["Eggs", "Milk", "Bread"]):
            lines.filter(has_text="Eggs").get_by_role("button", name="Up").click()
            expect(lines.locator("bdi")).to_have_text([*order, "Pears", "Apples"])

    def test_answers_that_got_lost(self):
        """What may have arrived is drawn; a second tap sends the opposite after it; a line that is gone is told."""
        phone, title = self.phone, "Party"
        self.opens(phone, title)
        self.line.loses_answers = True
        self.taps(phone, "Milk")
        eventually("that it arrives", lambda: self.lines(title)[1] == ["Milk"])
        self.is_drawn(phone, "Milk", True)
        self.taps(phone, "Milk")
        self.is_drawn(phone, "Milk", False)
        self.assertEqual(phone.page.evaluate(WAITING), [["Tick Milk", True], ["Untick Milk", False]])
        self.adds(phone, "Nuts")
        self.taps(phone, "Eggs")
        (eggs,) = [one for one in self.home_.items(title) if one["name"] == "Eggs"]
        self.home_.post("items/delete", item=f"{title}/{eggs['id']}")
        self.line.cuts()
        self.line.holds()
        phone.page.goto(self.paths[title])
        box = phone.page.locator(".outbox")
        expect(box).to_contain_text("It is not there any more.")
        expect(box.locator("li")).to_have_count(1)
        expect(box.locator("li")).to_contain_text("Tick Eggs")
        box.get_by_role("button", name="Close").click()
        expect(box).to_be_hidden()
        self.assertEqual(self.lines(title), (["Milk", "Bread", "Nuts"], []))

    def test_what_one_thing_means_for_another(self):
        """What was never under way is taken out, and of what may have arrived the opposite is sent after it."""
        self.phone.goes(self.paths["Party"])
        for what, (steps, settled) in SETTLING.items():
            with self.subTest(what=what):
                self.assertEqual(self.phone.page.evaluate(SETTLED, steps), settled)

    def test_a_full_device(self):
        """Where the browser has no room left, that is said, and nothing looks done."""
        phone = self.phone
        self.opens(phone, "Party")
        self.line.cuts()
        phone.page.goto(self.paths["Party"])
        phone.page.evaluate(NO_ROOM)
        self.taps(phone, "Bread")
        phone.sees("This device has no room left", within="#told")
        self.is_drawn(phone, "Bread", False, waits=False)
        field = phone.page.get_by_placeholder("A new line")
        field.fill("Salt")
        phone.page.get_by_role("button", name="Add", exact=True).click()
        expect(field).to_have_value("Salt")

    def test_notes_that_were_never_opened(self):
        """Every note is on the phone: one that was never opened is read and found there, and a number says how many."""
        for name, text in (("Boiler", "Press the **red** button twice."), ("Svärmor", "Fyller år i maj.")):
            made = self.home_.post("notes/add", name=name, text=text)
            if name == "Boiler":
                boiler = f"/lists/{made['listID']}/{made['id']}"
                self.home_.sends_file("items/photos/add", picture(), item=boiler.removeprefix("/lists/"))
        phone = self.second
        phone.goes("/notes")
        phone.page.evaluate("async () => { localStorage.removeItem('hearth-kept/notes/kept'); await keepMore(); }")
        here = phone.page.locator("[data-texts-here]")
        expect(here).to_contain_text("Notes on this phone:")
        said = here.inner_text().split()
        self.assertEqual(said[-3], said[-1])
        self.assertEqual([one for one in kept.paths(phone) if one == boiler], [])
        self.line.cuts()
        phone.page.goto(boiler)
        phone.sees_heading("Boiler")
        phone.sees("button twice")
        eventually(
            "that the picture is shown",
            lambda: phone.page.locator(".photos img").evaluate("(one) => one.complete && one.naturalWidth > 0"),
        )
        phone.page.goto("/notes/find?q=svarmor+maj")
        expect(phone.page.locator(".note-card strong")).to_have_text(["Svärmor"])
        phone.page.locator(".note-card a").click()
        phone.sees("Fyller år i maj.")
        phone.page.goto(self.paths["Party"])
        phone.sees_heading("Party")
