"""What somebody may send in great numbers: how long the pages are that show it, and how long a housemate waits.

And how much memory a sound takes whose file has millions of parts.
"""

import hashlib
import os
import shutil
import time

from many import BODY, MARK_MS, HOUSEMATE, OWNER, Asker, Meanwhile, found_again, until
from home import Home
from plain_browser import PlainBrowser

# 2,000 notes with 20 tags each, none of them twice; a list of notes has room for five times as many.
NOTES, TAGS_EACH = 2_000, 20
MARK_KIB, MARK_MIB = 1_024, 40
PAGES = (
    ("tags", "/notes/tags"),
    ("the first tags of many, behind others", "/notes/tags?from=20000"),
    ("notes", "/notes"),
    ("lines of the list", "/lists/{list}"),
    ("arranging them", "/lists/{list}/arrange"),
)


def rows(folder):
    """Prints them, each as soon as it is known."""
    home = Home(os.path.join(folder, "home"), OWNER, HOUSEMATE, household="Long", options=found_again())
    try:
        asks = Asker(home, OWNER)
        asks.creates("notes/lists/new", title="Long")
        for first in range(0, NOTES, 500):
            asks.creates("lists/import", lists=[entries(range(first, first + 500))], target="present", isPreview=False)
        list_ = next(one["id"] for one in asks.finds("lists") if one.get("title") == "Long")
        browser = PlainBrowser(home).is_let_in().signs_in(OWNER)
        print(
            f"| page of what is many | octets | of {MARK_KIB} KiB | takes | `GET /lists` p95 | of {MARK_MS} ms |\n"
            "|---|---|---|---|---|---|",
            flush=True,
        )
        for name, path in PAGES:
            page(home, browser, name, path.format(list=list_))
        sound(home)
    finally:
        home.stop()
        shutil.rmtree(folder, ignore_errors=True)


def entries(numbers):
    wishes = [
        {
            "line": number,
            "name": f"Note {number}",
            "fields": {"tags": [f"tag {number * TAGS_EACH + one} of many" for one in range(TAGS_EACH)]},
            "body": BODY,
            "id": hashlib.blake2b(str(number).encode(), digest_size=8).hexdigest(),
        }
        for number in numbers
    ]
    return {"title": "Long", "kind": "notes", "wishes": wishes}


def page(home, browser, name, path):
    meanwhile = Meanwhile(home)
    meanwhile.start()
    until(lambda: meanwhile.took)
    meanwhile.took.clear()
    took = []
    for _ in range(5):
        begun = time.monotonic()
        answer = browser.ask(path)
        took.append(time.monotonic() - begun)
        assert answer.status == 200, f"{path}: {answer.status}"
    late = meanwhile.ends()
    octets = len(answer.octets)
    print(
        f"| {name} | {octets:,} | {octets / 1024 / MARK_KIB:.2f} | {sorted(took)[2] * 1000:.0f} ms "
        f"| {late:.0f} ms | {late / MARK_MS:.2f} |",
        flush=True,
    )


def sound(home):
    """A file of ten million octets for a note, nearly all of it elements of two octets without content."""
    octets = webm(10_000_000)
    before = memory(home, "VmRSS")
    with open(f"/proc/{home.node.pid}/clear_refs", "w", encoding="ascii") as file:
        file.write("5")
    home.sends_file("items/photos/prepare", octets, by=OWNER)
    more = memory(home, "VmHWM") - before - len(octets) / (1 << 20)
    print(f"\n| a sound of {len(octets):,} octets | more than the file | of {MARK_MIB} MiB |\n|---|---|---|")
    print(f"| WebM of empty elements | {more:.0f} MiB | {more / MARK_MIB:.2f} |", flush=True)


def memory(home, what):
    with open(f"/proc/{home.node.pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith(what))


def webm(count):
    """With Opus, said to be as long as one block (RFC 8794, RFC 9559)."""

    def element(name, content):
        octets = name.to_bytes((name.bit_length() + 7) // 8, "big")
        return octets + (0x1000_0000 | len(content)).to_bytes(4, "big") + content

    header = element(0x1A45DFA3, element(0x4282, b"webm"))
    entry = element(0xD7, b"\1") + element(0x83, b"\2") + element(0x86, b"A_OPUS")
    tracks = element(0x1654AE6B, element(0xAE, entry))
    block = element(0xA1, b"\x81\0\0\0x")
    group = element(0xA0, block + b"\xec\x80" * ((count - 1000) // 2))
    cluster = element(0x1F43B675, element(0xE7, b"\0") + group)
    return header + element(0x18538067, tracks + cluster)
