"""Leaks that are planted, to see that they would be found. Each is told of every claim."""

import asyncio
import time

DELAY_SECONDS = 0.03


class Leak:
    """None at all; the others are kinds of it."""

    def __init__(self, seen):
        self.seen = seen
        self.claims = {}

    def claimed(self, home):
        self.claims[home] = self.claims.get(home, 0) + 1

    async def passes(self, kind, peer):
        """Something of this kind passes to the owner."""

    def counted(self, tables):
        """Rows of the owner's home were counted."""


class Late(Leak):
    """A giver's beat is late by some milliseconds for each claim."""

    async def passes(self, kind, peer):
        if kind == "cells":
            await asyncio.sleep(DELAY_SECONDS * self.claims.get(peer.name, 0))


class Frame(Leak):
    """A frame more with each claim."""

    def claimed(self, home):
        self.seen.wire.frames.append((time.time(), self.seen.peers[0], True, "have", 70))


class Row(Leak):
    """A row number higher with each claim."""

    def claimed(self, home):
        super().claimed("all")

    def counted(self, tables):
        tables["circle_keys highest rowid"] = (
            tables.get("circle_keys highest rowid", 0) + 3 * self.claims.get("all", 0)
        )


class Octet(Leak):
    """An event that is longer where something is claimed."""

    def claimed(self, home):
        for chunks in self.seen.streams.values():
            chunks.append((time.time(), 314))


NAMES = {"late": Late, "frame": Frame, "row": Row, "octet": Octet}
