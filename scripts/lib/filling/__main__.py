"""Real nodes live until one home has rows of every type; its database is then the given file.

    HEARTH_BINARY=FILE python3 -B scripts/lib/filling Tests/Homes/NAME.sqlite

FILE is the program of the last landed commit. The tests open the home with the program after it
(Tests/HearthStoreTests/LastHomeTests.swift), which also say what its people did.
"""

import json
import os
import shutil
import socket
import sqlite3
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../neighbourhood"))

from expecting import Mismatch, eventually
from household import Household
from pictures import write_picture
from telling_news import tell_news
from writing import end_apart, make_child, remind_locked, write_apart, write_notes

WORDS = "correct horse"
# The last ones have no room in a cell of sixteen.
FIRSTS_GIFTS = 18
AUNTS_GIFTS = 17


class Telling:
    def say(self, text):
        print(text, flush=True)

    shows = note = step = say


class Home(Household):
    """A household whose members are told apart by their names on each command."""

    def of(self, member, *arguments):
        words = ["--passphrase-file", self.words] if member in ("Locked", "Mother") else []
        return self.does(*arguments, "--as", member, *words, show=False)

    def sees(self, member, *arguments):
        return json.loads(self.of(member, *arguments, "--json"))

    def begins(self):
        open(self.log, "w").close()
        self.start()
        eventually(f"that the node of {self.name} is ready", self.is_ready)

    def ends(self):
        self.stop()
        self.wait()

    def database(self):
        return os.path.join(self.home, "hearth.sqlite")

    def signs_in(self, member, passphrase=""):
        body = json.dumps({"member": member, "passphrase": passphrase})
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(os.path.join(self.home, "hearth.sock"))
            line.sendall(
                "POST /api/v1/members/sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
            )
            if b" 200 " not in line.recv(65536).split(b"\r\n")[0]:
                raise Mismatch(f"{member} should sign in")


def befriend(one, member, other, friend):
    link = other.of(friend, "key").strip()
    one.of(member, "friend", "add", link)
    eventually(
        f"that {member} asks {friend}",
        lambda: any(entry["from"] == member for entry in other.sees(friend, "inbox")),
    )
    other.of(friend, "accept", member, "--yes")
    eventually(
        f"that {member} and {friend} are friends",
        lambda: any(
            entry.get("name") == friend and entry["isConnected"]
            for entry in one.sees(member, "friend", "list")
        ),
    )


def share(host, owner, title, readers, *role):
    names = [member for _, member in readers]
    host.of(owner, "share", title, "--with", *names, *role)
    for home, member in readers:
        eventually(
            f"that {member} is asked to read {title}",
            lambda: any(entry.get("title") == title for entry in home.sees(member, "inbox")),
        )
        home.of(member, "accept", title, "--yes")
    for home, member in readers:
        eventually(
            f"that {member} reads {title} with the others",
            lambda: any(
                entry.get("title") == title and entry["state"] == "open"
                for entry in home.sees(member, "list")
            ),
        )


def befriend_all(first, owner, aunt, stranger):
    befriend(first, "First", owner, "Owner")
    befriend(first, "First", aunt, "Aunt")
    befriend(first, "Locked", owner, "Owner")
    befriend(first, "Locked", aunt, "Aunt")
    befriend(owner, "Owner", aunt, "Aunt")
    befriend(stranger, "Past", first, "First")
    first.of("First", "friend", "delete", "Past", "--yes")
    first.of("First", "friend", "verify", "Aunt", "--yes")
    stranger.of("Stranger", "friend", "add", first.of("First", "key").strip(), "--greeting", "Hej")
    stranger.of("Pest", "friend", "add", first.of("First", "key").strip())
    eventually("that two ask", lambda: len(first.sees("First", "inbox")) == 2)
    first.of("First", "refuse", "Pest")


