"""How long people wait: see scripts/bench/waits."""

import argparse
import asyncio
import shutil
import statistics
import tempfile
import time

import namespace
from home import Home, Refused
from log import Log
from meeting import accept, befriend, started, until

PASSPHRASE = "one two three four"


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench/waits")
    parser.add_argument("--rounds", type=int, default=10, help="how often each is measured")
    parser.add_argument("--idle", type=int, default=10, help="minutes for which a node is idle")
    told = parser.parse_args()
    if told.rounds < 1 or told.idle < 0:
        parser.error("one round or more, and no negative minutes")
    return told


async def share(owner, friend, title):
    """Seconds from sharing a list, which the friend accepts at once, until they read its wish."""
    await owner.creates("lists/new", title=title)
    await owner.creates("wishes/add", name="Kettle", list=title, fields={})
    begun = time.monotonic()
    await owner.post("lists/share", **{"list": title, "with": [friend.name], "keeper": False})
    await accept(friend, "list")

    async def reads():
        for one in await friend.get("lists"):
            if one["title"] == title and one["state"] == "open":
                shown = await friend.get("lists/show", list=f"{owner.name}/{title}")
                return bool(shown["items"])
        return False

    await until(reads)
    return time.monotonic() - begun


async def edit(owner, friend, title, name):
    """Seconds from a change of a wish until a friend reads it."""
    (wish,) = (await owner.get("lists/show", list=title))["items"]
    begun = time.monotonic()
    await owner.post("wishes/edit", wish=f"{title}/{wish['name']}", name=name, fields={})

    async def reads():
        shown = await friend.get("lists/show", list=f"{owner.name}/{title}")
        return any(one["name"] == name for one in shown["items"])

    await until(reads)
    return time.monotonic() - begun


async def share_notes(owner, friend, title):
    """A list of notes that the friend may edit, with one note, which they read already; its path by ids."""
    await owner.creates("notes/lists/new", title=title)
    made = await owner.creates("notes/add", list=title, name="Keys", text="Under the mat")
    await owner.post("lists/share", **{"list": title, "with": [friend.name], "keeper": True})
    await accept(friend, "list")
    note = f"{made['listID']}/{made['id']}"

    async def reads():
        try:
            return await friend.get("notes/show", note=note)
        except Refused:  # It has not come yet.
            return False

    await until(reads)
    return note


async def save_note(owner, friend, note, text):
    """Seconds from saving a note until a friend who may edit it reads what it says."""
    begun = time.monotonic()
    await owner.post("notes/edit", note=note, text=text)

    async def reads():
        return (await friend.get("notes/show", note=note))["note"].get("notes") == text

    await until(reads)
    return time.monotonic() - begun


