"""What an owner does with her wishes and her browser."""

from case import BrowserTest
from pictures import picture
from playwright.sync_api import expect

WISHES = ["Bicycle bell", "Wool socks", "Book about bees", "Tea cups", "Garden gloves"]


def way(page, begin, end):
    """Places on the screen, from the grip of one line to a little beyond the middle of another."""
    first = page.locator("[data-grip]").nth(begin).bounding_box()
    last = page.locator("[data-grip]").nth(end).bounding_box()
    beyond = 10 if end > begin else -10
    x, y = first["x"] + first["width"] / 2, first["y"] + first["height"] / 2
    until = last["y"] + last["height"] / 2 + beyond
    return [(x, y + (until - y) * step / 10) for step in range(11)]


def by_mouse(page, begin, end):
    places = way(page, begin, end)
    page.mouse.move(*places[0])
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*place)
    page.mouse.up()


def by_finger(page, begin, end):
    session = page.context.new_cdp_session(page)

    def touch(kind, *places):
        points = [{"x": x, "y": y} for x, y in places]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    places = way(page, begin, end)
    touch("touchStart", places[0])
    for place in places[1:]:
        touch("touchMove", place)
    touch("touchEnd")


class Wishes(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner")
        cls.owners.adds_lists("Birthday", "Christmas")
        cls.owners.adds_wishes("Birthday", WISHES)

    def at_list(self, title="Birthday"):
        owner = self.member(self.owners)
        owner.goes("/lists")
        owner.opens_list(title)
        return owner

    def test_several_wishes_are_moved_at_once(self):
        """Several wishes are moved to another list at once."""
        owner = self.at_list()
        owner.unfolds("Move several wishes")
        for name in ("Wool socks", "Garden gloves"):
            owner.ticks(name)
        owner.page.get_by_label("Where to?").select_option(label="Christmas")
        owner.taps("Move")
        owner.sees("Moved.")
        owner.sees_not("Wool socks", within=".wishes")
        owner.sees("Bicycle bell", within=".wishes")
        owner.goes("/lists")
        owner.opens_list("Christmas")
        owner.sees("Wool socks", within=".wishes")
        owner.sees("Garden gloves", within=".wishes")

    def test_a_search_may_have_several_words(self):
        """Two words are looked for as they were typed, and stand in the field again."""
        self.owners.adds_lists("Library")
        # From so many on there is a field to search in.
        self.owners.adds_wishes("Library", [*WISHES, "Book about birds", "Bee hive"])
        owner = self.at_list("Library")
        owner.unfolds("Search and sort")
        field = owner.page.locator("input[type=search]")
        field.fill("book bee")
        field.press("Enter")
        expect(owner.page.locator(".wish-card strong")).to_have_text(["Book about bees"])
        expect(field).to_have_value("book bee")

    def test_all_lists_are_searched_at_once(self):
        """Words are looked for on every list, and what is found stands under its list."""
        self.owners.adds_lists("Kitchen")
        self.owners.adds_wishes("Kitchen", ["Tea pot of iron"])
        owner = self.member(self.owners)
        owner.goes("/lists")
        owner.unfolds("Search all lists")
        owner.page.get_by_role("searchbox", name="Search all lists").fill("tea")
        owner.taps("Search")
        for title, wish in (("Birthday", "Tea cups"), ("Kitchen", "Tea pot of iron")):
            group = owner.page.locator("main section").filter(has_text=title)
            expect(group.locator(".wish-card strong")).to_have_text([wish])
        owner.opens_wish("Tea pot of iron")

    def test_a_list_that_was_made_opens_and_takes_wishes(self):
        """A new list opens, and *New wish* in the bar and at its top is for this list."""
        owner = self.member(self.owners)
        owner.goes("/lists/new")
        owner.fills("Name", "Garden")
        owner.taps("Save")
        owner.sees("The list is made.")
        owner.sees_heading("Garden")
        owner.page.locator(".places .new").click()
        chosen = owner.page.get_by_label("On which list").locator("option:checked")
        expect(chosen).to_have_text("Garden")
        owner.fills("What do you wish for?", "Rake")
        owner.taps("Save")
        owner.sees_heading("Garden")
        owner.page.locator(".tools").get_by_role("link", name="New wish").click()
        expect(chosen).to_have_text("Garden")

    def test_a_line_is_dragged_to_its_place(self):
        """A line goes where it is dragged, by mouse and by finger, over several others, and stays there."""
        names = ["Tent", "Rope", "Lamp", "Stove"]
        self.owners.adds_lists("Hiking")
        self.owners.adds_wishes("Hiking", names)
        owner = self.at_list("Hiking")
        owner.taps("Arrange", "link")
        for drags, begin, end in ((by_mouse, 3, 0), (by_finger, 0, 2)):
            lines = owner.page.locator(".arrange bdi")
            expect(lines).to_have_text(names)
            with owner.page.expect_response(lambda answer: answer.url.endswith("/do")):
                drags(owner.page, begin, end)
            names.insert(end, names.pop(begin))
            expect(lines).to_have_text(names)
            owner.page.reload()
            expect(lines).to_have_text(names)

    def test_a_wish_is_noted_with_two_taps(self):
        """The place in the bar leads to one field, which takes a name or a link; the last list is chosen already."""
        for scripts in (True, False):
            with self.subTest(scripts=scripts):
                owner = self.member(
                    self.owners, java_script_enabled=scripts, size={"width": 375, "height": 664}
                )
                owner.goes("/new?list=")
                owner.page.get_by_label("On which list").select_option(label="Birthday")
                owner.fills("What do you wish for?", f"Bowl {scripts}")
                owner.taps("Save")
                owner.sees_heading("Birthday")
                owner.page.locator(".places").get_by_role("link", name="New wish").click()
                name = owner.page.get_by_label("What do you wish for?")
                expect(name).to_be_focused()
                name.fill(f"https://shop.invalid/things/red-oil-cans-{scripts}")
                # Still in sight with everything else unfolded, and scrolled to the end.
                owner.unfolds("More about it")
                owner.page.get_by_label("Tags, with commas between").scroll_into_view_if_needed()
                save = owner.page.get_by_role("button", name="Save", exact=True)
                expect(save).to_be_in_viewport()
                save.click()
                owner.sees(f"Saved as “red oil cans {scripts}”.")
                owner.sees_heading("Birthday")
                owner.opens_wish(f"red oil cans {scripts}")
                expect(owner.page.get_by_role("link", name="shop.invalid")).to_be_visible()

    def test_a_deleted_wish_comes_back_by_one_tap(self):
        """A deleted wish comes back, to its place, by the button beside the notice."""
        owner = self.at_list()
        names = owner.page.locator(".wish-card strong")
        before = names.all_text_contents()
        owner.opens_wish("Book about bees")
        owner.taps("Delete")
        owner.sees("Deleted.")
        expect(names).to_have_count(len(before) - 1)
        owner.sees_not("Book about bees", within=".wishes")
        owner.taps("Undo")
        owner.sees("It is back.")
        expect(names).to_have_text(before)

    def test_a_deleted_list_comes_back_by_one_tap(self):
        """A deleted list comes back, with all that is on it, by the button beside the notice."""
        self.owners.adds_lists("Camping")
        self.owners.adds_wishes("Camping", ["Tent"])
        owner = self.at_list("Camping")
        address = owner.page.url
        owner.unfolds("More")
        owner.taps("Delete the list")
        owner.sees("The list is deleted.")
        owner.sees_not("Camping", within="main section")
        self.assertEqual(owner.page.request.get(address).status, 404)
        owner.taps("Undo")
        owner.sees("It is back.")
        owner.opens_list("Camping")
        owner.sees("Tent", within=".wishes")

    def test_a_photo_is_added_shown_and_taken_away(self):
        """A photo is added with a wish, shown small and large, and taken away."""
        owner = self.at_list()
        owner.page.locator("main").get_by_role("link", name="New wish").click()
        owner.fills("What do you wish for?", "Warm lamp")
        owner.page.locator("input[type=file]").set_input_files(
            {"name": "lamp.png", "mimeType": "image/png", "buffer": picture()}
        )
        owner.taps("Save")
        owner.sees("Saved.")
        small = owner.page.locator(".wish-card").filter(has_text="Warm lamp").locator("img")
        self.is_drawn(small)
        owner.opens_wish("Warm lamp")
        large = owner.page.locator(".photos img")
        self.is_drawn(large, width=320)
        owner.taps("Edit", "link")
        owner.ticks("Remove")
        owner.taps("Save")
        owner.sees_heading("Warm lamp")
        expect(large).to_have_count(0)

    def is_drawn(self, image, width=None):
        image.scroll_into_view_if_needed()
        expect(image).to_have_js_property("complete", True)
        if width:
            expect(image).to_have_js_property("naturalWidth", width)
        else:
            self.assertGreater(image.evaluate("image => image.naturalWidth"), 0)

    def test_what_is_no_picture_is_refused_and_nothing_typed_is_lost(self):
        """A file that is no picture is refused with a reason, and nothing that was typed is lost."""
        owner = self.at_list()
        owner.page.locator("main").get_by_role("link", name="New wish").click()
        owner.fills("What do you wish for?", "Standing lamp")
        owner.fills("Details: size and what else helps", "In brass")
        owner.page.locator("input[type=file]").set_input_files(
            {"name": "lamp.png", "mimeType": "image/png", "buffer": b"a lamp, in words"}
        )
        owner.taps("Save")
        expect(owner.page.get_by_role("alert")).to_be_visible()
        expect(owner.page.get_by_label("What do you wish for?")).to_have_value("Standing lamp")
        expect(owner.page.get_by_label("Details: size and what else helps")).to_have_value("In brass")
        owner.goes("/lists")
        owner.opens_list("Birthday")
        owner.sees_not("Standing lamp")

    def test_a_price_that_cannot_be_read_is_refused_with_a_reason(self):
        """A price that cannot be read is refused with a reason beside the form."""
        owner = self.at_list()
        owner.page.locator("main").get_by_role("link", name="New wish").click()
        owner.fills("What do you wish for?", "Radio")
        owner.fills("Price", "a lot")
        owner.taps("Save")
        expect(owner.page.get_by_role("alert")).to_contain_text("a lot")
        expect(owner.page.get_by_label("What do you wish for?")).to_have_value("Radio")
        chosen = owner.page.get_by_label("On which list").locator("option:checked")
        expect(chosen).to_have_text("Birthday")

    def test_a_form_that_is_saved_unchanged_changes_nothing(self):
        """A form that is saved as it was shown changes nothing, a tag with a comma in it included."""
        self.owners.adds_lists("Kept")
        lamp = {
            "tags": ["red, not blue", "light"], "price": "1299.50 SEK", "quantity": "2", "place": "Main street",
            "position": "59.3293,18.0686", "notes": "First\nsecond ", "store": "Corner shop",
        }  # fmt: skip
        self.owners.adds_wishes("Kept", {"Lamp": lamp})
        before = self.owners.item("Kept/Lamp")
        owner = self.member(self.owners)
        owner.page.goto(f"{self.owners.address}/lists/{before['listID']}/{before['id']}/edit")
        with owner.page.expect_response(lambda answer: answer.request.method == "POST"):
            owner.taps("Save")
        expect(owner.page.get_by_role("heading", name="Lamp")).to_be_visible()
        self.assertEqual(self.owners.item("Kept/Lamp"), before)
        owner.page.goto(f"{self.owners.address}/lists/{before['listID']}/{before['id']}/edit")
        owner.page.locator("input[name=tags]").evaluate("field => field.value = 'warm, light'")
        with owner.page.expect_response(lambda answer: answer.request.method == "POST"):
            owner.taps("Save")
        expect(owner.page.get_by_role("heading", name="Lamp")).to_be_visible()
        self.assertEqual(self.owners.item("Kept/Lamp")["tags"], ["warm", "light"])

    def test_the_language_and_the_size_of_text_are_a_browsers_own(self):
        """The language and the size of the text are chosen for one browser and stay."""
        owner = self.member(self.owners)
        size = self.size_of_text(owner)
        owner.goes("/settings/look")
        owner.page.get_by_label("Language").select_option(label="svenska")
        owner.page.get_by_label("Text size").select_option(label="Very large")
        owner.page.locator("form[action='/settings/look'] button").click()
        expect(owner.page.locator("html")).to_have_attribute("lang", "sv")
        owner.goes("/lists")
        expect(owner.page.locator("html")).to_have_attribute("lang", "sv")
        owner.sees_heading("Dina listor")
        self.assertAlmostEqual(self.size_of_text(owner) / size, 1.5, places=2)
        other = self.member(self.owners)
        expect(other.page.locator("html")).to_have_attribute("lang", "en")
        swede = self.member(self.owners, locale="sv-SE")
        expect(swede.page.locator("html")).to_have_attribute("lang", "sv")

    def size_of_text(self, visitor):
        return visitor.page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)")
