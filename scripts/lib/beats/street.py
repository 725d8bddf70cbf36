"""Homes whose nodes are connected to that of one of them, who shares lists with all."""

import asyncio
import os
import time

from home import Home, eventually


class Street:
    def __init__(self, folder, people):
        names = ["Owner", *(f"Friend{number}" for number in range(1, people))]
        self.homes = [Home(folder, name, number) for number, name in enumerate(names, 1)]
        self.owner, *self.friends = self.homes
        self.trace = os.path.join(folder, "trace")
        self.shared = 0

    async def move_in(self):
        for home in self.homes:
            home.init()
            home.start(trace=self.trace if home is self.owner else None)
        for home in self.homes:
            await eventually(f"that the node of {home.name} answers", home.is_ready)
        link = (await self.owner.get("key"))["link"]
        for friend in self.friends:
            await friend.post("friends/add", link=link, at=[])
            await self._says_yes(self.owner, "knock")

        async def all_are_connected():
            friends = await self.owner.get("friends")
            return sum(one["isConnected"] for one in friends) == len(self.friends)

        await eventually("that all are connected", all_are_connected)

    def move_out(self):
        for home in self.homes:
            home.stop()
        for home in self.homes:
            home.wait()

    async def share(self, count):
        """Until there are so many lists, which everybody reads."""
        for number in range(self.shared + 1, count + 1):
            title = f"List {number}"
            await self.owner.creates("lists/new", title=title, occasion="birthday")
            for wish in range(1, 11):
                await self.owner.creates("wishes/add", name=f"Wish {wish}", list=title, fields={})
            readers = [friend.name for friend in self.friends]
            await self.owner.post(
                "lists/share", **{"list": title, "with": readers, "keeper": False}
            )
            for friend in self.friends:
                await self._says_yes(friend, "list")
        self.shared = count
        for friend in self.friends:

            async def reads_all(friend=friend):
                mine = [one for one in await friend.get("lists") if one["state"] == "open"]
                # Besides themselves.
                return sum(one["readers"] == len(self.homes) - 1 for one in mine) == count

            await eventually(f"that {friend.name} reads all with all", reads_all, 300)
        # In the beats until then everybody's keys go round.
        since = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + 60))

        async def all_have_beaten():
            lists = (await self.owner.get("status"))["lists"]
            beats = [one.get("lastBeat") or "" for one in lists if one.get("beatSeconds")]
            return len(beats) >= count and min(beats) >= since

        await eventually("that every list has beaten twice", all_have_beaten, 300)

    async def _says_yes(self, home, kind):
        async def asked():
            return [one["id"] for one in await home.get("inbox") if one["kind"] == kind]

        (entry, *_) = await eventually(f"that {home.name} is asked", asked)
        await home.post("inbox/answer", entry=entry, answer="accept", showAddresses=False)
