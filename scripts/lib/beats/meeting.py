"""How homes of a measurement begin, and become friends."""

import asyncio
import time


async def until(question, seconds=120):
    """Asks until the answer is true, every few milliseconds."""
    end = time.monotonic() + seconds
    while not (answer := await question()):
        if time.monotonic() > end:
            raise TimeoutError("it did not come true")
        await asyncio.sleep(0.005)
    return answer


async def started(home):
    home.init()
    home.start()
    await until(home.is_ready)
    return home


async def accept(home, kind, shows_addresses=False, **who):
    async def asked():
        return [one["id"] for one in await home.get("inbox", **who) if one["kind"] == kind]

    (entry, *_) = await until(asked)
    await home.post("inbox/answer", entry=entry, answer="accept", showAddresses=shows_addresses, **who)


async def befriend(owner, friend):
    """Seconds from adding somebody, who says yes at once, until both are friends and connected."""
    link = (await owner.get("key"))["link"]
    begun = time.monotonic()
    await friend.post("friends/add", link=link, at=[])
    await accept(owner, "knock")

    async def both():
        for home, other in ((owner, friend), (friend, owner)):
            friends = {one.get("name"): one["isConnected"] for one in await home.get("friends")}
            if not friends.get(other.name):
                return False
        return True

    await until(both)
    return time.monotonic() - begun
