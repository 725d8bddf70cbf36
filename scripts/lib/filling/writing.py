"""What people write, what becomes due, and a child: each chapter leaves rows that gifts alone leave none of."""

import datetime
import json
import os
import socket
import wave

from expecting import Mismatch, eventually
from pictures import write_picture


def write_sound(path):
    """A fifth of a second, which is short and small."""
    with wave.open(path, "wb") as file:
        file.setparams((1, 2, 8_000, 0, "NONE", ""))
        file.writeframes(b"\x00\x10" * 9 * 88)


def write_notes(first, owner, folder, share):
    picture, sound = (os.path.join(folder, name) for name in ("roof.png", "song.wav"))
    write_picture(picture, 16, 12)
    write_sound(sound)
    first.of(
        "First", "note", "add", "Call the roofer\nbefore winter", "--title", "Roof",
        "--tag", "house", "--photo", picture, "--caption", "The leak", "--pin",
    )  # fmt: skip
    first.of("First", "note", "add", "La la", "--title", "Song", "--tag", "house,music", "--photo", sound)
    first.of("First", "note", "remind", "Roof", "--at", "2031-05-31T18:00:00Z")
    first.of("First", "note", "add", "Not any more", "--title", "Old plan")
    first.of("First", "note", "bin", "Old plan")
    first.of("First", "note", "new-list", "Shopping", "--checklist")
    first.of("First", "note", "line", "Shopping", "Milk", "Bread", "Eggs")
    first.of("First", "note", "check", "Shopping/Milk")
    owner.of("Owner", "note", "new-list", "Cabin")
    for name in ("Firewood", "Keys"):
        owner.of("Owner", "note", "add", f"{name}: ask", "--list", "Cabin", "--title", name)
    share(owner, "Owner", "Cabin", [(first, "First")], "--keeper")
    owner.of("Owner", "note", "new-list", "Cellar")
    owner.of("Owner", "note", "add", "Behind the jam", "--list", "Cellar", "--title", "Key")
    share(owner, "Owner", "Cellar", [(first, "Locked")], "--keeper")
    owner.of("Owner", "list", "new", "Plans")
    owner.of("Owner", "wish", "add", "Boat", "--list", "Plans", "--notes", "Of wood")
    share(owner, "Owner", "Plans", [(first, "First")], "--keeper")
    # A picture that no item has any more.
    first.of("First", "wish", "photo", "add", "Toys/Drum", picture)
    first.of("First", "wish", "photo", "delete", "Toys/Drum", "1", "--yes")


def write_apart(first, owner):
    """Two edit the same at the same time, and each home learns of it later."""
    owner.ends()
    first.of("First", "note", "edit", "Owner/Cabin/Firewood", "--text", "Firewood: birch")
    first.of("First", "wish", "edit", "Owner/Plans/Boat", "--notes", "Of birch")
    first.ends()
    owner.begins()
    owner.of("Owner", "note", "edit", "Cabin/Firewood", "--text", "Firewood: oak")
    owner.of("Owner", "wish", "edit", "Plans/Boat", "--notes", "Of oak")
    first.begins()
    eventually(
        "that First is told of both texts",
        lambda: {"kept-twice", "notes-kept"} & kinds(first, "First"),
    )


def kinds(home, member):
    return {item["kind"] for item in home.sees(member, "news", "--all", "--keep")["items"]}


def make_child(first, owner, folder, befriend):
    """A child of Owner's home, whose list Mother keeps: its offer names her, and First says yes to her there."""
    owner.words = os.path.join(folder, "mothers")
    with open(owner.words, "w") as file:
        file.write("battery staple\n")
    owner.does("member", "add", "Mother", "--passphrase-file", owner.words, "--as", "Owner", show=False)
    owner.of("Owner", "member", "householder", "Mother")
    befriend(first, "First", owner, "Mother")
    owner.of("Mother", "member", "add", "Child", "--child", "--birthday", "2019-04-17")
    lists = owner.sees("Mother", "list")
    kept = next(entry for entry in lists if entry.get("owner") == "Child")
    invite = {"list": kept["id"], "friends": ["First"]}
    ask(owner, "Mother", "members/child/invite", invite)
    eventually(
        "that the child asks First",
        lambda: any(entry["from"] == "Child" for entry in first.sees("First", "inbox")),
    )
    first.of("First", "accept", "Child", "--yes")
    eventually(
        "that the child's list is offered",
        lambda: any(entry.get("title") == kept["title"] for entry in first.sees("First", "inbox")),
    )
    first.of("First", "accept", kept["title"], "--yes")
    eventually(
        "that First reads the child's list",
        lambda: any(e["id"] == kept["id"] and e["state"] == "open" for e in first.sees("First", "list")),
    )
    first.of("First", "friend", "housemate", "Mother", "--list", f"Child/{kept['title']}", "--yes")
    first.of("First", "friend", "introduce", "Child", "--to", "Locked")


def ask(home, member, path, request):
    """An operation that no command asks for."""
    session = home.sees(member, "unlock")["token"]
    body = json.dumps(request)
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(os.path.join(home.home, "hearth.sock"))
        line.sendall(
            f"POST /api/v1/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            f"Hearth-Member: {member}\r\nHearth-Session: {session}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        answer = line.recv(65536)
        if b" 200 " not in answer.split(b"\r\n")[0]:
            raise Mismatch(f"{path} should work, and its answer is {answer!r}")


def remind_locked(first):
    """What becomes due for Locked while they are locked."""
    first.of("Locked", "note", "add", "Two a day", "--title", "Pills")
    at = datetime.datetime.now(datetime.UTC) + datetime.timedelta(seconds=60)
    first.of("Locked", "note", "remind", "Pills", "--at", at.strftime("%Y-%m-%dT%H:%M:%SZ"))


def end_apart(first, owner, types):
    """The last things that happen: what nobody else has seen, and what waits for Locked, is in the home."""
    owner.of("Owner", "note", "edit", "Cellar/Key", "--text", "Under the mat")
    eventually(
        "that what Locked cannot open is kept beside what they could",
        lambda: "kept_parts" in types(first.database()),
    )
    eventually("that Pills are due", lambda: "due_passed" in types(first.database()), seconds=120)
    owner.ends()
    first.of("First", "note", "edit", "Owner/Cabin/Keys", "--text", "Keys: with First")