async def share_long(owner, friend, title, count=10_000):
    """A list with so many wishes, shared and whole at a friend; the id of one of the wishes."""
    wishes = [
        {"line": number, "name": f"Wish {number}", "fields": {"notes": "words " * 20}}
        for number in range(1, count + 1)
    ]
    lists = [{"title": title, "wishes": wishes}]
    await owner.creates("lists/import", lists=lists, target="new", isPreview=False)
    await owner.post("lists/share", **{"list": title, "with": [friend.name], "keeper": False})
    await accept(friend, "list")

    async def is_whole():
        (shown,) = [one for one in await friend.get("lists") if one["title"] == title] or [{}]
        return shown.get("items") == count

    await until(is_whole)
    return (await owner.get("lists/show", list=title))["items"][count // 2]["id"]


async def edit_one_of_many(owner, friend, title, wish, name):
    """Seconds from an accepted change of one of many wishes until a friend reads it."""
    # What the change before set off is over.
    await asyncio.sleep(1.3)
    await owner.post("wishes/edit", wish=f"{title}/{wish}", name=name, fields={})
    begun = time.monotonic()

    async def reads():
        shown = await friend.get("items/show", item=f"{owner.name}/{title}/{wish}")
        return shown["name"] == name

    await until(reads)
    return time.monotonic() - begun


async def meet(owner, givers, rounds):
    """A list whose givers show each other where they are; the paths of its wishes."""
    await owner.creates("lists/new", title="Garden")
    for number in range(rounds):
        await owner.creates("wishes/add", name=f"Wish {number}", list="Garden", fields={})
    await owner.post(
        "lists/share",
        **{"list": "Garden", "with": [one.name for one in givers], "keeper": False},
    )
    for giver in givers:
        await accept(giver, "list", shows_addresses=True)
    return [f"{owner.name}/Garden/Wish {number}" for number in range(rounds)]


async def is_seen(giver, other, wish):
    """Seconds from a reservation until another giver's node shows it."""

    async def shows():
        standing = (await other.get("items/show", item=wish)).get("standing") or {}
        return bool(standing.get("queue"))

    async def may():
        try:
            await giver.post("giving/reserve", wish=wish, quantity=None, force=True)
        except Refused:  # The list or its keys have not come yet.
            return False
        return True

    await until(may)
    begun = time.monotonic()
    await until(shows)
    return time.monotonic() - begun


async def reserve(home, wishes, **who):
    """Seconds until each of these reservations is acknowledged."""
    seconds = []
    for wish in wishes:
        begun = time.monotonic()
        await home.post("giving/reserve", wish=wish, quantity=None, force=False, **who)
        seconds.append(time.monotonic() - begun)
    return seconds


async def move_in(owner):
    """A housemate who gives: how their requests say who asks."""
    await owner.post("members/add", name="Mate", passphrase=PASSPHRASE)
    session = await owner.post("members/unlock", member="Mate", passphrase=PASSPHRASE)
    return {"member": "Mate", "session": session["token"]}


async def birthday(owner, friend, mate, rounds):
    """A list that a friend and the housemate give from; the paths of its wishes for both."""
    await owner.creates("lists/new", title="Birthday")
    for number in range(2 * rounds):
        await owner.creates("wishes/add", name=f"Wish {number}", list="Birthday", fields={})
    await owner.post(
        "lists/share", **{"list": "Birthday", "with": [friend.name, "Mate"], "keeper": False}
    )
    await accept(friend, "list")
    await accept(owner, "list", **mate)
    paths = [f"{owner.name}/Birthday/Wish {number}" for number in range(2 * rounds)]

    async def all_are_there(home, who):
        lists = [one for one in await home.get("lists", **who) if one["title"] == "Birthday"]
        return bool(lists) and lists[0]["state"] == "open" and lists[0]["readers"] == 2

    for home, who in ((friend, {}), (owner, mate)):
        await until(lambda home=home, who=who: all_are_there(home, who))
    # Until their keys have gone round.
    await asyncio.sleep(5)
    return paths[:rounds], paths[rounds:]


def told(name, seconds):
    ordered = sorted(seconds)
    print(
        f"{name:<58} {statistics.median(seconds) * 1000:8.0f} ms  {ordered[-1] * 1000:8.0f} ms",
        flush=True,
    )


async def idle(home, minutes):
    log = Log(home.database)
    log.news()
    commits = 0
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        commits += len(log.news())
        await asyncio.sleep(0.5)
    print(f"{'commits of an idle node without lists':<58} {commits:8} in {minutes} min", flush=True)


async def main(told_arguments):
    rounds = told_arguments.rounds
    folder = tempfile.mkdtemp(prefix="hearth-waits-", dir="/tmp")
    homes = []

    async def home(name):
        homes.append(Home(folder, name, len(homes) + 1))
        return await started(homes[-1])

    try:
        print(f"{'':<58}   half within  all within")
        owner = await home("Owner")
        friends = [await home(f"Friend{number}") for number in range(1, rounds + 1)]
        told("friend add -> both are friends and connected", [
            await befriend(owner, friend) for friend in friends
        ])  # fmt: skip
        told("list shared, accepted at once -> readable", [
            await share(owner, friend, f"List {number}") for number, friend in enumerate(friends)
        ])  # fmt: skip
        told("wish changed -> readable at a friend", [
            await edit(owner, friends[0], "List 0", f"Changed {number}")
            for number in range(rounds)
        ])  # fmt: skip
        note = await share_notes(owner, friends[0], "Cabin")
        told("note saved -> readable at a friend who may edit it", [
            await save_note(owner, friends[0], note, f"On hook {number}") for number in range(rounds)
        ])  # fmt: skip
        wish = await share_long(owner, friends[0], "Long")
        told("one of 10,000 wishes changed -> readable at a friend", [
            await edit_one_of_many(owner, friends[0], "Long", wish, f"Changed {number}")
            for number in range(rounds)
        ])  # fmt: skip
        if rounds > 1:
            first, *wishes = await meet(owner, friends[:2], rounds + 1)
            # Their keys go round, and they find each other.
            await is_seen(friends[0], friends[1], first)
            told("reserved -> seen by another giver who is met", [
                await is_seen(friends[0], friends[1], wish) for wish in wishes
            ])  # fmt: skip
        mate = await move_in(owner)
        theirs, mates = await birthday(owner, friends[0], mate, rounds)
        told("reservation acknowledged, node of one's own", await reserve(friends[0], theirs))
        told("reservation acknowledged, node of the owner", await reserve(owner, mates, **mate))
        for one in homes:
            one.stop()
        for one in homes:
            one.wait()
        if told_arguments.idle:
            await idle(await home("Alone"), told_arguments.idle)
    finally:
        for one in homes:
            one.stop()
        for one in homes:
            one.wait()
        shutil.rmtree(folder, ignore_errors=True)


wanted = arguments()
namespace.enter()
asyncio.run(main(wanted))
