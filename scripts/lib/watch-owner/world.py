"""The world that lives begin from: an owner with a list, a housemate, two friends elsewhere."""

import asyncio
import os
import shutil

import namespace
from acts import LIST, PASSPHRASE, WISHES
from between import Between, View
from home import Home, eventually

NAMES = ("Owner", "First", "Second")


def homes(folder):
    return [Home(folder, name, number) for number, name in enumerate(NAMES, 1)]


async def start(everybody, beat, disks=None):
    for home in everybody:
        home.start(beat, (disks or {}).get(home.name))
    for home in everybody:
        await eventually(f"that the node of {home.name} answers", home.is_ready)


async def connected(owner):
    async def all_are():
        friends = await owner.get("friends")
        return sum(one["isConnected"] for one in friends) >= len(NAMES) - 1

    await eventually("that the friends are connected", all_are)


def stop(everybody):
    # The owner last, who is there to hear the others hang up.
    for home in reversed(everybody):
        home.stop()
    for home in everybody:
        home.wait()


def make(folder, beat, directly):
    """Lives through befriending and sharing in a folder; no node runs afterwards.

    `directly`: the friends' nodes dial each other, so that early cells go between them.
    """
    namespace.enter()
    os.makedirs(folder)
    everybody = homes(folder)
    try:
        for home in everybody:
            home.init()
            home.read_secret()
        asyncio.run(_make(everybody, beat, directly))
    finally:
        stop(everybody)


async def _make(everybody, beat, directly):
    owner, *friends = everybody
    between = Between(everybody, View())
    await between.start()
    await start(everybody, beat)
    await owner.post("members/add", name="Mate", passphrase=PASSPHRASE)
    link = (await owner.get("key"))["link"]
    for friend in friends:
        await friend.post("friends/add", link=link, at=[])
        await _says_yes(owner, "knock", friend.name)
    await connected(owner)
    await owner.post("lists/new", title=LIST, occasion="birthday")
    for name, fields in WISHES.items():
        await owner.post("wishes/add", name=name, list=LIST, fields={"notes": "Seen 000", **fields})
    readers = [*(friend.name for friend in friends), "Mate"]
    await owner.post("lists/share", **{"list": LIST, "with": readers, "keeper": False})
    token = (await owner.post("members/unlock", member="Mate", passphrase=PASSPHRASE))["token"]
    await _says_yes(owner, "list", "Owner", member="Mate", session=token)
    for friend in friends:
        await _says_yes(friend, "list", "Owner", shows=directly)
    for friend in friends:

        async def sees_all(friend=friend):
            mine = await friend.get("lists")
            return any(
                one.get("title") == LIST and one["state"] == "open" and one["readers"] >= 3
                for one in mine
            )

        await eventually(f"that {friend.name} sees everybody on the list", sees_all)
    # Until sender keys have gone round, nobody could read what somebody claims.
    await asyncio.sleep(4 * beat)
    await owner.post("members/lock", member="Mate", session=token)
    await asyncio.sleep(2 * beat)
    between.stop()


async def _says_yes(home, kind, sender, shows=False, member="", session=None):
    async def asked():
        entries = await home.get("inbox", member=member, session=session)
        return [one["id"] for one in entries if one["kind"] == kind and one["from"] == sender]

    (entry, *_) = await eventually(f"that {sender} asked {home.name}", asked)
    await home.post(
        "inbox/answer", member=member, session=session,
        entry=entry, answer="accept", showAddresses=shows,
    )  # fmt: skip


def copy(template, folder):
    os.makedirs(folder)
    for name in NAMES:
        shutil.copytree(os.path.join(template, name.lower()), os.path.join(folder, name.lower()))
