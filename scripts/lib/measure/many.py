"""What is done with many notes at once: how long a housemate waits for their lists meanwhile.

Each row has a home of its own. Its list is shared with the housemate, who may edit it too.
"""

import hashlib
import http.client
import json
import os
import shutil
import socket
import statistics
import threading
import time
import uuid

from home import Home

# What a housemate may wait: so long, or so many times as the list takes to be shown.
MARK_MS, PASS_FACTOR = 250, 1.5
SIZES = (1_000, 10_000)
# Entries of an import that are asked for in one request, as `hearth note import` does.
PIECE = 1_000
# What an export says of a note that has nothing but a text (protocol-spec/export.md): an empty `note`.
BODY = "WgA="
OWNER, HOUSEMATE, FRIEND = "Owner", "Housemate", "Friend"
# After so many seconds a row is given up.
PATIENCE = 600


class Asker:
    """Asks the API as one member, each time on a connection of its own."""

    def __init__(self, home, member):
        self.fields = {"Authorization": f"Bearer {home.token}", "Hearth-Member": member}
        self.host = home.host

    def asks(self, method, path, fields=None):
        body = None if fields is None else json.dumps(fields)
        connection = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        connection.request(method, "/api/v1/" + path, body=body, headers=self.fields)
        answer = connection.getresponse()
        octets = answer.read()
        connection.close()
        assert answer.status == 200, f"{path}: {answer.status}: {octets[:300]}"
        return json.loads(octets) if octets.strip() else None

    def finds(self, path):
        return self.asks("GET", path)

    def does(self, path, **fields):
        return self.asks("POST", path, fields)

    def creates(self, path, **fields):
        return self.does(path, id=uuid.uuid4().hex, **fields)


class Meanwhile(threading.Thread):
    """How long each `GET /lists` of the housemate takes, in milliseconds, one after the other."""

    def __init__(self, home):
        super().__init__(daemon=True)
        self.asker = Asker(home, HOUSEMATE)
        self.took = []
        self.is_over = threading.Event()

    def run(self):
        while not self.is_over.is_set():
            begun = time.monotonic()
            try:
                self.asker.finds("lists")
            except OSError:
                return
            self.took.append((time.monotonic() - begun) * 1000)
            time.sleep(0.005)

    def ends(self):
        """The time within which 95 of 100 were answered."""
        self.is_over.set()
        self.join()
        return sorted(self.took)[int(len(self.took) * 0.95)]


