"""How long a lost home takes to come back from friends: see scripts/bench/recovery."""

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import namespace
from home import Home
from meeting import accept, befriend, started, until

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../neighbourhood"))
from pictures import write_picture  # noqa: E402

FRIENDS = ["Ash", "Birch", "Cedar", "Elm"]


def arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench/recovery")
    parser.add_argument("--lists", type=int, default=20, help="lists of the home that is lost")
    parser.add_argument("--photos", type=int, default=200, help="photos on them")
    told = parser.parse_args()
    if told.lists < 1 or told.photos < 0:
        parser.error("one list or more, and no negative photos")
    return told


def typed(home, code, *words):
    """Runs a command of a home that reads the recovery code."""
    subprocess.run(
        [os.environ["HEARTH_BINARY"], *words], env=home._environment(), check=True,
        input=code + "\n", text=True, capture_output=True, timeout=600,
    )  # fmt: skip


def received(trace):
    """Octets of frames that came in."""
    with open(trace, encoding="utf-8") as lines:
        return sum(entry.get("octets", 0) for entry in map(json.loads, lines) if entry.get("direction") == "in")


async def fill(owner, friends, told):
    """The lists with their wishes and photos, read by all friends."""
    picture = owner.path + ".png"
    write_picture(picture)
    wishes = max(1, told.photos // told.lists)
    for number in range(told.lists):
        title = f"List {number}"
        await owner.creates("lists/new", title=title)
        for wish in range(wishes):
            photos = ["--photo", picture] if number * wishes + wish < told.photos else []
            owner.command("wish", "add", f"Wish {wish}", "--list", title, *photos)
        names = [friend.name for friend in friends]
        await owner.post("lists/share", **{"list": title, "with": names, "keeper": False})
        for friend in friends:
            await accept(friend, "list")
    for friend in friends:
        await until(lambda friend=friend: is_whole(friend, told), 600)


async def is_whole(home, told):
    """Whether all the shared lists are here with all their photos."""
    lists = [one for one in await home.get("lists") if (one.get("title") or "").startswith("List ")]
    if len(lists) < told.lists or not all(one["state"] == "open" and one["items"] for one in lists):
        return False
    shown = [await home.get("lists/show", list=one["id"]) for one in lists]
    photos = [photo for one in shown for wish in one["items"] for photo in wish["photos"]]
    return len(photos) == told.photos and all(photo["isHere"] for photo in photos)


async def main(told):
    folder = tempfile.mkdtemp(prefix="hearth-recovery-", dir="/tmp")
    homes = [Home(folder, name, number) for number, name in enumerate(["Owner", *FRIENDS, "New"], 1)]
    owner, *friends, new = homes
    try:
        for home in homes[:-1]:
            await started(home)
        for friend in friends:
            await befriend(owner, friend)
        await fill(owner, friends, told)
        code = (await owner.post("members/recovery-code"))["code"]
        link = (await friends[0].get("key"))["link"]
        backup = owner.path + ".backup"
        typed(owner, code, "backup", backup)
        size = sum(
            os.path.getsize(owner.database + end)
            for end in ("", "-wal") if os.path.exists(owner.database + end)
        )  # fmt: skip
        owner.stop()
        owner.wait()
        shutil.rmtree(owner.path)

        begun = time.monotonic()
        typed(owner, code, "restore", backup)
        owner.start()
        await until(owner.is_ready)
        await until(lambda: is_whole(owner, told), 600)
        restored = time.monotonic() - begun
        owner.stop()
        owner.wait()
        shutil.rmtree(owner.path)

        begun = time.monotonic()
        new.name = "Owner"
        typed(new, code, "recover", "--name", "Owner", "--friend", link, "--household", "New")
        trace = new.path + ".trace"
        new.start(trace=trace)
        await until(new.is_ready)
        await until(lambda: is_whole(new, told), 600)
        recovered = time.monotonic() - begun
        new.stop()
        new.wait()
        octets = received(trace)
        print(f"{told.lists} lists, {told.photos} photos, {len(friends)} friends; database {size / 1e6:.1f} MB")
        print(f"{'restored from a backup':<40} {restored:8.1f} s")
        print(f"{'recovered from one friend':<40} {recovered:8.1f} s  {recovered / restored:6.1f} times that")
        print(f"{'octets that came in':<40} {octets / 1e6:8.1f} MB {octets / size:6.2f} times the database")
    finally:
        for home in homes:
            home.stop()
        for home in homes:
            home.wait()
        shutil.rmtree(folder, ignore_errors=True)


wanted = arguments()
namespace.enter()
asyncio.run(main(wanted))
