"""What photos and backups cost, beside reading, sealing, sending and storing as many octets."""

import os
import struct
import subprocess
import time
import urllib.parse
import zlib

from floor import floor, fresh
from node import Node, befriend, share, until
from row import Row


def photos(folder, sizes):
    """Photos of about 3 MB, saved with a wish, until a friend's home has all of them, verified."""
    owner, friend = Node(folder, "Owner"), Node(folder, "Friend")
    try:
        owner.start()
        friend.start()
        befriend(owner, friend)
        owner.creates("lists/new", title="List")
        owner.creates("wishes/add", name="Kettle", list="List", fields={})
        share(owner, "List", friend)
        time.sleep(1)
        tokens = [_prepared(owner, number) for number in range(sizes.photos)]
        octets = sum(token["octets"] for token in tokens)
        asked = {"add": {"id": "0123456789abcdef" * 2, "list": "List", "name": "Camera", "fields": {}}}
        begun = time.perf_counter()
        owner.post("wishes/save", **asked, photos=[{"token": token["token"]} for token in tokens])
        saved = time.perf_counter()
        def are_here():
            there = friend.get("items/show?item=Owner/List/Camera").get("photos", [])
            return len(there) == sizes.photos and all(photo["isHere"] for photo in there)
        until("the photos are there", are_here, 0.005)
        took = (time.perf_counter() - saved) * 1000
        bare = floor("files", fresh(folder, "floor"), str(sizes.photos), str(octets // sizes.photos))
        yield Row(
            f"{sizes.photos} photos of {octets / sizes.photos / 1e6:.1f} MB: saved → at a friend's, verified",
            [bare / took], "of the floor", 0.5, is_floor=True,
        )  # fmt: skip
        yield Row("the same, milliseconds", [took], "ms")
        yield Row("the same: saved at home", [(saved - begun) * 1000], "ms")
    finally:
        owner.stop()
        friend.stop()


def backups(folder, sizes):
    """A backup of 5 lists with photos: made, restored, and an edit meanwhile."""
    node = Node(folder, "Owner")
    try:
        node.start()
        for number in range(5):
            node.creates("lists/new", title=f"List {number}")
        each = sizes.backed_up // 5
        for number in range(sizes.backed_up):
            place = f"List {number // max(each, 1) % 5}"
            name = f"Wish {number // 10}"
            if number % 10 == 0:
                node.creates("wishes/add", name=name, list=place, fields={})
                item = urllib.parse.quote(f"{place}/{name}")
            node.ask("POST", f"items/photos/add?item={item}&name=photo.png", file=_picture(number, 700, 500))
        octets = sum(
            os.path.getsize(os.path.join(node.home, name))
            for name in os.listdir(node.home) if os.path.isfile(os.path.join(node.home, name))
        )  # fmt: skip
        code = node.post("members/recovery-code")["code"]
        node.post("backups/confirm-code", code=code)
        made = os.path.join(folder, "made.hearth-backup")
        begun = time.perf_counter()
        node.post("backups/make", file=made)
        took = (time.perf_counter() - begun) * 1000
        bare = floor("files", fresh(folder, "floor"), "1", str(octets))
        yield Row(
            f"a backup of {sizes.backed_up} photos, {octets / 1e6:.0f} MB: made and read back", [bare / took],
            "of the floor", 0.5, is_floor=True,
        )  # fmt: skip
        yield Row("the same, milliseconds", [took], "ms")
        node.stop()
        begun = time.perf_counter()
        subprocess.run(
            [os.environ["HEARTH_BINARY"], "restore", made, "--home", os.path.join(folder, "Back")],
            input=code + "\n", text=True, check=True, capture_output=True,
        )  # fmt: skip
        took = (time.perf_counter() - begun) * 1000
        yield Row("the same: restored", [bare / took], "of the floor", 0.5, is_floor=True)
    finally:
        node.stop()


def _prepared(node, number):
    return node.ask("POST", f"items/photos/prepare?name=photo{number}.png", file=_picture(number, 2000, 1500))


def _picture(number, width, height):
    """A PNG of noise, which no encoder makes much smaller."""
    noise = os.urandom(3 * width * height)
    rows = b"".join(b"\0" + noise[3 * width * row:3 * width * (row + 1)] for row in range(height))

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")


FILES = [photos, backups]