class House:
    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder)
        self.home = Home(os.path.join(folder, "home"), OWNER, HOUSEMATE, household="House", options=found_again())
        self.asks = Asker(self.home, OWNER)
        self.list = self.asks.creates("notes/lists/new", title="Long", isChecklist=True)["id"]
        self.asks.creates("notes/lists/new", title="Other")
        self.shares(HOUSEMATE)
        self.accepts(Asker(self.home, HOUSEMATE), "list")
        self.friend = None

    def shares(self, name):
        self.asks.does("lists/share", **{"list": self.list, "with": [name], "keeper": True})

    @staticmethod
    def accepts(asker, kind):
        entry = until(lambda: [one["id"] for one in asker.finds("inbox") if one["kind"] == kind])[0]
        asker.does("inbox/answer", entry=entry, answer="accept", showAddresses=False)

    def imports(self, numbers):
        wishes = [
            {
                "line": number,
                "name": f"Line {number}",
                "fields": {"notes": f"Number {number} of many", "tags": ["home"]},
                "body": BODY,
                "id": hashlib.blake2b(str(number).encode(), digest_size=8).hexdigest(),
            }
            for number in numbers
        ]
        lists = [{"title": "Long", "kind": "notes", "wishes": wishes}]
        return self.asks.creates("lists/import", lists=lists, target="present", isPreview=False)

    def filled(self, count):
        return [wish["path"] for wish in self.imports(range(count))[0]["wishes"]]

    def passes(self):
        """How long one pass over the list takes, to show it, in milliseconds."""
        took = []
        for _ in range(3):
            begun = time.monotonic()
            self.asks.finds(f"lists/show?list={self.list}")
            took.append((time.monotonic() - begun) * 1000)
        return statistics.median(took)

    def befriends(self):
        folder = os.path.join(self.folder, "friend")
        self.friend = Home(folder, FRIEND, household="Elsewhere", options=found_again())
        asks = Asker(self.friend, FRIEND)
        asks.does("friends/add", link=self.asks.finds("key")["link"], at=[])
        self.accepts(self.asks, "knock")
        until(lambda: any(one.get("isConnected") for one in asks.finds("friends")))
        self.shares(FRIEND)
        self.accepts(asks, "list")
        return asks

    def ends(self):
        for home in (self.home, self.friend):
            if home:
                home.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def found_again():
    """Options of a node that others find again once it was started anew."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{line.getsockname()[1]}"
    return "--listen", address, "--advertise", address


def until(question, seconds=120, every=0.05):
    end = time.monotonic() + seconds
    while not (answer := question()):
        if time.monotonic() > end:
            raise TimeoutError("it did not come true")
        time.sleep(every)
    return answer


def checks(house, paths):
    house.asks.does("notes/check", lines=paths, isDone=True)


def bins(house, paths):
    house.asks.does("notes/bin", notes=paths)


def restores(house, paths):
    house.asks.does("notes/bin", notes=paths, restore=True)


def tags(house, paths):
    house.asks.does("tags/rename", tag="home", to="house")


def moves(house, paths):
    house.asks.does("items/move", items=paths, to="Other")


def orders(house, paths):
    house.asks.does("items/order", items=list(reversed(paths)), placement="first")


def clears(house, paths):
    house.asks.does("notes/clear", list=house.list)


# What is done, and what comes before it.
ACTS = {
    "check": (checks, None),
    "clear": (clears, checks),
    "bin": (bins, None),
    "restore": (restores, bins),
    "tag": (tags, None),
    "move": (moves, None),
    "order": (orders, None),
}


def act(house, name, count):
    does, before = ACTS[name]
    paths = house.filled(count)
    if before:
        before(house, paths)
    one = house.passes()
    return one, measured(house, lambda: does(house, paths))


def brings(house, count):
    def imports():
        for first in range(0, count, PIECE):
            house.imports(range(first, first + PIECE))

    taken = measured(house, imports)
    return house.passes(), taken


def joins(house, count):
    """A friend and the owner have changed all lines, and neither has seen what the other did."""
    friend = house.befriends()
    paths = house.filled(count)
    list_of = f"lists/show?list={house.list}"
    until(lambda: whole(friend, list_of, count), seconds=PATIENCE)
    house.home.stop()
    friend.does("tags/rename", tag="home", to="house")
    house.friend.stop()
    house.home.start()
    house.asks = Asker(house.home, OWNER)
    checks(house, paths)
    one = house.passes()

    def joined():
        house.friend.start()
        until(lambda: is_joined(house.asks.finds(list_of)["items"]), seconds=PATIENCE, every=2)

    return one, measured(house, joined)


def whole(asker, path, count):
    try:
        return len(asker.finds(path)["items"]) == count
    except AssertionError:
        return False


def is_joined(items):
    return all(one["tags"] == ["house"] and one["check"]["isDone"] for one in items)


def measured(house, does):
    """Seconds that it takes, and the milliseconds of a housemate's requests meanwhile."""
    meanwhile = Meanwhile(house.home)
    meanwhile.start()
    until(lambda: meanwhile.took)
    meanwhile.took.clear()
    begun = time.monotonic()
    does()
    took = time.monotonic() - begun
    return took, meanwhile.ends()


def rows(folder, sizes=SIZES, names=None):
    """Prints them, each as soon as it is known."""
    print(
        f"| done with many notes at once | takes | `GET /lists` p95 | of {MARK_MS} ms "
        f"| the list shown | of {PASS_FACTOR} |\n|---|---|---|---|---|---|",
        flush=True,
    )
    for name in names or [*ACTS, "import", "join"]:
        for count in sizes:
            house = House(os.path.join(folder, f"{name}-{count}"))
            try:
                does = {"import": brings, "join": joins}.get(name)
                one, (took, late) = does(house, count) if does else act(house, name, count)
                ratio, other = late / MARK_MS, late / one / PASS_FACTOR
                print(
                    f"| {name} {count:,} | {took:.2f} s | {late:.0f} ms | {ratio:.2f} | {one:.0f} ms | {other:.2f} |",
                    flush=True,
                )
            except (TimeoutError, OSError) as error:
                print(f"| {name} {count:,} | given up: {error} | | | | |", flush=True)
            finally:
                house.ends()
