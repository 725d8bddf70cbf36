"""The page of a wish on a phone: its photos, what is in reach of a thumb, and moving it."""

import neighbourhood
from case import BrowserTest
from pictures import picture
from playwright.sync_api import expect
from visitor import DESKTOP

# What has the focus, and whether the button that is always in reach lies over it.
_COVERED = """() => {
  const one = document.activeElement;
  const over = document.querySelector(".reach").getBoundingClientRect();
  const box = one.getBoundingClientRect();
  if (one === document.body || one.closest(".reach, .places, .top") || box.height === 0) return null;
  const isCovered = box.bottom > over.top && box.top < over.bottom;
  return isCovered ? one.outerHTML.slice(0, 120) : null;
}"""


class WishPage(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.friends = cls.home("Owner"), cls.home("Friend")
        cls.owners.adds_lists("Birthday", "Christmas")
        lamp = {"price": "199 SEK", "notes": "In brass\n" * 20, "place": "The market"}
        cls.owners.adds_wishes("Birthday", {"Lamp": lamp, "Tent": {}})
        for width in (320, 300):
            cls.owners.sends_file("items/photos/add", picture(width=width), item="Birthday/Lamp")
        neighbourhood.befriend(cls.owners, cls.friends)
        neighbourhood.share(cls.owners, "Birthday", cls.friends)

    def friend_at(self, wish, **options):
        friend = self.member(self.friends, **options)
        friend.goes("/friends")
        friend.opens_list("Birthday")
        friend.opens_wish(wish)
        return friend

    def test_reserving_is_in_reach_wherever_one_is_on_the_page(self):
        """On a phone *Reserve* is in view at both ends of a long page, and covers no focus."""
        friend = self.friend_at("Lamp")
        button = friend.page.locator("#reserve button")
        places = friend.page.locator(".places").bounding_box()
        for end in ("0", "document.body.scrollHeight"):
            friend.page.evaluate(f"() => scrollTo(0, {end})")
            box = button.bounding_box()
            self.assertGreaterEqual(box["y"], 0)
            self.assertLessEqual(box["y"] + box["height"], places["y"])
        # The end of the page is not under it.
        last = friend.page.locator("main > :last-child").bounding_box()
        self.assertLessEqual(last["y"] + last["height"], box["y"])
        friend.page.evaluate("() => scrollTo(0, 0)")
        for _ in range(40):
            friend.page.keyboard.press("Tab")
            self.assertIsNone(friend.page.evaluate(_COVERED))
        friend.page.set_viewport_size(DESKTOP)
        expect(friend.page.locator("#reserve")).to_have_css("position", "static")

    def test_photos_are_shown_one_at_a_time(self):
        """A dot leads to its photo and says which one is in view, without a new place in the history."""
        friend = self.friend_at("Lamp")
        strip, dots = friend.page.locator(".photos"), friend.page.locator(".photo-dots a")
        expect(dots).to_have_count(2)
        expect(dots.nth(0)).to_have_attribute("aria-current", "true")
        length = friend.page.evaluate("() => history.length")
        dots.nth(1).click()
        expect(dots.nth(1)).to_have_attribute("aria-current", "true")
        expect(dots.nth(0)).not_to_have_attribute("aria-current", "true")
        self.assertGreater(strip.evaluate("(strip) => strip.scrollLeft"), 100)
        self.assertEqual(friend.page.evaluate("() => history.length"), length)

    def test_a_photo_is_looked_at_in_the_page(self):
        """A photo opens over the page, is made larger, and Back leads to the page as it was."""
        friend = self.friend_at("Lamp")
        address = friend.page.url
        friend.marks_page()
        viewer = friend.page.locator("dialog.viewer")
        for closes in (
            friend.page.go_back,
            lambda: friend.page.keyboard.press("Escape"),
            lambda: viewer.get_by_role("button", name="Close").click(),
        ):
            friend.page.locator(".photos a").first.click()
            expect(viewer).to_be_visible()
            expect(viewer.locator("img")).to_have_js_property("naturalWidth", 320)
            width = viewer.locator("img").bounding_box()["width"]
            viewer.get_by_role("button", name="Larger").click()
            self.assertGreater(viewer.locator("img").bounding_box()["width"], width * 1.5)
            closes()
            expect(viewer).to_be_hidden()
            self.assertEqual(friend.page.url, address)
            self.assertTrue(friend.has_same_page())
        # What is new on the page behind it leaves it open.
        friend.page.locator(".photos a").first.click()
        expect(viewer).to_be_visible()
        self.owners.post("comments/add", on="Birthday/Lamp", text="For the window.")
        expect(friend.page.locator(".talk-lines").last).to_contain_text("For the window.")
        expect(viewer).to_be_visible()
        viewer.get_by_role("button", name="Close").click()
        expect(viewer).to_be_hidden()
        # One step of the history leads away, as if no photo had been looked at.
        friend.page.go_back()
        friend.sees_heading("Birthday")
        # Without scripts it is a page of its own, from which Back leads back as well.
        plain = self.friend_at("Lamp", java_script_enabled=False)
        link = plain.page.locator(".photos a").first
        self.assertIsNone(link.get_attribute("target"))
        photo = plain.profile.request.get(link.get_attribute("href"))
        self.assertTrue(photo.headers["content-type"].startswith("image/"))

    def test_a_hold_says_until_when(self):
        """Whoever is at the shop says for how long, and is told until when."""
        friend = self.friend_at("Tent")
        friend.unfolds("Hold it, I am at the shop")
        friend.page.get_by_label("For how long").select_option("180")
        friend.taps("Hold it")
        friend.sees("Held for you until")
        (entry,) = self.friends.get("giving/cart")["entries"]
        shown = friend.page.locator(".status.large").inner_text()
        hour, minute = (int(part) for part in shown.split()[-1].split(":"))
        self.assertEqual(entry["until"][14:16], f"{minute:02}")
        self.assertIn(hour, range(24))
        friend.taps("Release it")
        friend.sees("Free")

    def test_what_is_in_the_cart_has_its_picture(self):
        """A wish with a photo has it in the cart, and is freed behind the menu of its row."""
        friend = self.friend_at("Lamp")
        friend.taps("Reserve")
        friend.sees("Reserved · in your cart")
        friend.goes("/cart")
        row = friend.page.locator(".cart-entry").filter(has_text="Lamp")
        expect(row.locator(".picture img")).to_have_js_property("complete", True)
        self.assertGreater(row.locator(".picture img").evaluate("(one) => one.naturalWidth"), 0)
        expect(row.get_by_role("button", name="Release it")).to_be_hidden()
        row.locator("summary").click()
        row.get_by_role("button", name="Release it").click()
        friend.sees("It is free again.")
        expect(row).to_have_count(0)

    def test_a_wish_is_moved_from_its_page(self):
        """A wish goes to another list from its own page, which stays in view."""
        self.owners.adds_wishes("Birthday", ["Kite"])
        owner = self.member(self.owners)
        owner.goes("/lists")
        owner.opens_list("Birthday")
        owner.opens_wish("Kite")
        owner.unfolds("Move to another list")
        owner.page.get_by_label("Where to?").select_option(label="Christmas")
        owner.taps("Move")
        owner.sees("Moved.")
        owner.sees_heading("Kite")
        owner.page.locator(".crumbs a").filter(has_text="Christmas").click()
        owner.sees("Kite", within=".wishes")
