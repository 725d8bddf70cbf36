"""Pages are light, and nothing on them moves while they come."""

from case import BrowserTest
from pictures import picture
from visitor import DESKTOP, PHONE
from wire import Wire

# Octets of the first page, without anybody's pictures.
LIMIT = 33_000


class Weight(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner")
        cls.owners.adds_lists("Birthday", date="2099-12-12")
        names = [f"Wish {number}" for number in range(12)]
        cls.owners.adds_wishes("Birthday", names[:4], photo=picture())
        cls.owners.adds_wishes("Birthday", names[4:])

    def pages(self, visitor):
        yield from ("/", "/lists", "/wishes", "/new", "/friends", "/cart", "/settings")
        visitor.goes("/lists")
        visitor.opens_list("Birthday")
        yield visitor.path
        visitor.opens_wish("Wish 1")
        yield visitor.path

    def test_the_first_page_is_light(self):
        """The first page weighs less than 33 kB at the first visit, and comes in two rounds."""
        visitor = self.member(self.owners)
        wire = Wire(visitor.page)
        wire.opens("/")
        self.assertLess(wire.octets, LIMIT)
        self.assertGreater(wire.octets, 10_000, "nothing was measured")
        self.assertLessEqual(wire.rounds, 2)
        self.assertIn("/assets/style.css", {one["path"] for one in wire.own})

    def test_nothing_moves_while_a_page_comes(self):
        """Nothing moves while a page comes over a slow line, on a phone and a desktop."""
        for size in (PHONE, DESKTOP):
            visitor = self.member(self.owners, size=size)
            paths = list(self.pages(visitor))
            wire = Wire(visitor.page, is_slow=True)
            for path in paths:
                wire.opens(path)
                with self.subTest(width=size["width"], page=path):
                    self.assertEqual(wire.shifts(), [])

    def test_what_moves_is_noticed(self):
        """A page that moves under its reader's eyes is noticed by the measurement."""
        visitor = self.member(self.owners)
        wire = Wire(visitor.page)
        wire.opens("/lists")
        visitor.page.evaluate(
            """() => {
              const late = document.createElement("div");
              late.textContent = "late";
              late.append(...[..."abcdefgh"].map(() => document.createElement("br")));
              document.querySelector("main").prepend(late);
            }"""
        )
        self.assertNotEqual(wire.shifts(), [])
