"""What many lists cost where nothing has changed."""

import time

from node import Node, accept, befriend, until
from row import Row

# What nodes say at every meeting, however little there is.
GREETING = ("hello", "ping", "pong", "close")


def reconnect(folder, sizes):
    """Two homes that share many lists meet again, and nothing has changed."""
    owner, friend = Node(folder, "Owner"), Node(folder, "Friend")
    try:
        owner.start(traces=True)
        friend.start(traces=True)
        befriend(owner, friend)
        for number in range(sizes.lists):
            title = f"List {number}"
            owner.creates("lists/new", title=title)
            owner.creates("wishes/add", name="Thing", list=title, fields={})
            owner.post("lists/share", **{"list": title, "with": ["Friend"], "keeper": False})
        until("all are offered", lambda: len(friend.get("inbox")) == sizes.lists, 0.2)
        accept(friend, "list")
        until("all are there", lambda: sum(one["items"] for one in friend.get("lists")) == sizes.lists, 0.2)
        time.sleep(20 if sizes.lists > 100 else 3)
        friend.stop()
        time.sleep(2)
        before, spent = len(owner.traced()), owner.processor
        friend.start(traces=True)
        until("they meet", lambda: any(one.get("isConnected") for one in friend.get("friends")), 0.01)
        time.sleep(3)
        told = owner.traced()[before:]
        kinds = {}
        for line in told:
            if line.get("octets") and line["direction"] == "out":
                kinds[line["kind"]] = kinds.get(line["kind"], 0) + line["octets"]
        rest = owner.sent(before, but=("have", "haves", "cell", "cells", "beat", *GREETING))
        yield Row(f"{sizes.lists} unchanged lists, met again: octets but haves and cells", [rest], "octets", 200)
        yield Row("the same, processor of the one who stayed", [owner.processor - spent], "ms", 10)
    finally:
        owner.stop()
        friend.stop()


MANY = [reconnect]
