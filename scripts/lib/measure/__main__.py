"""Measures the pages of a large home. Run by scripts/bench/pages; prints a table in Markdown."""

import argparse
import os
import shutil
import statistics
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..", "..")
sys.path.insert(0, os.path.join(ROOT, "Tests", "HearthBrowserTests"))

import browser  # noqa: E402
import devices  # noqa: E402
import neighbourhood  # noqa: E402
from families import families  # noqa: E402
from firsts import firsts  # noqa: E402
from home import Home  # noqa: E402
from notes import notes  # noqa: E402
from pictures import picture  # noqa: E402
from taps import NEIGHBOUR, TASKS, Finger  # noqa: E402
from times import LONG, ROUNDS, SHORT, SHOWN, WISHES, Clock, add_long_list  # noqa: E402
from visitor import DESKTOP, PHONE, Visitor  # noqa: E402
from waiting import eventually  # noqa: E402
from wire import Wire  # noqa: E402

LISTS = 50


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench/pages")
    parser.add_argument("--notes", action="store_true", help="measure notes alone")
    has_only_notes = parser.parse_args().notes
    folder = tempfile.mkdtemp(prefix="hearth-measure-")
    homes = []
    try:
        browser.start()
        print("| what | measured |\n|---|---|")
        for part in (notes(folder, homes, signed_in),) if has_only_notes else parts(folder, homes):
            for what, measured in part:
                print(f"| {what} | {measured} |", flush=True)
    finally:
        browser.stop()
        for home in homes:
            home.stop()
        shutil.rmtree(folder, ignore_errors=True)


def parts(folder, homes):
    owner = Home(
        os.path.join(folder, "owner"), "Owner", household="Oak Street", options=devices.options()
    )
    homes.append(owner)
    friend = Home(os.path.join(folder, "friend"), "Friend", household="Elm Street")
    homes.append(friend)
    furnish(owner, friend, folder)
    neighbour = Home(os.path.join(folder, "neighbour"), NEIGHBOUR, household="Next Door")
    homes.append(neighbour)
    neighbour.run("friend", "add", owner.run("key").strip().split("\n")[-1])
    eventually("that the neighbour asks", lambda: owner.asks("inbox"))
    yield weights(owner)
    yield app(owner)
    yield times(owner, friend)
    yield shifts(owner, friend)
    yield firsts(owner, friend, signed_in)
    yield taps(owner, friend)
    yield families(folder, homes)
    yield notes(folder, homes, signed_in)


def furnish(owner, friend, folder):
    photo = os.path.join(folder, "photo.png")
    with open(photo, "wb") as file:
        file.write(picture())
    for number in range(LISTS - 2):
        owner.run("list", "new", f"List {number}", "--date", f"2099-01-{number % 28 + 1:02}")
        owner.run("wish", "add", "Something", "--list", f"List {number}", "--photo", photo)
    owner.run("list", "new", SHORT, "--date", "2099-12-12", "--occasion", "birthday")
    owner.adds_wishes(SHORT, [f"Wish {number}" for number in range(6)], photo=picture())
    add_long_list(owner, folder, photo)
    neighbourhood.befriend(owner, friend)
    for title in (SHORT, LONG):
        neighbourhood.share(owner, title, friend)


def signed_in(home, size=PHONE):
    return Visitor(home, size).is_let_in().signs_in()


def weights(owner):
    visitor = signed_in(owner)
    wire = Wire(visitor.page)
    for name, path in (("first page", "/"), (f"page with {LISTS} lists", "/lists")):
        wire.opens(path)
        yield (
            f"{name}, first visit, without photos",
            f"{wire.octets / 1000:.1f} kB in {len(wire.own)} answers, {wire.rounds} rounds",
        )
        wire.opens(path, is_first=False)
        wire.opens(path, is_first=False)
        fetched = [one for one in wire.own if not one["isKept"]]
        octets = sum(one["octets"] for one in fetched)
        yield f"{name}, later visits", f"{octets / 1000:.1f} kB"
    visitor.leaves()


