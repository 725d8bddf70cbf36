"""Parts of photos, as players and interrupted downloads ask for them, from real nodes."""

import os
import struct
import zlib

import api
import neighbourhood
import raw
from case import BrowserTest

# What a piece of a photo holds.
PIECE = 262_140
SHOWN = "items/photos/show"


def noise(width, height):
    """A PNG that stays large, whatever is made of it."""

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = b"".join(b"\0" + os.urandom(3 * width) for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 1))
        + chunk(b"IEND", b"")
    )  # fmt: skip


class Ranges(BrowserTest):
    @classmethod
    def prepare(cls):
        owner, friend = cls.homes = [cls.home("Owner"), cls.home("Friend")]
        path = cls.folder + "/noise.png"
        with open(path, "wb") as file:
            file.write(noise(1100, 800))
        owner.run("list", "new", "Birthday")
        neighbourhood.add_wishes(owner, "Birthday", {"Lamp": ["--photo", path]})
        neighbourhood.befriend(owner, friend)
        neighbourhood.share(owner, "Birthday", friend)

    def on_api(self, number):
        wish = ("Birthday/Lamp", "Owner/Birthday/Lamp")[number]
        home = self.homes[number]
        headers = {"Authorization": f"Bearer {home.token}", "Hearth-Member": home.members[0]}
        return lambda method="GET", **more: raw.send(
            home, method, f"{api.PREFIX}{SHOWN}?item={wish}&number=1", None, {**headers, **more}
        )

    def on_page(self, number):
        visitor = self.member(self.homes[number])
        visitor.goes("/lists" if number == 0 else "/friends")
        visitor.opens_list("Birthday")
        visitor.opens_wish("Lamp")
        address = visitor.page.locator(".photos a").get_attribute("href")
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.profile.cookies())
        return lambda method="GET", **more: raw.send(
            self.homes[number], method, address, None, {"cookie": cookies, **more}
        )

    def test_parts_of_a_photo(self):
        """A part of a photo has the octets of its place, of one's own and of a friend's, over the API and on pages."""
        tags = set()
        for number in (0, 1):
            for name, ask in (("API", self.on_api(number)), ("page", self.on_page(number))):
                with self.subTest(whose=self.homes[number].members[0], by=name):
                    tags.add(self.holds(ask))
        # Both have the same photo.
        self.assertEqual(len(tags), 1)

    def holds(self, ask):
        whole = ask()
        size, tag = len(whole.octets), whole.headers["etag"]
        self.assertEqual((whole.status, whole.headers["accept-ranges"]), (200, "bytes"))
        self.assertEqual(whole.headers["content-type"], "image/jpeg")
        self.assertGreater(size, 2 * PIECE, "The photo has to have several pieces.")
        for header, first, last in (
            ("0-1", 0, 1), ("0-", 0, size - 1), (f"{PIECE - 2}-{PIECE + 1}", PIECE - 2, PIECE + 1),
            (f"{PIECE}-", PIECE, size - 1), ("-5", size - 5, size - 1),
            (f"{2 * PIECE}-{'9' * 30}", 2 * PIECE, size - 1), (f"-{'9' * 30}", 0, size - 1),
        ):  # fmt: skip
            part = ask(Range=f"bytes={header}", **{"If-Range": tag})
            self.assertEqual(part.status, 206, header)
            self.assertEqual(part.headers["content-range"], f"bytes {first}-{last}/{size}")
            self.assertEqual(part.octets, whole.octets[first : last + 1], header)
            self.is_safe(part)
            head = ask("HEAD", Range=f"bytes={header}")
            self.assertEqual((head.status, head.octets), (206, b""))
            for field in ("content-range", "content-length", "content-type", "etag"):
                self.assertEqual(head.headers[field], part.headers[field])
        for header in (f"{size}-", f"{'9' * 30}-", "-0"):
            none = ask(Range=f"bytes={header}")
            self.assertEqual((none.status, none.octets), (416, b""), header)
            self.assertEqual(none.headers["content-range"], f"bytes */{size}")
        for header in ("bytes=0-1,4-5", "bytes=9-1", "bytes=a-", "seconds=0-1"):
            self.assertEqual(ask(Range=header).octets, whole.octets, header)
        other = ask(Range="bytes=0-1", **{"If-Range": '"other"'})
        self.assertEqual((other.status, other.octets), (200, whole.octets))
        self.assertEqual(ask(**{"If-None-Match": tag}).status, 304)
        return tag

    def is_safe(self, answer):
        for name, value in (
            ("x-content-type-options", "nosniff"), ("content-disposition", "inline"),
            ("content-security-policy", "default-src 'none'; sandbox"),
            ("content-type", "image/jpeg"),
        ):  # fmt: skip
            self.assertEqual(answer.headers[name], value)

    def test_a_stranger_gets_no_part(self):
        """Without the key of the home, or of the browser, no range of anything is answered."""
        for path in (f"{api.PREFIX}{SHOWN}?item=Birthday/Lamp&number=1", "/photo/1/2/3"):
            answer = raw.send(self.homes[0], "GET", path, None, {"Range": "bytes=0-1"})
            self.assertIn(answer.status, (401, 403))
            self.assertNotIn("content-range", answer.headers)

    def test_the_file_says_so(self):
        """The description of the API names these statuses."""
        described = api.description()["paths"][api.PREFIX + SHOWN]["get"]
        self.assertEqual(set(described["responses"]), {"200", "206", "304", "416", "default"})
