"""The story of scripts/neighbourhood: see there. Standard library only."""

import argparse
import json
import os
import random
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import textwrap
import time

ORDINALS = """First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth
    Thirteenth Fourteenth Fifteenth Sixteenth Seventeenth Eighteenth Nineteenth Twentieth
    Twenty-first Twenty-second Twenty-third Twenty-fourth Twenty-fifth Twenty-sixth
    Twenty-seventh Twenty-eighth Twenty-ninth""".split()
BEAT_SECONDS = 1
LIST = "Birthday"
KETTLE = f"Owner/{LIST}/Kettle"


class Mismatch(Exception):
    """Something was not as the story says; the message is a sentence for people."""


def parse_arguments():
    parser = argparse.ArgumentParser(
        prog="scripts/neighbourhood",
        description="Starts households with real nodes on this machine, in throw-away homes, and "
        "lives through a story with them: they make friends, one shares a wish list, another "
        "reserves a wish, the others see it and the owner does not. Ends with 0 when everybody "
        "saw what she should.",
        epilog="HEARTH_BUILD=debug uses the debug build; HEARTH_BINARY=FILE uses that program.",
    )
    most = len(ORDINALS) + 1
    parser.add_argument(
        "--households", type=int, default=3, metavar="N", help=f"how many, 3 to {most}; 3"
    )
    parser.add_argument("--keep", action="store_true", help="leave the nodes running")
    parser.add_argument("--json", action="store_true", help="print the result as JSON, no story")
    parser.add_argument("--check-only", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not 3 <= options.households <= most:
        parser.error(f"there can be 3 to {most} households")
    return options


class Story:
    """Prints what happens, and notes it for --json."""

    def __init__(self, quiet):
        self.quiet = quiet
        self.steps = []
        self.started = time.monotonic()

    def say(self, text=""):
        if not self.quiet:
            print(text, flush=True)

    def step(self, title):
        self.close_step()
        self.steps.append({"title": title, "began": time.monotonic()})
        self.say(f"\n{len(self.steps)}. {title}")

    def note(self, text):
        self.say(textwrap.fill(text, 92, initial_indent="   ", subsequent_indent="   "))

    def shows(self, text, bar="   | "):
        for line in text.rstrip("\n").split("\n"):
            self.say(f"{bar}{line}".rstrip())

    def close_step(self):
        if self.steps and "seconds" not in self.steps[-1]:
            step = self.steps[-1]
            step["seconds"] = round(time.monotonic() - step.pop("began"), 3)


class Household:
    def __init__(self, name, folder, story):
        self.name = name
        self.role = "owner" if name == "Owner" else f"{name.lower()} friend"
        self.home = os.path.join(folder, name.lower())
        self.log = self.home + ".log"
        self.story = story
        self.address = None
        self.node = None

    # The command line

    def run(self, *arguments, show=False):
        environment = dict(os.environ, HEARTH_HOME=self.home, NO_COLOR="1")
        for name in ("HEARTH_AS", "HEARTH_SESSION"):
            environment.pop(name, None)
        done = subprocess.run(
            [os.environ["HEARTH_BINARY"], *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            # What a person would see, in its order; JSON stays apart from hints.
            stderr=subprocess.STDOUT if show else subprocess.PIPE,
            text=True,
            timeout=60,
        )
        if show:
            words = [a if len(a) < 60 else a[:24] + "…" + a[-16:] for a in arguments]
            self.story.say(f"   {self.role}$ hearth " + " ".join(map(quoted, words)))
            if done.stdout:
                self.story.shows(done.stdout)
        return done

    def does(self, *arguments, show=True):
        done = self.run(*arguments, show=show)
        if done.returncode != 0:
            raise Mismatch(
                f"`hearth {' '.join(arguments)}` of the {self.role} should work, and it ended "
                f"with {done.returncode}: {(done.stderr or done.stdout).strip()}"
            )
        return done.stdout

    def asks(self, *arguments):
        return json.loads(self.does(*arguments, "--json", show=False))

    # The node

    def start(self):
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        with open(self.log, "ab") as log:
            self.node = subprocess.Popen(
                [
                    os.environ["HEARTH_BINARY"], "run", "--home", self.home,
                    "--listen", self.address, "--beat", str(BEAT_SECONDS),
                ],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )  # fmt: skip

    def is_ready(self):
        if self.node.poll() is not None:
            raise Mismatch(f"the node of the {self.role} did not start: {self.last_words()}")
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return "The node is ready." in log.read()

    def stop(self):
        if self.node and self.node.poll() is None:
            self.node.terminate()

    def wait(self):
        if not self.node:
            return
        try:
            self.node.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.node.kill()
            self.node.wait()

    def last_words(self):
        try:
            with open(self.log, encoding="utf-8", errors="replace") as log:
                return " / ".join(log.read().strip().split("\n")[-3:])
        except OSError:
            return ""

    # What she sees

    def queue(self):
        """Who reserved the kettle, in order, as (name, state)."""
        standing = self.asks("wish", "show", KETTLE)["standing"]
        return [(holder["name"], holder["state"]) for holder in standing["queue"]]

    def wishes(self):
        lists = self.asks("list")
        if not any(entry.get("title") == LIST and entry["state"] == "open" for entry in lists):
            return None
        path = LIST if self.role == "owner" else f"Owner/{LIST}"
        return [item["name"] for item in self.asks("list", "show", path)["items"]]


def quoted(word):
    return word if word and all(c.isalnum() or c in "-./:@_…" for c in word) else f'"{word}"'


def free_port():
    # Below the ports that the system gives to connections, which come and go.
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


def eventually(sentence, question, seconds=60):
    """Asks until the answer is true; the sentence says what should have come true."""
    deadline = time.monotonic() + seconds
    while not question():
        if time.monotonic() > deadline:
            raise Mismatch(f"within {seconds} s it did not come true {sentence}")
        time.sleep(0.05)


def live(story, homes):
    owner, friends = homes[0], homes[1:]
    first, second = friends[0], friends[1]

    story.step("Every household makes a home and starts its node")
    for home in homes:
        shown = home in (owner, first)
        home.does(
            "init", "--household", f"House {home.name}", "--member", home.name, show=shown
        )
    if len(homes) > 2:
        story.note(f"… and so do the others. There are {len(homes)} households now.")
    for home in homes:
        home.start()
    for home in homes:
        eventually(f"that the node of the {home.role} is ready", home.is_ready)
    for home in homes:
        story.say(f"   {home.role}: the node listens on {home.address}")

    story.step("The owner hands out her link; everybody asks her to be friends")
    link = owner.does("key").strip()
    for friend in friends:
        friend.does("friend", "add", link, show=friend is first)
    names = {friend.name for friend in friends}
    eventually(
        "that everybody's question is in the owner's inbox",
        lambda: {entry["from"] for entry in owner.asks("inbox")} == names,
    )
    if any(entry.get("name") for entry in first.asks("friend", "list")):
        raise Mismatch("the first friend knows the owner's name before the owner said yes")
    owner.does("inbox")
    for friend in friends:
        owner.does("accept", friend.name, show=friend is first)
    for friend in friends:
        eventually(
            f"that the {friend.role} and the owner are friends and connected",
            lambda friend=friend: any(
                entry.get("name") == "Owner" and entry["isConnected"]
                for entry in friend.asks("friend", "list")
            ),
        )
    eventually(
        "that the owner is connected to all her friends",
        lambda: sum(entry["isConnected"] for entry in owner.asks("friend", "list"))
        == len(friends),
    )
    owner.does("friend", "list")

    story.step("The owner writes a wish list and shares it")
    owner.does("list", "new", LIST, "--occasion", "birthday")
    owner.does("wish", "add", "Kettle", "--list", LIST, "--price", "399.50 SEK")
    owner.does("wish", "add", "Marbles", "--list", LIST, "--quantity", "9")
    owner.does("share", LIST, "--with", *[friend.name for friend in friends])
    for friend in friends:
        eventually(
            f"that the {friend.role} is asked",
            lambda friend=friend: any(e.get("title") == LIST for e in friend.asks("inbox")),
        )
        friend.does("accept", LIST, "--yes", show=friend is first)
    for friend in friends:
        eventually(
            f"that the {friend.role} sees the list and everybody on it",
            lambda friend=friend: any(
                entry.get("title") == LIST
                and entry["state"] == "open"
                and entry["readers"] == len(friends)
                for entry in friend.asks("list")
            ),
        )
    first.does("list", "show", f"Owner/{LIST}")

    story.step("The first friend reserves the kettle")
    before = owner.asks("list", "show", LIST)
    first.does("reserve", KETTLE)
    if first.queue() != [("First", "reserved")]:
        raise Mismatch(f"the first friend should hold the kettle, and sees {first.queue()}")
    for friend in friends[1:]:
        eventually(
            f"that the {friend.role} sees the kettle taken by the first",
            lambda friend=friend: friend.queue() == [("First", "reserved")],
        )
    story.note("The friends see it, although they have no connection but the owner's node:")
    second.does("list", "show", f"Owner/{LIST}")
    story.note("The owner's node carried it, sealed. What the owner sees of her list:")
    owner.does("list", "show", LIST)
    expect_blind(owner, before)

    story.step("The second friend wants the kettle too")
    second.does("reserve", KETTLE)
    both = [("First", "reserved"), ("Second", "waiting")]
    if second.queue() != both:
        raise Mismatch(f"the second friend should wait behind the first: {second.queue()}")
    eventually("that the first friend sees who waits", lambda: first.queue() == both)

    story.step("The owner changes her list, and everybody has it")
    owner.does("wish", "add", "Lamp", "--list", LIST)
    for friend in friends:
        eventually(
            f"that the {friend.role} sees the lamp",
            lambda friend=friend: friend.wishes() == ["Kettle", "Marbles", "Lamp"],
        )
    before = owner.asks("list", "show", LIST)

    story.step("The first friend frees the kettle; the second has it and buys it")
    first.does("free", KETTLE)
    eventually(
        "that the second friend holds the kettle",
        lambda: second.queue() == [("Second", "reserved")],
    )
    second.does("bought", KETTLE)
    for friend in friends:
        eventually(
            f"that the {friend.role} sees that the kettle is bought",
            lambda friend=friend: friend.queue() == [("Second", "bought")],
        )
    second.does("cart")
    first.does("list", "show", f"Owner/{LIST}")
    if first.asks("cart")["entries"]:
        raise Mismatch("the first friend's cart should be empty again")

    story.step("All that time the owner saw her wishes and nothing else")
    owner.does("list", "show", LIST)
    expect_blind(owner, before)
    refusal = owner.run("reserve", f"{LIST}/Kettle", show=True)
    if refusal.returncode != 1:
        raise Mismatch("the owner should be refused when she reserves from her own list")
    story.close_step()


def expect_blind(owner, before):
    now = owner.asks("list", "show", LIST)
    if now != before:
        raise Mismatch("the owner's view of her list changed when a friend reserved")
    if any("standing" in item for item in now["items"]):
        raise Mismatch("the owner is shown how a wish stands")
    if owner.asks("cart")["entries"]:
        raise Mismatch("something stands in the owner's cart")


def explain_keeping(homes, folder):
    binary = os.environ["HEARTH_BINARY"]
    pids = " ".join(str(home.node.pid) for home in homes)
    print("\nThe nodes go on running. To be one of the households, for example:")
    for home in homes[:3]:
        print(f"   {shlex.quote(binary)} list --home {home.home}")
    print("To see what a node says:")
    print(f"   tail -f {homes[0].log}")
    print("To stop them all, and to remove their homes:")
    print(f"   kill {pids}")
    print(f"   rm -r {folder}")


def main():
    options = parse_arguments()
    if options.check_only:
        return 0
    # Whoever ends us, and however we were started, the nodes are not left behind.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)
    story = Story(quiet=options.json)
    # Short, since the path of a Unix socket has room for 107 octets.
    folder = tempfile.mkdtemp(prefix="hearth-", dir="/tmp")
    names = ["Owner", *ORDINALS[: options.households - 1]]
    homes = [Household(name, folder, story) for name in names]
    story.say(f"A neighbourhood of {len(homes)} households, each with a real node on this machine.")
    story.say(f"Homes: {folder}   Beat: {BEAT_SECONDS} s, where real homes have 15 minutes")
    mismatch, code = None, 0
    try:
        live(story, homes)
    except KeyboardInterrupt:
        mismatch, code = "interrupted", 130
    except Mismatch as error:
        mismatch, code = str(error), 1
    except OSError as error:
        mismatch, code = f"this machine refused something: {error}", 1
    except subprocess.TimeoutExpired as error:
        mismatch, code = f"`{' '.join(error.cmd[1:])}` did not end in time", 1
    finally:
        story.close_step()
        keeps = options.keep and code == 0
        if not keeps:
            for home in homes:
                home.stop()
            for home in homes:
                home.wait()
            if code in (0, 130):
                shutil.rmtree(folder, ignore_errors=True)
    if options.json:
        result = {
            "ok": code == 0,
            "households": len(homes),
            "seconds": round(time.monotonic() - story.started, 3),
            "steps": story.steps,
            "mismatch": mismatch,
            "nodes": [
                {"name": h.name, "home": h.home, "address": h.address, "pid": h.node.pid}
                for h in homes
            ]
            if keeps
            else [],
        }
        print(json.dumps(result, indent=2, ensure_ascii=False))
    if code == 0:
        story.say(f"\nAll {len(homes)} households saw what they should.")
        if keeps and not options.json:
            explain_keeping(homes, folder)
    else:
        sentence = mismatch[0].upper() + mismatch[1:].rstrip(".")
        print(f"\nneighbourhood: {sentence}.", file=sys.stderr)
        if code == 1:
            print(f"The nodes' logs and homes are kept in {folder}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