def make_lists(first, owner, aunt, folder):
    picture = os.path.join(folder, "picture.png")
    write_picture(picture, 24, 18)
    owner.of("Owner", "list", "new", "Birthday", "--occasion", "birthday", "--date", "2031-05-31")
    for name in ("Kettle", "Lamp", "Book", "Teapot"):
        owner.of("Owner", "wish", "add", name, "--list", "Birthday", "--price", "30 EUR")
    owner.of("Owner", "wish", "add", "Bicycle", "--list", "Birthday", "--price", "400 EUR")
    owner.of("Owner", "wish", "add", "Marbles", "--list", "Birthday", "--quantity", "9")
    owner.of("Owner", "wish", "photo", "add", "Birthday/Lamp", picture, "--caption", "The front")
    owner.of("Owner", "list", "new", "Wedding")
    owner.of("Owner", "list", "new", "Housewarming", "--date", "2026-01-02")
    owner.of("Owner", "wish", "add", "Bread and salt", "--list", "Housewarming")
    first.of("First", "list", "new", "Toys", "--date", "2031-01-01")
    for name in ("Train", "Drum", "Ball"):
        first.of("First", "wish", "add", name, "--list", "Toys")
    first.of("First", "wish", "photo", "add", "Toys/Train", picture)
    first.of("First", "wish", "add", "Socks")
    first.of("Locked", "list", "new", "Garden")
    first.of("Locked", "wish", "add", "Spade", "--list", "Garden")
    first.of("First", "list", "new", "Shed")
    for home, member, title in (
        (owner, "Owner", "Wedding"), (first, "First", "Shed"),
    ):  # fmt: skip
        table = os.path.join(folder, "gifts.csv")
        with open(table, "w") as file:
            file.write("name,quantity\n")
            file.writelines(f"Gift {number:02},2\n" for number in range(1, 21))
        home.of(member, "import", table, "--to", title, "--yes")
    for number in range(1, 3):
        owner.of("Owner", "comment", "add", "Wedding", f"Comment {number}")
    both = [(first, "First"), (aunt, "Aunt")]
    share(owner, "Owner", "Birthday", [*both, (first, "Locked")])
    share(owner, "Owner", "Wedding", both)
    share(owner, "Owner", "Housewarming", both)
    share(first, "First", "Toys", [(owner, "Owner"), (aunt, "Aunt"), (first, "Locked")])
    share(first, "First", "Shed", [(aunt, "Aunt"), (first, "Locked")])
    share(first, "Locked", "Garden", [(aunt, "Aunt")])
    offer_and_delete(first, owner)


def offer_and_delete(first, owner):
    first.of("First", "list", "new", "Offered")
    first.of("First", "share", "Offered", "--with", "Owner", "Aunt")
    first.of("First", "unshare", "Offered", "--with", "Aunt", "--yes")
    first.of("First", "list", "new", "Deleted")
    share(first, "First", "Deleted", [(owner, "Owner")])
    first.of("First", "list", "delete", "Deleted", "--yes")
    for title, answer in (("Refused", "refuse"), ("Ignored", "ignore")):
        owner.of("Owner", "list", "new", title)
        owner.of("Owner", "share", title, "--with", "First")
        eventually(
            f"that First is asked to read {title}",
            lambda: any(e.get("title") == title for e in first.sees("First", "inbox")),
        )
        first.of("First", answer, title)


