"""Something of every kind of news that real nodes can tell within minutes."""

import datetime

from expecting import eventually
from writing import kinds

# What they do not: a disk or clock that goes wrong, backups, guests, a move to another computer, and what takes two
# who act in the same moment.
TOLD = {
    "knock", "friend-accepted", "friend-renamed", "offer", "list-arrived", "list-ended", "date-changed",
    "wish-added", "wish-changed", "wish-gone", "comment", "ask", "thanks", "birthday", "due",
    "reserved-changed", "reserved-gone", "reserved-moved", "turn", "bought-twice",
    "price-met", "hold-lapsed", "whisper", "idea", "role-changed",
}  # fmt: skip
THINGS = ("Bowl", "Cup", "Fork", "Jar", "Knife", "Plate", "Spoon", "Tray")


def day(days):
    return (datetime.date.today() + datetime.timedelta(days=days)).isoformat()


def reserve_for_a_party(first, owner, aunt):
    for thing in THINGS:
        owner.of("Owner", "wish", "add", thing, "--list", "Party")
    owner.of("Owner", "wish", "add", "Pan", "--list", "Party", "--price", "100 EUR")
    eventually("that First sees all", lambda: len(sees(first, "First")) == 9)
    eventually("that Aunt sees all", lambda: len(sees(aunt, "Aunt")) == 9)
    for thing in ("Bowl", "Spoon"):
        aunt.of("Aunt", "reserve", f"Owner/Party/{thing}", "--yes")
        eventually(
            "that First sees it taken",
            lambda: first.sees("First", "wish", "show", f"Owner/Party/{thing}")["standing"]["queue"],
        )
    first.of("First", "hold", "Owner/Party/Jar", "--yes", "--minutes", "1")
    for thing in ("Bowl", "Cup", "Fork", "Knife", "Plate", "Spoon"):
        first.of("First", "reserve", f"Owner/Party/{thing}", "--yes")
    for home, member in ((first, "First"), (aunt, "Aunt")):
        home.of(member, "bought", "Owner/Party/Bowl")
        home.of(member, "chip-in", "Owner/Party/Pan", "50 EUR", "--yes")
    aunt.of("Aunt", "idea", "add", "Owner/Party", "Fireworks", "--yes")
    aunt.of("Aunt", "whisper", "say", "Owner/Party/Cup", "The blue one", "--yes")
    aunt.of("Aunt", "free", "Owner/Party/Spoon")


def sees(home, member):
    return home.sees(member, "list", "show", "Owner/Party")["items"]


def change_the_party(owner):
    owner.of("Owner", "wish", "edit", "Party/Cup", "--notes", "Blue")
    owner.of("Owner", "wish", "edit", "Party/Tray", "--name", "Big tray")
    owner.of("Owner", "wish", "delete", "Party/Plate", "--yes")
    owner.of("Owner", "wish", "move", "Party/Fork", "--to", "Wedding")
    owner.of("Owner", "wish", "move", "Party/Knife", "--tray")
    owner.of("Owner", "list", "edit", "Party", "--date", "2032-06-01")
    owner.of("Owner", "comment", "add", "Party", "Come at six")
    owner.of("Owner", "wish", "delete", "Party/Big tray", "--yes")


def tell_news(first, owner, aunt, befriend, share):
    aunt.does("member", "add", "Cousin", "--as", "Aunt", show=False)
    befriend(first, "First", aunt, "Cousin")
    owner.of("Owner", "list", "new", "Party", "--date", "2031-06-01")
    share(owner, "Owner", "Party", [(first, "First"), (aunt, "Aunt")])
    reserve_for_a_party(first, owner, aunt)
    first.of("First", "list", "new", "Last year", "--date", "2026-01-02")
    first.of("First", "wish", "add", "Clock", "--list", "Last year")
    share(first, "First", "Last year", [(aunt, "Aunt")])
    aunt.of("Aunt", "reserve", "First/Last year/Clock", "--yes")
    for step in ("bought", "given"):
        aunt.of("Aunt", step, "First/Last year/Clock")
    aunt.of("Aunt", "tell", "First/Last year", "--yes")
    aunt.of("Aunt", "ask", "First", "More?")
    aunt.of("Cousin", "profile", "set", "--name", "Kusin", "--birthday", day(2)[5:])
    owner.of("Owner", "list", "new", "Attic")
    share(owner, "Owner", "Attic", [(first, "First")], "--keeper")
    owner.of("Owner", "share", "Attic", "--with", "First", "--no-keeper")
    owner.of("Owner", "list", "new", "Ended")
    share(owner, "Owner", "Ended", [(first, "First")])
    owner.of("Owner", "unshare", "Ended", "--with", "First", "--yes")
    first.of("First", "note", "add", "Now", "--title", "Kettle boils")
    now = datetime.datetime.now(datetime.UTC) + datetime.timedelta(seconds=5)
    first.of("First", "note", "remind", "Kettle boils", "--at", now.strftime("%Y-%m-%dT%H:%M:%SZ"))
    change_the_party(owner)
    try:
        eventually("that First is told", lambda: kinds(first, "First") >= TOLD, seconds=150)
    except Exception:
        print("missing news:", sorted(TOLD - kinds(first, "First")), flush=True)
        raise
