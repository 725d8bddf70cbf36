"""One life of real nodes, in a process and a network of its own: prints what the owner saw of it.

Reads a description as JSON from standard input and writes one line of JSON; run by lives.py.
"""

import asyncio
import json
import os
import shutil
import sys
import tempfile
import time

import files
import leaks
import namespace
import world
from acts import LIST, PASSPHRASE, Suspicion, givers_acts, owners_acts
from between import Between, View
from features import of_life
from home import Refused

STAMP_SECONDS = 0.05
# Long enough for what nodes compare when they meet, and for their first beats.
SETTLING_SECONDS, QUICK_SETTLING_SECONDS = 6, 2


class Seen:
    """What the owner could write down."""

    def __init__(self):
        self.wire = View()
        self.peers = ["First", "Second"]
        self.streams = {}
        self.stamps = []
        # (when the log was written, pages)
        self.commits = []
        self.owners_acts = []


class Life:
    def __init__(self, told, folder):
        self.told, self.folder = told, folder
        self.seen = Seen()
        self.leak = leaks.NAMES.get(told["leak"], leaks.Leak)(self.seen)
        self.homes = world.homes(folder)
        self.owner = self.homes[0]
        self.claims, self.refused, self.tasks = 0, [], []
        self.suspicion = Suspicion(self._reacts)
        self.log = files.Log(self.owner.database)
        # How late this process itself was: what the machine does to all times here.
        self.lags = []

    def disks(self):
        if not self.told["disk"]:
            return {}
        slow = ["Owner"] if "Mate" in self.told["givers"] else ["First", "Second"]
        return {name: (self.told["shim"], self.told["disk"]) for name in slow}

    async def live(self):
        told, seen, beat = self.told, self.seen, self.told["beat"]
        between = Between(self.homes, seen.wire, told["floods"], self.leak)
        between.on_frame = self.suspicion.sees
        await between.start()
        await world.start(self.homes, beat, self.disks())
        await world.connected(self.owner)
        unlocking = {"member": "Mate", "passphrase": PASSPHRASE}
        self.session = (await self.owner.post("members/unlock", **unlocking))["token"]
        await self._follow("owner", "Owner", None)
        await self._follow("mate", "Mate", self.session)
        stamping = asyncio.ensure_future(self._stamp())
        settling = QUICK_SETTLING_SECONDS if told["quick"] else SETTLING_SECONDS
        await asyncio.sleep(settling + beat)
        await self._whole_second()
        seen.tables = [files.tables(self.owner.database)]
        seen.logs = [(self.log.checkpoint, self.log.salt or 0)]
        begin = await self._whole_second(beat)
        seen.wire.closed = 0
        seen.window = (begin, begin + told["seconds"])
        await self._window(begin)
        seen.lost = seen.wire.closed
        stamping.cancel()
        counted = files.tables(self.owner.database)
        seen.logs.append((self.log.checkpoint, self.log.salt or 0))
        self.leak.counted(counted)
        seen.tables.append(counted)
        await asyncio.gather(*self.acts)
        self.taken = await self._taken()
        for task in self.tasks:
            task.cancel()
        between.stop()

    async def _whole_second(self, every=1):
        """The middle between two, since all that matters happens on them.

        Of every so many alone, all windows begin at the same place between two beats.
        """
        now = time.time()
        moment = int(now) + (1.5 if now % 1 < 0.5 else 2.5)
        moment += -int(moment) % every
        await asyncio.sleep(moment - now)
        return moment

    async def _window(self, begin):
        told = self.told
        seconds = told["seconds"]
        giving = givers_acts(told["seed"], told["givers"], seconds)
        self.acts = [self._give(act, begin) for act in giving]
        if told["adaptive"]:
            self.suspicion.is_on = True
        else:
            own = owners_acts(told["seed"], seconds)
            self.acts += [self._own_at(act, begin) for act in own]
        self.acts = [asyncio.ensure_future(act) for act in self.acts]
        # Not longer where acts take longer: the owner looks for as long in both kinds of lives.
        await asyncio.sleep(max(0, begin + seconds - time.time()))
        self.suspicion.is_on = False

    def _reacts(self, what):
        self.tasks.append(asyncio.ensure_future(self._own(what)))

    async def _give(self, act, begin):
        """The claim, or where the life has none, something else that is asked of the same node."""
        await asyncio.sleep(max(0, begin + act.seconds - time.time()))
        is_mate = act.who == "Mate"
        home = self.owner if is_mate else next(one for one in self.homes if one.name == act.who)
        who = {"member": "Mate", "session": self.session} if is_mate else {}
        path, fields = act.claim if self.told["claims"] else act.reading
        try:
            if self.told["claims"]:
                await home.post(path, **who, **fields)
                self.claims += 1
                self.leak.claimed(home.name)
            else:
                await home.get(path, **who, **fields)
        except Refused as refusal:
            # Deleted meanwhile, or taken: that happens to givers.
            self.refused.append(str(refusal))

    async def _own_at(self, act, begin):
        await asyncio.sleep(max(0, begin + act.seconds - time.time()))
        await self._own(act.claim)

    async def _own(self, what):
        path, fields = what
        begun = time.time()
        try:
            await self.owner.post(path, **fields)
        except Refused as refusal:
            self.refused.append(str(refusal))
        self.seen.owners_acts.append((begun, time.time()))

    async def _follow(self, name, member, session):
        reader, writer = await self.owner.follow(member=member, session=session)
        chunks = self.seen.streams[name] = []

        async def read():
            try:
                # One write of the node's is one chunk, and can be told apart on any socket.
                await reader.readuntil(b"\r\n\r\n")
                while count := int(await reader.readuntil(b"\r\n"), 16):
                    await reader.readexactly(count + 2)
                    chunks.append((time.time(), count))
            except asyncio.IncompleteReadError:
                pass
            finally:
                writer.close()

        self.tasks.append(asyncio.ensure_future(read()))

    async def _stamp(self):
        before = None
        while True:
            now, stamps = time.time(), files.stamp(self.owner.database)
            if stamps != before:
                self.seen.stamps.append((now, stamps))
                for size in self.log.news():
                    self.seen.commits.append((stamps[1][1], size))
                    self.suspicion.sees("log", size, now)
                before = stamps
            await asyncio.sleep(STAMP_SECONDS)
            self.lags.append(time.time() - now - STAMP_SECONDS)

    async def _taken(self):
        """Whether a friend sees that something is taken: that the lives do differ.

        Both kinds of lives wait equally long and ask once.
        """
        await asyncio.sleep(2 + self.told["beat"])
        shown = await self.homes[2].get("lists/show", list=f"Owner/{LIST}")
        return any((one.get("standing") or {}).get("queue") for one in shown["items"])


def main():
    told = json.load(sys.stdin)
    namespace.enter()
    # Short, since the path of a Unix socket has room for 107 octets.
    folder = tempfile.mkdtemp(prefix="hearth-life-", dir="/tmp")
    result = {"block": told["block"], "claims": told["claims"]}
    life = None
    try:
        world.copy(told["template"], os.path.join(folder, "w"))
        life = Life(told, os.path.join(folder, "w"))
        for home in life.homes:
            home.read_secret()
        try:
            asyncio.run(asyncio.wait_for(life.live(), told["limit"]))
        finally:
            world.stop(life.homes)
        life.seen.at_rest = files.stamp(life.owner.database)
        result["features"] = of_life(life.seen)
        result["lag"] = sorted(life.lags)[int(len(life.lags) * 0.99)]
        result["made"] = life.claims
        result["taken"] = bool(life.taken)
        result["refused"] = life.refused
        if life.seen.wire.frames == [] or life.seen.wire.pongs == []:
            result["problem"] = "nothing was seen on the wire"
    except Exception as error:  # One life that fails is counted, and the others go on.
        result["problem"] = f"{type(error).__name__}: {error}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(result))


main()