def give(first, owner, aunt):
    first.of("First", "reserve", "Owner/Birthday/Kettle", "--yes")
    first.of("First", "hold", "Owner/Birthday/Lamp", "--yes", "--minutes", "1440")
    first.of("First", "chip-in", "Owner/Birthday/Bicycle", "50 EUR", "--yes")
    first.of("First", "roles", "Owner/Birthday/Bicycle", "--wraps")
    first.of("First", "reserve", "Owner/Birthday/Book", "--yes")
    first.of("First", "bought", "Owner/Birthday/Book")
    first.of("First", "whisper", "say", "Owner/Birthday/Kettle", "The green one", "--yes")
    first.of("First", "idea", "add", "Owner/Birthday", "Balloon ride", "--yes")
    first.of("First", "reserve", "Owner/Housewarming/Bread and salt", "--yes")
    first.of("First", "bought", "Owner/Housewarming/Bread and salt")
    first.of("First", "given", "Owner/Housewarming/Bread and salt")
    first.of("First", "tell", "Owner/Housewarming", "--text", "With love", "--yes")
    for number in range(1, FIRSTS_GIFTS + 1):
        first.of("First", "reserve", f"Owner/Wedding/Gift {number:02}", "--yes")
    for number in range(21 - AUNTS_GIFTS, 21):
        aunt.of("Aunt", "reserve", f"Owner/Wedding/Gift {number:02}", "--yes")
    first.of("Locked", "reserve", "Owner/Birthday/Marbles", "--quantity", "3", "--yes")
    first.of("Locked", "reserve", "First/Toys/Train", "--yes")
    for number in range(1, FIRSTS_GIFTS + 1):
        first.of("Locked", "reserve", f"First/Shed/Gift {number:02}", "--yes")
    first.of("Locked", "whisper", "say", "First/Toys/Train", "With rails", "--yes")
    aunt.of("Aunt", "chip-in", "Owner/Birthday/Bicycle", "60 EUR", "--yes")
    aunt.of("Aunt", "whisper", "say", "Owner/Birthday/Bicycle", "I ask for the price", "--yes")
    aunt.of("Aunt", "reserve", "First/Toys/Ball", "--yes")


def talk(first, owner, aunt, folder):
    picture = os.path.join(folder, "picture.png")
    first.of(
        "First", "profile", "set", "--birthday", "1990-04-17", "--size", "Shoes=39",
        "--address", "Lane 3", "--notes", "No wool", "--picture", picture,
    )  # fmt: skip
    aunt.of("Aunt", "profile", "set", "--birthday", "05-06", "--notes", "No glass")
    first.of("First", "comment", "add", "Owner/Birthday/Kettle", "Which colour?", "--yes")
    first.of("First", "comment", "add", "Toys", "Wood is best", "--yes")
    owner.of("Owner", "comment", "add", "First/Toys", "How nice", "--yes")
    first.of("First", "ask", "Owner/Birthday", "Anything for the garden?")
    first.of("First", "ask", "Aunt", "What do you wish for?")
    first.of("First", "ask", "Aunt", "--withdraw")
    aunt.of("Aunt", "ask", "First/Toys", "Something small?")
    first.of("First", "invite", "new")
    first.of("First", "invite", "new", "--list", "Toys")
    first.of("First", "friend", "name", "Aunt", "Auntie")
    first.of("Locked", "strangers", "refuse")
    first.of("First", "shops", "allow")
    first.signs_in("First")
    first.signs_in("Locked", WORDS)
    eventually(
        "that First has the comment",
        lambda: "How nice" in first.of("First", "comments", "Toys"),
    )
    owner.of("Owner", "leave", "First/Toys", "--yes")
    eventually(
        "that First reads it as of somebody who left",
        lambda: "former_records" in types(first.database()),
    )


