"""How soon friends who know nobody but the owner learn what one of them reserved."""

import asyncio
import random
import statistics
import time
from datetime import datetime

from home import eventually

LIST, TITLE = "Owner/List 1", "List 1"
# As scripts/bench/beats says how long is waited: the longest interval of so few, and time to spare.
LONGEST_SECONDS = 300


class Round:
    """One wish is reserved at some second of a minute, and all others look until they see it."""

    def __init__(self, street, number):
        self.street, self.wish = street, f"Wish {number}"
        self.giver = street.friends[number % len(street.friends)]
        self.others = [one for one in street.friends if one is not self.giver]

    async def run(self):
        """Seconds until each of the others saw it, and until when the giver was told they would."""
        await asyncio.sleep(random.uniform(0, 60))
        before = await self.owners_view()
        begun = time.time()
        answer = await self.giver.post(
            "giving/reserve", wish=f"{LIST}/{self.wish}", quantity=None, force=False
        )
        told = answer["wish"]["standing"]["reach"]
        learnt = await asyncio.gather(*(self.seconds_until_seen(one, begun) for one in self.others))
        if await self.owners_view() != before:
            raise AssertionError("the owner saw something else than before")
        return dict(zip((one.name for one in self.others), learnt)), promised(told, begun)

    async def seconds_until_seen(self, home, begun):
        async def is_seen():
            shown = await home.get("lists/show", list=LIST)
            wish = next(one for one in shown["items"] if one["name"] == self.wish)
            return any(one["name"] == self.giver.name for one in wish["standing"]["queue"])

        await eventually(f"that {home.name} learns of {self.wish}", is_seen, LONGEST_SECONDS)
        return time.time() - begun

    async def owners_view(self):
        return await self.street.owner.get("lists/show", list=TITLE)


def promised(reach, begun):
    """In how many seconds all should know, as the giver was told; None: at once."""
    if not reach or not (by := reach.get("by")):
        return None
    return datetime.fromisoformat(by.replace("Z", "+00:00")).timestamp() - begun


async def measure(street, rounds):
    names = [one.name for one in street.friends]
    print(
        f"{len(street.homes)} homes, whose friends know nobody but the owner: seconds from a reservation until each"
        " sees it.\n  wish     " + "  ".join(f"{name:>8}" for name in names) + "  told to the giver"
    )
    learnt, late = [], 0
    for number in range(1, rounds + 1):
        seconds, by = await Round(street, number).run()
        cells = "  ".join(f"{seconds[name]:8.0f}" if name in seconds else "   gives" for name in names)
        print(f"  Wish {number:<3} {cells}  {'at once' if by is None else f'in {by:.0f} s'}", flush=True)
        learnt += seconds.values()
        late += sum(one > (by or 2) + 2 for one in seconds.values())
    print(
        f"Half of them within {statistics.median(learnt):.0f} s, all within {max(learnt):.0f} s;"
        f" {late} of {len(learnt)} later than the giver was told. The owner saw no difference."
    )
