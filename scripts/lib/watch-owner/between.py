"""The changed owner's program: it stands between the owner's node and all others.

It has the keys of both ends (the homes are throw-away), so it reads every frame that passes the
owner's node, and says to the others what a changed owner could: pings between the node's own, and
frames of an unknown type by the hundred kilobytes. It writes down what comes back, when, and how
much the other end leaves unread.
"""

import asyncio
import socket
import struct
import time

from noise import LENGTH, MESSAGES, TAG, Handshake, NoiseError, public_key

KINDS = {
    1: "hello", 2: "digest", 3: "summary", 4: "versions", 5: "record", 6: "have", 7: "cells",
    8: "early", 9: "ping", 10: "pong", 11: "close", 12: "knock", 13: "answer",
}  # fmt: skip
PING, PONG, UNKNOWN = 9, 10, 0xF0
OURS = b"watch"
PING_SECONDS = 0.1
# As much as a node reads at once without trouble: what is unread waits for something else.
FLOOD_SECONDS, FLOOD_OCTETS = 0.05, 12_288


class View:
    """What a changed owner has seen on the wire. Times are seconds since 1970."""

    def __init__(self):
        # (time, peer, is incoming, kind, octets)
        self.frames = []
        # (said, answered, peer)
        self.pongs = []
        # (time, peer, receive window, octets under way or waiting)
        self.windows = []
        self.closed = 0


class Frames:
    """Cuts one direction's messages into frames."""

    def __init__(self):
        self.left = 0
        self.head = None

    @property
    def is_between(self):
        return self.left == 0

    def take(self, text):
        """The type and whole length of the frame that ends with this message, if one does."""
        if self.left == 0:
            if len(text) < 6:
                raise NoiseError("a frame without a head")
            kind, _, length = struct.unpack_from(">BBI", text)
            self.head = (kind, length + 6)
            self.left = length + 6
        self.left -= len(text)
        if self.left < 0:
            raise NoiseError("a frame that is too long")
        return self.head if self.left == 0 else None


class End:
    """One end's connection, after the handshake."""

    def __init__(self, reader, writer, handshake):
        self.reader, self.writer = reader, writer
        self.says, self.hears = handshake.ciphers()
        self.frames = Frames()

    async def message(self):
        length = int.from_bytes(await self.reader.readexactly(LENGTH), "big")
        return self.hears.open(await self.reader.readexactly(length))

    def say(self, text):
        self.writer.write((len(text) + TAG).to_bytes(LENGTH, "big") + self.says.seal(text))

    def window(self):
        """What the other side still takes, and what waits for that: both known to any sender."""
        # Where TCP_INFO of Linux has them; the window is there since 5.4.
        known = self.writer.get_extra_info("socket").getsockopt(
            socket.IPPROTO_TCP, socket.TCP_INFO, 256
        )
        (unacknowledged,) = struct.unpack_from("I", known, 24)
        (unsent,) = struct.unpack_from("I", known, 144)
        (window,) = struct.unpack_from("I", known, 228) if len(known) >= 232 else (0,)
        waiting = self.writer.transport.get_write_buffer_size()
        # What is under way is counted in segments, of about the size of a frame here.
        return window, unacknowledged * 1000 + unsent + waiting


class Between:
    def __init__(self, homes, view, floods=False, leak=None):
        """`homes`: the owner's first; each with its node's secret and ports."""
        self.homes = homes
        self.owner = homes[0]
        self.by_key = {public_key(home.secret): home for home in homes}
        self.view, self.floods, self.leak = view, floods, leak
        # What is to be done whenever something came in.
        self.on_frame = None
        self.servers = []
        self.tasks = set()
        # Open connections between the owner's node and others.
        self.ends = {}
        self.number, self.said = 0, {}
        self.probing = []

    async def start(self):
        for home in self.homes:

            async def joined(reader, writer, home=home):
                task = asyncio.current_task()
                self.tasks.add(task)
                try:
                    await self._join(reader, writer, home)
                except (NoiseError, OSError, asyncio.IncompleteReadError, asyncio.TimeoutError):
                    pass
                except asyncio.CancelledError:
                    # The life is over; the streams of asyncio would complain of it.
                    pass
                finally:
                    self.tasks.discard(task)
                    writer.close()

            self.servers.append(await asyncio.start_server(joined, "127.0.0.1", home.relay_port))
        self.probing.append(asyncio.ensure_future(self._ping()))
        if self.floods:
            self.probing.append(asyncio.ensure_future(self._flood()))

    def stop(self):
        for task in (*self.probing, *self.tasks):
            task.cancel()
        for server in self.servers:
            server.close()

    async def _join(self, reader, writer, listener):
        here = Handshake(listener.secret)
        here.read(1, await asyncio.wait_for(reader.readexactly(MESSAGES[0]), 10))
        writer.write(here.write(2))
        here.read(3, await asyncio.wait_for(reader.readexactly(MESSAGES[2]), 10))
        dialler = self.by_key[here.there]
        near, far = await asyncio.open_connection("127.0.0.1", listener.port)
        try:
            there = Handshake(dialler.secret, public_key(listener.secret))
            far.write(there.write(1))
            there.read(2, await near.readexactly(MESSAGES[1]))
            far.write(there.write(3))
            ends = {dialler: End(reader, writer, here), listener: End(near, far, there)}
            await self._pass(dialler, listener, ends)
        finally:
            far.close()

    async def _pass(self, dialler, listener, ends):
        peer = None
        if self.owner in ends:
            peer = listener if dialler is self.owner else dialler
            self.ends[ends[peer]] = (peer, ends[self.owner].frames)
        ways = [
            asyncio.ensure_future(self._one_way(ends[one], ends[other], peer, one is peer))
            for one, other in ((dialler, listener), (listener, dialler))
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            # What was said last, a close, still passes the other way.
            await asyncio.wait(ways, timeout=1)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            if peer:
                del self.ends[ends[peer]]
                self.view.closed += 1

    async def _one_way(self, source, target, peer, is_incoming):
        while True:
            text = await source.message()
            frame = source.frames.take(text)
            if peer is None:
                target.say(text)
                continue
            now = time.time()
            if frame and is_incoming and frame[0] == PONG and text[6:11] == OURS:
                self.view.pongs.append((self.said.pop(text[6:14], now), now, peer.name))
                if self.on_frame:
                    self.on_frame("pong", now % 1, now)
                continue
            if frame and self.leak and is_incoming:
                await self.leak.passes(KINDS.get(frame[0]), peer)
                now = time.time()
            target.say(text)
            if frame:
                kind = KINDS.get(frame[0], "unknown")
                self.view.frames.append((now, peer.name, is_incoming, kind, frame[1]))
                if self.on_frame and is_incoming:
                    self.on_frame(kind, now % 1, now)

    def _quiet_ends(self):
        # Between two frames of the node's own only.
        return [(peer, end) for end, (peer, frames) in self.ends.items() if frames.is_between]

    async def _ping(self):
        while True:
            await asyncio.sleep(PING_SECONDS)
            for peer, end in self._quiet_ends():
                self.number += 1
                text = OURS + self.number.to_bytes(3, "big")
                self.said[text] = time.time()
                end.say(struct.pack(">BBI", PING, 0, 8) + text)
                self.view.windows.append((time.time(), peer.name, *end.window()))

    async def _flood(self):
        filler = struct.pack(">BBI", UNKNOWN, 0, FLOOD_OCTETS) + bytes(FLOOD_OCTETS)
        while True:
            await asyncio.sleep(FLOOD_SECONDS)
            for _, end in self._quiet_ends():
                end.say(filler)
