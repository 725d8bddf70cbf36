"""How 10,000 notes of one member are read, found and added, beside as many wishes that say the same."""

import http.client
import json
import os
import random
import statistics
import time
import uuid
from urllib.parse import quote

from home import Home
from times import Clock

COUNT, LISTS, LINES = 10_000, 20, 30
ROUNDS = 41
# What an export says of a note that has nothing but a text (protocol-spec/export.md): an empty `note`.
BODY = "WgA="
# In every thousandth.
RARE = "heffaklump"
WORDS = (
    "bilen besiktning oktober ring Anna om nyckeln till källaren boken som hon nämnde heter något med havet köp jord "
    "krukor innan våren tack för middagen receptet står bakom skåpet måla staketet grönt eller vitt tåget går åtta "
    "minuter över hel call the plumber about boiler garden plan tomatoes basil and two rows of beans meeting moved to "
    "Thursday ask Bo whether insurance covers glass idea for summer cabin by lake remember passport expires in May "
    "lösenordet till skrivaren finns i lådan mät fönstret före lördag"
).split()
TAGS = ("home", "garden", "car", "recipes", "work", "trips", "books", "children", "ideas", "health", "gifts", "bills")


def notes(folder, homes, signed_in):
    """Yields what was measured; the homes that it makes are added to `homes`."""
    texts = written()
    writer = home(folder, homes, "Writer", "Notes")
    wisher = home(folder, homes, "Wisher", "Wishes")
    fill(writer, texts, are_notes=True)
    fill(wisher, texts, are_notes=False)
    for number in range(3):
        checklist(writer, f"Checklist {number}")
    reader, other = Reader(writer), Reader(wisher)
    for found in (reader.finds("notes", text=RARE)["total"], len(other.finds("items/find", text=RARE))):
        assert found == COUNT // 1000, found

    visitor = signed_in(writer)
    yield f"first page of {COUNT} notes, on {LISTS} lists", str(Clock(visitor).measures("/notes"))
    yield "the same, its HTML", octets_of(visitor, "/notes")
    beside = signed_in(wisher)
    pages = (
        ("first page", "/notes", f"/lists/{other.list}", "list of 500 wishes"),
        ("list of 500 notes", f"/lists/{reader.list}", f"/lists/{other.list}", "list of 500 wishes"),
        ("all tags", "/notes/tags", "/lists", "all lists of wishes"),
        ("all lists of notes", "/notes/shared", "/lists", "all lists of wishes"),
        ("page of what is found", f"/notes/find?q={RARE}", f"/find?q={RARE}", "wishes found"),
    )
    for what, path, reference, named in pages:
        yield row(what, Page(visitor).times(path), Page(beside).times(reference), named)
    for what, text in (("a rare word", RARE), ("two words", "tomatoes krukor"), ("no word of them", "xylofon")):
        yield row(
            f"notes with {what}, by the API",
            reader.times(f"notes?text={quote(text)}&count=100"),
            other.times(f"items/find?text={quote(text)}"),
            "wishes",
        )
    yield row(
        f"one note more, of {COUNT}",
        reader.adds("notes/add", lambda number: {"text": f"Number {number}\nand {texts[number]}"}),
        other.adds("wishes/add", lambda number: {"name": f"Number {number}", "fields": {"notes": texts[number]}}),
        "one wish more",
    )
    for one in (visitor, beside):
        one.leaves()


def written():
    """Texts of 50 to 400 characters, in two languages."""
    chance = random.Random(7)
    texts = []
    for number in range(COUNT):
        length = chance.randint(50, 400)
        words = [RARE] if number % 1000 == 7 else []
        while sum(map(len, words)) + len(words) < length - 12:
            words.append(chance.choice(WORDS))
        texts.append(" ".join(words).capitalize() + ".")
    return texts


def home(folder, homes, member, household):
    homes.append(Home(os.path.join(folder, household.lower()), member, household=household))
    return homes[-1]