def come_back(first, owner, aunt, folder):
    """The home is put back to a copy, and others still have what it forgot."""
    eventually(
        "that others know how much is reserved",
        lambda: "With rails" in aunt.of("Aunt", "whispers", "First/Toys"),
    )
    first.ends()
    copy = os.path.join(folder, "copy.sqlite")
    shutil.copyfile(first.database(), copy)
    first.begins()
    first.of("First", "reserve", "Owner/Birthday/Teapot", "--yes")
    first.of("First", "wish", "add", "Kite", "--list", "Toys")
    first.of("Locked", "reserve", "First/Toys/Drum", "--yes")
    first.of("Locked", "whisper", "say", "First/Toys/Drum", "A loud one", "--yes")
    first.of("Locked", "wish", "add", "Rake", "--list", "Garden")
    eventually(
        "that Aunt knows all of it",
        lambda: "A loud one" in aunt.of("Aunt", "whispers", "First/Toys")
        and "Kite" in aunt.of("Aunt", "list", "show", "First/Toys")
        and "Rake" in aunt.of("Aunt", "list", "show", "Locked/Garden")
        and wish(aunt, "Aunt", "First/Toys/Drum")["standing"]["queue"]
        and wish(aunt, "Aunt", "Owner/Birthday/Teapot")["standing"]["queue"],
    )
    forget(first, copy)
    eventually("that Teapot is back", lambda: "Teapot" in first.of("First", "cart"))
    aunt.of("Aunt", "reserve", "Owner/Birthday/Marbles", "--yes")
    eventually("that First has it early", lambda: counts(first.database())["early_cells"] > 0)


def forget(first, copy, tries=6):
    """Puts the copy in place of the home. How what comes back is kept depends on its order."""
    first.ends()
    shutil.copyfile(copy, first.database())
    first.begins()
    wanted = {"waiting_cells", "waiting_records", "alarms"}
    try:
        eventually(
            "that what was forgotten waits", lambda: wanted <= types(first.database()), seconds=15
        )
    except Mismatch:
        if tries == 1:
            raise
        forget(first, copy, tries - 1)


def wish(home, member, path):
    return home.sees(member, "wish", "show", path)


def copied(database):
    """The database as it is, which its node has locked: it is copied together with its log."""
    place = tempfile.mkdtemp()
    for suffix in ("", "-wal"):
        if os.path.exists(database + suffix):
            shutil.copyfile(database + suffix, os.path.join(place, "copy" + suffix))
    return place


def read(database, sql):
    place = copied(database)
    try:
        with sqlite3.connect(os.path.join(place, "copy")) as connection:
            return connection.execute(sql).fetchall()
    finally:
        shutil.rmtree(place)


def types(database):
    return {name for (name,) in read(database, "SELECT DISTINCT type FROM rows")}


def counts(database):
    tables = ("records", "beat_cells", "early_cells")
    found = {table: read(database, f"SELECT count(*) FROM {table}")[0][0] for table in tables}
    return found | dict(read(database, "SELECT type, count(*) FROM rows GROUP BY type"))


def fill(folder, result):
    first, owner, aunt, stranger = (
        Home(name, folder, Telling()) for name in ("First", "Owner", "Aunt", "Stranger")
    )
    homes = (first, owner, aunt, stranger)
    first.words = os.path.join(folder, "words")
    with open(first.words, "w") as file:
        file.write(WORDS + "\n")
    try:
        for home in homes:
            home.does(
                "init", "--household", f"House {home.name}", "--member", home.name, show=False
            )
            home.begins()
        first.does("member", "add", "Locked", "--passphrase-file", first.words, "--as", "First")
        stranger.does("member", "add", "Pest", "--as", "Stranger")
        stranger.does("member", "add", "Past", "--as", "Stranger")
        befriend_all(*homes)
        make_lists(first, owner, aunt, folder)
        give(first, owner, aunt)
        write_notes(first, owner, folder, share)
        make_child(first, owner, folder, befriend)
        tell_news(first, owner, aunt, befriend, share)
        talk(first, owner, aunt, folder)
        write_apart(first, owner)
        remind_locked(first)
        come_back(first, owner, aunt, folder)
        end_apart(first, owner, types)
        first.ends()
        shutil.copyfile(first.database(), result)
    finally:
        for home in homes:
            home.stop()
        for home in homes:
            home.wait()
    print(json.dumps(counts(result), indent=1))


if len(sys.argv) != 2 or not os.environ.get("HEARTH_BINARY"):
    sys.exit("usage: HEARTH_BINARY=FILE python3 -B scripts/lib/filling FILE")
with tempfile.TemporaryDirectory(dir="/tmp") as folder:
    fill(folder, sys.argv[1])
