"""What long lists cost: one edit, the whole list, an import, notes beside wishes, and how that grows."""

import math
import statistics
import time
import uuid

from node import Node, befriend, share, until
from row import Row

# What an export says of a note that has nothing but a text (protocol-spec/export.md): an empty `note`.
NOTE = "WgA="
PIECE = 1_000


def _imports(node, title, kind, numbers):
    """Milliseconds until all are in."""
    numbers = list(numbers)
    begun = time.perf_counter()
    for start in range(0, len(numbers), PIECE):
        wishes = [
            {"line": number, "name": f"Thing {number}", "fields": {"notes": f"The one with number {number}, please"}}
            | ({"body": NOTE} if kind == "notes" else {})
            for number in numbers[start:start + PIECE]
        ]  # fmt: skip
        lists = [{"title": title, "kind": kind, "wishes": wishes}]
        node.creates("lists/import", lists=lists, target="either", isPreview=False)
    return (time.perf_counter() - begun) * 1000


def _timed(ask, times=3):
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        ask()
        took.append((time.perf_counter() - begun) * 1000)
    return took


def long(folder, sizes):
    """One list of 10,000 wishes: imported, taken in, edited, shown."""
    owner, friend = Node(folder, "Owner"), Node(folder, "Friend")
    try:
        owner.start(traces=True)
        friend.start()
        befriend(owner, friend)
        what = f"{sizes.long:,} wishes"
        yield Row(f"{what}: imported", [_imports(owner, "Long", "wishes", range(sizes.long))], "ms", 1000)
        before = friend.processor
        share(owner, "Long", friend)
        def is_whole():
            return next(one for one in friend.get("lists") if one["title"] == "Long")["items"] == sizes.long
        until("it is whole", is_whole, 0.2)
        time.sleep(1)
        yield Row(f"{what}: taken in by a friend's home, processor", [friend.processor - before], "ms", 1200)
        acknowledged, readable, octets = [], [], []
        for number in range(sizes.edits):
            time.sleep(1.5)
            before = len(owner.traced())
            one, other = _edit(owner, friend, sizes.long // 2 + number, number)
            acknowledged.append(one)
            readable.append(other)
            time.sleep(0.2)
            octets.append(owner.sent(before) / 1000)
        yield Row(f"{what}: one edited, acknowledged", acknowledged, "ms", 10)
        yield Row(f"{what}: one edited, acknowledged → readable at a friend's", readable, "ms", 30)
        yield Row(f"{what}: one edited, sent to a friend", octets, "KB", 24)
        for node, path in ((owner, "Long"), (friend, "Owner/Long")):
            before = node.processor
            took = _timed(lambda node=node, path=path: node.get(f"lists/show?list={path}"))
            spent = (node.processor - before) / len(took)
            yield Row(f"{what}: all of it by the API of {node.name}", took, "ms", 300)
            yield Row(f"{what}: the same, processor", [spent], "ms", 300)
            took = _timed(lambda node=node, path=path: node.get(f"lists/show?list={path}&from=200&count=100"), 9)
            yield Row(f"{what}: a part of 100 by the API of {node.name}", took, "ms", 10)
    finally:
        owner.stop()
        friend.stop()


def _edit(owner, friend, place, number):
    notes = f"edit-{number}-"
    begun = time.perf_counter()
    owner.post("wishes/edit", wish=f"Long/Thing {place}", fields={"notes": notes})
    acknowledged = time.perf_counter()
    path = f"items/show?item=Owner/Long/Thing%20{place}"
    until("an edit is there", lambda: friend.get(path).get("notes") == notes)
    return (acknowledged - begun) * 1000, (time.perf_counter() - acknowledged) * 1000


def notes(folder, sizes):
    """10,000 notes by the API, beside as many wishes."""
    node = Node(folder, "Owner")
    try:
        node.start()
        # Room for those that are added.
        _imports(node, "Notes", "notes", range(sizes.long - 10))
        _imports(node, "Wishes", "wishes", range(sizes.long - 10))
        list_of = {one["title"]: one["id"] for one in node.get("lists")}
        rare = sizes.long - 17
        rows = [
            ("a search", f"notes?text=number%20{rare},", f"items/find?text=number%20{rare},"),
            ("the list", f"notes?list={list_of['Notes']}&count=500", f"lists/show?list={list_of['Wishes']}"),
        ]
        for what, of_notes, of_wishes in rows:
            took = _timed(lambda path=of_notes: node.get(path), 5)
            beside = _timed(lambda path=of_wishes: node.get(path), 5)
            yield Row(
                f"{sizes.long:,} notes: {what}", took, "ms", 1.2, reference=sorted(beside)[2],
                reference_text="the same of as many wishes",
            )  # fmt: skip
        added = _timed(lambda: node.creates("notes/add", list="Notes", text=uuid.uuid4().hex), 5)
        beside = _timed(lambda: node.creates("wishes/add", list="Wishes", name=uuid.uuid4().hex, fields={}), 5)
        yield Row(
            f"{sizes.long:,} notes: one more", added, "ms", 1.2, reference=sorted(beside)[2],
            reference_text="one more wish among as many",
        )  # fmt: skip
    finally:
        node.stop()


def growth(folder, sizes):
    """How what one edit and one look cost grows with what there is: exponents of what is timed."""
    node = Node(folder, "Owner")
    try:
        node.start()
        for size in sizes.growth:
            _imports(node, f"List {size}", "wishes", range(size))
        edits = [statistics.median(_edits(node, f"List {size}", sizes.rounds)) for size in sizes.growth]
        shows = [
            statistics.median(_timed(lambda size=size: node.get(f"lists/show?list=List%20{size}"), 5))
            for size in sizes.growth
        ]  # fmt: skip
        # n log n from a thousand to ten thousand.
        yield Row(f"one edited, from {sizes.growth[-2]:,} to {sizes.growth[-1]:,} wishes: exponent",
                  [_exponent(sizes.growth, edits)], "", 1.15)  # fmt: skip
        yield Row(f"all shown, from {sizes.growth[-2]:,} to {sizes.growth[-1]:,} wishes: exponent",
                  [_exponent(sizes.growth, shows)], "", 1.15)  # fmt: skip
        lists = [sizes.lists // 10, sizes.lists]
        took = []
        made = 0
        for count in lists:
            while made < count:
                node.creates("lists/new", title=f"More {made}")
                made += 1
            took.append((
                statistics.median(_timed(lambda: node.get("lists"), 9)),
                statistics.median(_edits(node, f"List {sizes.growth[0]}", sizes.rounds)),
            ))  # fmt: skip
        for place, what in enumerate(("all lists shown", "one wish edited")):
            yield Row(f"{what}, from {lists[0]} to {lists[1]} lists: exponent",
                      [_exponent(lists, [one[place] for one in took])], "", 1.15)  # fmt: skip
    finally:
        node.stop()


def _edits(node, title, count):
    took = []
    for number in range(count):
        begun = time.perf_counter()
        node.post("wishes/edit", wish=f"{title}/Thing 3", fields={"notes": f"edit-{number}"})
        took.append((time.perf_counter() - begun) * 1000)
    return took


def _exponent(sizes, took):
    return math.log(took[-1] / took[-2]) / math.log(sizes[-1] / sizes[-2])


LONG_LISTS = [long, notes, growth]
