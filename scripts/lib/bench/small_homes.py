"""What small homes feel: handshakes, one edit, a reservation, a start, and a node that does nothing."""

import statistics
import time

from floor import floor, fresh
from node import Node, befriend, share, until
from row import Row


def handshakes(folder, sizes):
    """Noise handshakes, both sides, one core."""
    found = floor("handshakes")
    yield Row(
        "Noise handshakes, both sides, one core", [found["machine"]], "/s", 0.80, is_floor=True,
        reference=found["bare"], reference_text="the same libsodium calls",
    )  # fmt: skip


def edits(folder, sizes):
    """One wish is edited, or reserved, until a friend who is connected reads it."""
    owner, giver, other = (Node(folder, name) for name in ("Owner", "Giver", "Other"))
    try:
        for node in (owner, giver, other):
            node.start()
        befriend(owner, giver)
        befriend(owner, other)
        befriend(giver, other)
        owner.creates("lists/new", title="List")
        for number in range(sizes.rounds):
            owner.creates("wishes/add", name=f"Wish {number}", list="List", fields={})
        share(owner, "List", giver, other)
        until("all is there", lambda: len(other.get("lists/show?list=Owner/List")["items"]) == sizes.rounds, 0.05)
        time.sleep(2)
        # One after the other, so that everything else that the machine does falls on both.
        edited, bare = [], []
        for number in range(sizes.rounds):
            edited.append(_edit(owner, giver, number))
            bare += floor("edits", fresh(folder, f"floor-{number}"), "3")
        below = statistics.median(bare)
        text = "two FULL commits, seal, sign, loopback, verify, open"
        yield Row(
            "wish edited → readable at a connected friend's API", edited, "ms", 2, reference=below, reference_text=text
        )
        reserved = [_reserve(giver, other, number) for number in range(sizes.rounds)]
        yield Row(
            "reserved → seen by another friend, connected directly", reserved, "ms", 2, reference=below,
            reference_text=text,
        )  # fmt: skip
    finally:
        for node in (owner, giver, other):
            node.stop()


def _edit(owner, friend, number):
    notes = f"edit-{number}-"
    owner.post("wishes/edit", wish=f"List/Wish {number}", fields={"notes": notes})
    begun = time.perf_counter()
    path = f"items/show?item=Owner/List/Wish%20{number}"
    until("an edit is there", lambda: friend.get(path).get("notes") == notes)
    return (time.perf_counter() - begun) * 1000


def _reserve(giver, other, number):
    path = f"items/show?item=Owner/List/Wish%20{number}"
    before = other.get(path).get("standing")
    begun = time.perf_counter()
    giver.post("giving/reserve", wish=f"Owner/List/Wish {number}")
    until("a reservation is seen", lambda: other.get(path).get("standing") != before)
    return (time.perf_counter() - begun) * 1000


def empty(folder, sizes):
    """An empty home: start to ready, idle memory, wakes while idle."""
    node = Node(folder, "Owner")
    try:
        starts = []
        for _ in range(sizes.starts):
            starts.append(node.start())
            node.stop()
        yield Row("empty home: start → API ready", starts, "ms", 50)
        node.start()
        time.sleep(min(5, sizes.idle_seconds))
        yield Row("empty home: resident memory", [node.memory * 1.048576], "MB", 50)
        yield Row("empty home: wakes while idle", [node.wakes(sizes.idle_seconds)], "/s", 1)
    finally:
        node.stop()


SMALL_HOMES = [handshakes, edits, empty]
