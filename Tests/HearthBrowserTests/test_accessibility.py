"""Every page is for everybody: axe finds nothing, fingers hit, nothing sticks out."""

import os

import layout
import neighbourhood
from axe_playwright_python.sync_playwright import Axe
from case import BrowserTest
from pictures import picture
from visitor import DESKTOP, PHONE

NARROW = {"width": 320, "height": 640}
# In the dark nothing changes but colours.
ALL = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
LOOKS = [
    ("phone", PHONE, "light", ALL), ("phone", PHONE, "dark", COLOURS),
    ("desktop", DESKTOP, "light", ALL), ("desktop", DESKTOP, "dark", COLOURS),
]  # fmt: skip


class Accessibility(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.friends = cls.home("Owner"), cls.home("Friend")
        photo = os.path.join(cls.folder, "photo.png")
        with open(photo, "wb") as file:
            file.write(picture())
        cls.owners.run("list", "new", "Birthday", "--date", "2099-12-12", "--occasion", "birthday")
        cls.owners.run("list", "new", "Christmas")
        wishes = {
            "Wool socks": [
                "--price", "199.50 SEK", "--store", "The wool shop", "--quantity", "3",
                "--notes", "Size 39, any colour but grey", "--photo", photo, "--priority", "high",
                "--link", "https://example.org/socks", "--place", "The market", "--tag", "warm",
            ],
            "Weekend in the mountains": ["--price", "2400 SEK"],
            **{f"Book about bees, volume {number}": [] for number in range(1, 7)},
        }  # fmt: skip
        neighbourhood.add_wishes(cls.owners, "Birthday", wishes)
        cls.owners.run("wish", "add", "Tea cups")
        cls.owners.run("profile", "set", "--birthday", "1985-01-17", "--size", "Shoes=39")
        neighbourhood.befriend(cls.owners, cls.friends)
        neighbourhood.share(cls.owners, "Birthday", cls.friends)
        gift = "Owner/Birthday/"
        cls.friends.run("reserve", gift + "Wool socks", "--yes")
        cls.friends.run("chip-in", gift + "Weekend in the mountains", "400 SEK", "--yes")
        cls.friends.run("whisper", gift + "Wool socks", "Two of them are mine.")
        cls.friends.run("comment", gift + "Wool socks", "Which colour?")
        cls.friends.run("list", "new", "House")
        cls.friends.run("share", "House", "--with", "Owner")

    # The pages

    def owners_pages(self, owner):
        yield from (
            "/", "/wishes", "/lists", "/lists/new", "/new", "/friends", "/friends/add",
            "/friends/Friend", "/friends/Friend/remove", "/cart", "/settings", "/settings/recovery",
            "/settings/people", "/welcome", "/news", "/lists/none", "/not-sent",
        )  # fmt: skip
        owner.goes("/lists")
        owner.opens_list("Birthday")
        yield from self.with_ends(owner.path, "", "/share", "/edit", "/delete")
        owner.goes("/lists")
        owner.opens_list("Birthday")
        owner.opens_wish("Wool socks")
        yield from self.with_ends(owner.path, "", "/edit", "/delete")

    def friends_pages(self, friend):
        yield from ("/", "/cart", "/news", "/friends", "/friends/Owner")
        for wish in (None, "Wool socks", "Weekend in the mountains", "Book about bees, volume 1"):
            friend.goes("/friends")
            friend.opens_list("Birthday")
            if wish:
                friend.opens_wish(wish)
            yield friend.path
        friend.goes("/friends")
        friend.opens_list("Birthday")
        yield from self.with_ends(friend.path, "/share", "/leave")

    @staticmethod
    def with_ends(path, *ends):
        return [path + end for end in ends]

    def pages_of_both(self, **options):
        for home, pages in (
            (self.owners, self.owners_pages), (self.friends, self.friends_pages)
        ):  # fmt: skip
            visitor = self.member(home, **options)
            for path in pages(visitor):
                visitor.goes(path)
                # What is folded away is looked at too.
                visitor.page.evaluate(
                    "() => document.querySelectorAll('details').forEach((one) => one.open = true)"
                )
                yield visitor, path

    # The promises

    def test_axe_finds_nothing_on_any_page(self):
        """Axe finds nothing on any page, on a phone and a desktop, in light and in dark."""
        for visitor, path in self.pages_of_both():
            self.is_accessible(visitor, path)

    def test_axe_finds_nothing_before_anybody_is_signed_in(self):
        """Axe finds nothing at the door and at the shelf of faces."""
        stranger = self.visitor(self.owners)
        for path in ("/", "/enter?key=wrong", f"/enter?key={self.owners.key}", "/sign-in"):
            stranger.goes(path)
            self.is_accessible(stranger, path)

    def test_the_first_visit_is_for_everybody_in_every_language(self):
        """Setting up, the welcome and who is added are for everybody, in English and Swedish."""
        for locale in ("en-GB", "sv-SE"):
            with self.subTest(language=locale):
                home = self.home("Aunt", is_made=False)
                visitor = self.visitor(home, locale=locale).is_let_in()
                self.is_for_everybody(visitor, "the form")
                self.sends(visitor, member="Aunt", passphrase="rubber duck", again="rubber goose")
                self.is_for_everybody(visitor, "the form, refused")
                self.sends(visitor, passphrase="rubber duck", again="rubber duck")
                self.assertEqual(visitor.path, "/welcome")
                self.is_for_everybody(visitor, "the welcome")
                visitor.goes("/settings/people")
                self.sends(visitor, name="Aunt")
                self.is_for_everybody(visitor, "a guest, refused")
                self.sends(visitor, name="Grandmother")
                self.is_for_everybody(visitor, "a guest")
                visitor.goes("/settings")
                self.is_for_everybody(visitor, "settings")
                home.stop()

    def sends(self, visitor, **fields):
        for name, value in fields.items():
            visitor.page.locator(f"main [name={name}]").fill(value)
        visitor.page.locator("main form.form.card > button").first.click()

    def is_for_everybody(self, visitor, page):
        self.is_accessible(visitor, page)
        with self.subTest(page=page):
            self.assertEqual(layout.too_small(visitor.page), [], page)
            visitor.page.set_viewport_size(NARROW)
            layout.fits(self, visitor)
            visitor.page.set_viewport_size(PHONE)

    def is_accessible(self, visitor, path):
        found = {}
        for name, size, scheme, rules in LOOKS:
            visitor.page.set_viewport_size(size)
            visitor.page.emulate_media(color_scheme=scheme)
            for one in Axe().run(visitor.page, options=rules).response["violations"]:
                looks, nodes = found.setdefault(one["id"], ([], {}))
                looks.append(f"{name}, {scheme}")
                for node in one["nodes"]:
                    nodes[node["html"][:200]] = node["failureSummary"][-300:]
        visitor.page.set_viewport_size(PHONE)
        for rule, (looks, nodes) in found.items():
            with self.subTest(page=self.shape(path), rule=rule, looks="; ".join(looks)):
                self.assertEqual(nodes, {}, path)

    def test_every_button_is_large_enough_for_a_finger(self):
        """Every button, field and link that stands alone is 44 pixels high and wide, or more."""
        for visitor, path in self.pages_of_both():
            with self.subTest(page=self.shape(path)):
                self.assertEqual(layout.too_small(visitor.page), [], path)

    def test_nothing_sticks_out_of_a_narrow_window(self):
        """Nothing sticks out of a window of 320 pixels, whichever way the language is read."""
        for visitor, path in self.pages_of_both(size=NARROW):
            with self.subTest(page=self.shape(path)):
                layout.fits(self, visitor)
                visitor.page.evaluate("() => { document.documentElement.dir = 'rtl'; }")
                layout.fits(self, visitor)

    def test_nothing_sticks_out_with_very_large_text(self):
        """Nothing sticks out of a phone's window with very large text."""
        for visitor, path in self.pages_of_both_large():
            with self.subTest(page=self.shape(path)):
                layout.fits(self, visitor)

    def pages_of_both_large(self):
        for visitor, path in self.pages_of_both():
            if visitor.page.locator("html.text-larger").count() == 0:
                visitor.goes("/settings")
                visitor.page.get_by_label("Text size").select_option("larger")
                visitor.page.locator("form[action='/settings/look'] button").click()
                visitor.sees("Saved.")
                visitor.goes(path)
            yield visitor, path

    @staticmethod
    def shape(path):
        """The address without what differs from run to run."""
        pieces = path.split("?")[0].split("/")
        if pieces[1:2] == ["lists"]:
            pieces = [piece if len(piece) < 8 or piece.isalpha() else "ID" for piece in pieces]
        return "/".join(pieces)
