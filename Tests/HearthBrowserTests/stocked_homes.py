"""Two homes in which there is something of everything, so that pages show nearly every form."""

import os

import devices
import neighbourhood
from waiting import eventually

PROGRAM = "/bin/true"
PASSPHRASE = "rubber duck"


def pair(case):
    """An owner's home, and a friend's who gives to them; somebody else lives in each. `case`: the test class."""
    owner, friend = case.home("Owner", options=devices.options()), case.home("Friend", "Brother")
    owner.adds_member("Sister", passphrase=PASSPHRASE)
    owner.adds_lists("Birthday")
    friend.adds_lists("Books")
    wishes = {one: {"price": "240 SEK"} for one in ("Bell", "Chair", "Kettle", "Lamp", "Rope", "Tent")}
    owner.adds_wishes("Birthday", {**wishes, "Cups": {"quantity": "3"}})
    friend.adds_wishes("Books", ["Book"])
    neighbourhood.befriend(owner, friend)
    neighbourhood.share(owner, "Birthday", friend)
    owner.adds_lists("Camping", "Winter")
    _notes(owner)
    _computer(owner, os.path.join(case.folder, f"backups-{owner.members[0]}-{id(owner)}"))
    _gifts(friend)
    _asked(owner, friend)
    _thanks(owner, friend)
    return owner, friend


def _notes(home):
    home.post("notes/add", text="Roof\nCall them", tags=["house"])
    shopping = home.post("notes/lists/new", title="Shopping", isChecklist=True)["id"]
    for name in ("Milk", "Bread", "Eggs"):
        line = home.post("notes/lines/add", list=shopping, name=name)
    home.post("notes/check", lines=[f"{shopping}/{line['id']}"], isDone=True)


def _computer(home, folder):
    """Devices are on, a program is told what is new, and backups are made."""
    devices.switch_on(home)
    home.post("hook/set", program=PROGRAM, arguments=[], language="en")
    os.makedirs(folder)
    home.post("backups/confirm-code", code=home.post("members/recovery-code")["code"])
    home.post("backups/set", folder=folder, keep=2)


def _gifts(friend):
    for name in ("Lamp", "Cups", "Rope"):
        friend.post("giving/reserve", wish=f"Owner/Birthday/{name}")
    friend.post("giving/bought", wish="Owner/Birthday/Rope")
    friend.post("giving/chip-in", wish="Owner/Birthday/Bell", amount="100 SEK")
    friend.post("comments/add", on="Owner/Birthday/Lamp", text="Nice")
    friend.post("whispers/add", about="Owner/Birthday/Lamp", text="Psst")
    friend.post("ideas/add", list="Owner/Birthday", name="Hat")


def _asked(owner, friend):
    """What waits for an answer: another list, what somebody at the owner's home may see, and an invitation."""
    owner.post("invitations/new", list="Birthday")
    owner.shares("Winter", "Friend")
    eventually("that the friend is asked", lambda: [one for one in friend.get("inbox") if one["kind"] == "list"])
    owner.shares("Birthday", "Sister")
    with owner.unlocked("Sister", PASSPHRASE) as sister:
        (entry,) = [one["id"] for one in owner.get("inbox", **sister) if one["kind"] == "list"]
        owner.post("inbox/answer", entry=entry, answer="accept", **sister)


def _thanks(owner, friend):
    """The friend told what they gave, and of another gift there is something new."""
    gifts = friend.get("thanks/propose", list="Owner/Birthday")["gifts"]
    friend.post("thanks/tell", list="Owner/Birthday", gifts=[{"wish": gifts[0]["id"]}], isSure=True)
    eventually("that the owner was told", lambda: owner.get("thanks", list="Birthday"))
    owner.post("wishes/edit", wish="Birthday/Lamp", fields={"price": "300 SEK"})
    eventually(
        "that the change is in the cart",
        lambda: any(one.get("changes") for one in friend.get("giving/cart")["entries"]),
    )