def fill(owner, texts, are_notes):
    """As many lists of notes, or of wishes, in one request; a third of the items have tags."""
    chance = random.Random(11)
    kind, body = ({"kind": "notes"}, {"body": BODY}) if are_notes else ({}, {})
    lists = []
    for place in range(LISTS):
        items = []
        for number in range(place, COUNT, LISTS):
            tags = chance.sample(TAGS, chance.choice((1, 1, 2))) if chance.random() < 0.3 else []
            name = f"{texts[number][:40].rsplit(' ', 1)[0]} {number}"
            items.append({"line": number, "name": name, "fields": {"notes": texts[number], "tags": tags}, **body})
        lists.append({"title": f"Folder {place}", "wishes": items, **kind})
    Reader(owner).creates("lists/import", lists=lists, target="new", isPreview=False)


def checklist(owner, title):
    reader = Reader(owner)
    made = reader.creates("notes/lists/new", title=title, isChecklist=True)
    for number in range(LINES):
        reader.creates("notes/lines/add", list=made["id"], name=f"Line {number}")


class Reader:
    """Asks the API as the first member."""

    def __init__(self, owner):
        self.fields = {"Authorization": f"Bearer {owner.token}", "Hearth-Member": owner.members[0]}
        self.host = owner.host
        self.connects()

    def connects(self):
        """For a round of questions: a connection on which nothing comes is closed after a while."""
        self.connection = http.client.HTTPConnection(self.host, timeout=600)

    @property
    def list(self):
        return next(one["id"] for one in self.finds("lists") if one["title"] == "Folder 0")

    def asks(self, method, path, fields=None):
        body = None if fields is None else json.dumps(fields)
        self.connection.request(method, "/api/v1/" + path, body=body, headers=self.fields)
        answer = self.connection.getresponse()
        octets = answer.read()
        assert answer.status == 200, f"{path}: {answer.status}: {octets[:300]}"
        return json.loads(octets) if octets.strip() else None

    def finds(self, path, **fields):
        query = "&".join(f"{name}={quote(value)}" for name, value in fields.items())
        return self.asks("GET", f"{path}?{query}" if query else path)

    def creates(self, path, **fields):
        return self.asks("POST", path, {"id": uuid.uuid4().hex, **fields})

    def times(self, path):
        self.connects()
        return taken(lambda _: self.asks("GET", path))

    def adds(self, path, said):
        """`said`: what the new one of a number says."""
        self.connects()
        into = self.list
        return taken(lambda number: self.creates(path, list=into, **said(number)))


class Page:
    """Asks for pages as a browser does, on one connection."""

    def __init__(self, visitor):
        self.connection = http.client.HTTPConnection(visitor.home.host, timeout=60)
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.profile.cookies())
        self.fields = {"Cookie": cookies}

    def opens(self, path, codings="gzip, deflate, br, zstd"):
        self.connection.request("GET", path, headers={**self.fields, "Accept-Encoding": codings})
        answer = self.connection.getresponse()
        octets = answer.read()
        assert answer.status == 200, f"{path}: {answer.status}"
        return octets

    def times(self, path):
        return taken(lambda _: self.opens(path))


def octets_of(visitor, path):
    page = Page(visitor)
    plain, packed = len(page.opens(path, "identity")), len(page.opens(path))
    return f"{plain / 1000:.1f} kB, {packed / 1000:.1f} kB as it is sent to browsers"


def taken(does):
    """How long it takes each time, in milliseconds, in order; not counted is the first."""
    does(0)
    times = []
    for number in range(1, ROUNDS + 1):
        begun = time.perf_counter()
        does(number)
        times.append((time.perf_counter() - begun) * 1000)
    return sorted(times)


def row(what, measured, reference, named):
    half, other = statistics.median(measured), statistics.median(reference)
    late = measured[int(len(measured) * 0.95)]
    return what, f"p50 {half:.1f} ms, p95 {late:.1f} ms; {named}: p50 {other:.1f} ms; {half / other:.2f} times as long"
