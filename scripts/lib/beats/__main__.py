"""What the beat costs the node of an owner: see scripts/bench/beats."""

import argparse
import asyncio
import shutil
import tempfile
import time

import learning
import namespace
from cost import Meter
from street import Street

YEAR_MINUTES = 365 * 24 * 60


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench/beats")
    parser.add_argument("--people", type=int, default=8, help="readers of each list, the owner too")
    parser.add_argument("--lists", default="5,10,20", help="how many lists, from few to many")
    parser.add_argument("--minutes", type=int, default=5, help="how long each is measured")
    parser.add_argument(
        "--learn", type=int, metavar="WISHES",
        help="instead: after how long all know of each of so many reservations, one after the other",
    )  # fmt: skip
    parser.add_argument("--check-only", action="store_true", help=argparse.SUPPRESS)
    told = parser.parse_args()
    try:
        told.lists = [int(one) for one in told.lists.split(",")]
    except ValueError:
        parser.error("--lists takes numbers with commas between them")
    if told.lists != sorted(set(told.lists)) or told.lists[0] < 1 or told.minutes < 1:
        parser.error("one minute or more, and numbers of lists from few to many")
    # Lists that more people read beat less often, so that some minutes would say nothing of them.
    if told.learn is not None and not (1 <= told.learn <= 10 and told.people >= 3):
        parser.error("--learn takes 1 to 10 wishes, and 3 people or more")
    if not 2 <= told.people <= 8:
        parser.error("2 to 8 people")
    return told


async def measure(street, minutes):
    """From the middle between two beats on, for whole minutes."""
    await asyncio.sleep(30 - time.time() % 60 + (60 if time.time() % 60 >= 30 else 0))
    meter = Meter(street.owner, street.trace)
    end = time.time() + 60 * minutes
    while time.time() < end:
        # The log begins again now and then; until then nothing in it is lost.
        meter.look()
        await asyncio.sleep(0.05)
    return meter.cost()


def line(name, cost, idle, lists, minutes):
    per_second = (cost.octets - idle.octets) / 60 / minutes
    share = f"{per_second / lists:6.0f}" if lists else "     -"
    year = YEAR_MINUTES / minutes
    return (
        f"{name:>9}  {per_second:8.0f} {share}  {cost.octets * year / 1e9:8.1f}"
        f"  {cost.commits * year / 1e6:8.2f}  {cost.written * year / 1e9:9.1f}"
        f"  {cost.seconds * year / 3600:9.1f}  {cost.seconds / max(idle.seconds, 0.01):7.1f}"
    )


async def main(told):
    folder = tempfile.mkdtemp(prefix="hearth-beats-", dir="/tmp")
    street = Street(folder, told.people)
    try:
        await street.move_in()
        if told.learn:
            await street.share(1)
            await learning.measure(street, told.learn)
            return
        print(
            f"The node of an owner with lists of {told.people} readers, {told.minutes} min each;"
            " the reference is the same node without lists.\n"
            "    lists  octets/s a list   GB/year  10^6 commits  GB written  CPU hours  CPU, times\n"
            "                                          /year       /year       /year     the reference"
        )
        idle = await measure(street, told.minutes)
        print(line("none", idle, idle, 0, told.minutes), flush=True)
        for count in told.lists:
            await street.share(count)
            cost = await measure(street, told.minutes)
            print(line(str(count), cost, idle, count, told.minutes), flush=True)
    finally:
        street.move_out()
        shutil.rmtree(folder, ignore_errors=True)


told = arguments()
if not told.check_only:
    namespace.enter()
    asyncio.run(main(told))
