"""A household: its home, its node and what is asked of it on the command line."""

import json
import os
import random
import socket
import subprocess

from expecting import Mismatch

BEAT_SECONDS = 1
LIST = "Birthday"
KETTLE = f"Owner/{LIST}/Kettle"


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
        # Others dial it there again after a restart.
        self.address = self.address or f"127.0.0.1:{free_port()}"
        with open(self.log, "ab") as log:
            self.node = subprocess.Popen(
                [
                    os.environ["HEARTH_BINARY"], "run", "--home", self.home,
                    "--listen", self.address, "--no-web", "--beat", str(BEAT_SECONDS),
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