def app(owner):
    """What the app of a phone costs, and what its pages take beside those of this machine."""
    elsewhere = devices.switch_on(owner)
    chromium = devices.chromium()
    at_home = signed_in(owner)
    phone = Visitor(elsewhere, chromium=chromium)
    wire = Wire(at_home.page)
    files = ["/worker.js", "/shell", *at_home.page.evaluate(FILES)]
    octets = 0
    for path in files:
        wire.opens(path)
        octets += sum(one["octets"] for one in wire.asked.values() if path.startswith(one["path"]))
    yield f"worker and shell, {len(files)} files", f"{octets / 1000:.1f} kB"
    devices.install(phone, owner, owner.members[0])
    here = first_page(at_home)
    yield "first page, this machine, HTTP", f"{here[0]:.0f} ms until answered, {here[1]:.0f} until shown"
    yield "first page, phone, HTTPS, with the worker", beside(first_page(phone), here)
    phone.page.evaluate(
        "async () => { for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister(); }"
    )
    phone.page.add_init_script("delete Navigator.prototype.serviceWorker;")
    phone.goes("/news")
    yield "first page, phone, HTTPS, without it", beside(first_page(phone), here)
    at_home.leaves()
    phone.leaves()
    chromium.close()


def first_page(visitor):
    """Medians, in milliseconds from the tap: until the node has answered, and until something is shown."""
    rounds = []
    for _ in range(ROUNDS):
        visitor.goes("/")
        shown = visitor.page.evaluate(SHOWN)
        rounds.append((visitor.page.evaluate(ANSWERED), shown))
    return [statistics.median(column) for column in zip(*rounds)]


def beside(there, here):
    ratios = " and ".join(f"{one / other:.1f}" for one, other in zip(there, here))
    return f"{there[0]:.0f} ms until answered, {there[1]:.0f} until shown: {ratios} times as long"


ANSWERED = "() => performance.getEntriesByType('navigation')[0].responseStart"
FILES = """() => [...document.querySelectorAll("link[rel=stylesheet], link[rel=icon], script[src]")]
  .map((one) => new URL(one.href || one.src)).map((one) => one.pathname + one.search)"""


def times(owner, friend):
    """How long pages take, beside the page of a list with a few wishes in the same run."""
    for home, whose, lists in ((owner, "owner", "/lists"), (friend, "friend", "/friends")):
        visitor = signed_in(home)
        clock = Clock(visitor)
        visitor.goes(lists)
        visitor.opens_list(SHORT)
        short = clock.measures(visitor.path)
        visitor.goes(lists)
        visitor.opens_list(LONG)
        pages = [
            (f"list of {WISHES} wishes", visitor.path),
            (f"list of {WISHES} wishes, a full page", f"{visitor.path}?shown=200"),
        ]
        if home is owner:
            pages.append((f"page with {LISTS} lists", "/lists"))
        yield f"list of 6 wishes, {whose}", str(short)
        for name, path in pages:
            measured = clock.measures(path)
            yield f"{name}, {whose}", f"{measured}, {measured.beside(short)}"
        visitor.leaves()


def shifts(owner, friend):
    """The same as the browser's cumulative layout shift, over a slow line."""
    total, count = 0, 0
    for home in (owner, friend):
        for size in (PHONE, DESKTOP):
            visitor = signed_in(home, size)
            visitor.goes("/lists" if home is owner else "/friends")
            visitor.opens_list(SHORT)
            paths = ["/", "/lists", "/wishes", "/friends", "/cart", "/new", visitor.path]
            visitor.opens_wish("Wish 1")
            paths.append(visitor.path)
            wire = Wire(visitor.page, is_slow=True)
            for path in paths:
                wire.opens(path)
                total += sum(value for value, _ in wire.shifts())
                count += 1
            visitor.leaves()
    yield f"cumulative layout shift, {count} pages over a slow line, all together", f"{total:.3f}"


def taps(owner, friend):
    owner.run("note", "add", "In use, so that its room is on")
    for name, whose, task in TASKS:
        visitor = signed_in(owner if whose == "owner" else friend)
        visitor.goes("/")
        finger = Finger(visitor.page)
        task(finger, visitor)
        typed = f" and {finger.fields} field" if finger.fields else ""
        yield f"{name}, from the first page", f"{finger.taps} taps{typed}"
        visitor.leaves()


main()
