"""A household: its home, its node, and what is asked of it, on its socket or on the command line."""

import json
import os
import re
import signal
import subprocess

from operations import Operations, Refused
from waiting import Unmet, eventually

BEAT_SECONDS = 1


class Home(Operations):
    def __init__(self, folder, *members, household=None, is_made=True, zone=None, options=(),
                 program="hearth"):  # fmt: skip
        """A home with a running node; the first member makes it, or else does so in a browser.

        `zone`: the time zone of its machine. `options`: more of `hearth run`. `program`: another that was built
        beside it.
        """
        self.binary = os.path.join(os.path.dirname(os.environ["HEARTH_BINARY"]), program)
        self.options = options
        self.zone = {"TZ": zone} if zone else {}
        self.members = members
        self.folder = folder
        self.log = folder + ".log"
        self.node = None
        self.start()
        if is_made:
            name = household or f"Home of {members[0]}"
            self.post("household/set-up", household=name, member=members[0])
        for member in members[1:]:
            self.adds_member(member)

    def run(self, *arguments, as_member=None):
        """On the command line, a process each time: for what that says, and what it alone does."""
        environment = dict(
            os.environ, HEARTH_HOME=self.folder, HEARTH_LANGUAGE="en", NO_COLOR="1",
            XDG_STATE_HOME=self.folder + "-state", **self.zone,
        )  # fmt: skip
        for name in ("HEARTH_AS", "HEARTH_SESSION"):
            environment.pop(name, None)
        environment["HEARTH_AS"] = as_member or self.members[0]
        done = subprocess.run(
            [self.binary, *arguments],
            env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        if done.returncode != 0:
            raise Unmet(
                f"`hearth {' '.join(arguments)}` of {self.members[0]} ended with "
                f"{done.returncode}: {done.stderr.strip() or done.stdout.strip()}"
            )
        return done.stdout

    def is_inhabited(self):
        try:
            return len(self.get("members")) > 0
        except Refused as refused:
            if refused.code == "nobodyHere":
                return False
            raise

    def asks(self, *arguments, **options):
        return json.loads(self.run(*arguments, "--json", **options))

    # The node

    def start(self, port=0):
        """`port`: of the pages; 0: one that is free."""
        with open(self.log, "wb") as log:
            self.node = subprocess.Popen(
                [
                    self.binary, "run", "--home", self.folder,
                    "--listen", "127.0.0.1:0", "--web", f"127.0.0.1:{port}",
                    "--beat", str(BEAT_SECONDS), *self.options,
                ],
                env=dict(
                    os.environ, HEARTH_LANGUAGE="en", XDG_STATE_HOME=self.folder + "-state",
                    **self.zone,
                ),
                stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )  # fmt: skip
        address = eventually(
            f"that the node of {self.members[0]} started: {self.last_words()}", self._web_address
        )
        self.address = address
        # What lets browsers in, and what programs show.
        self.key = self._secret("pages-key")
        self.token = self._secret("api-token")

    def _secret(self, name):
        with open(os.path.join(self.folder, name), encoding="ascii") as file:
            return file.read().strip()

    def _web_address(self):
        if self.node.poll() is not None:
            raise Unmet(f"the node of {self.members[0]} ended: {self.last_words()}")
        found = re.search(r"http://127\.0\.0\.1:\d+", self.last_words())
        return found and found.group()

    def last_words(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return log.read()[-2000:]

    @property
    def host(self):
        return self.address.removeprefix("http://")

    def starts_again(self):
        """Where open pages look for it."""
        self.start(port=self.host.rsplit(":", 1)[1])

    def freezes(self):
        """Others do not reach it until it `thaws`, and it keeps its address."""
        self.node.send_signal(signal.SIGSTOP)

    def thaws(self):
        self.node.send_signal(signal.SIGCONT)

    def crashes(self):
        self.node.kill()
        self.node.wait()

    def stop(self):
        if self.node is None or self.node.poll() is not None:
            return
        self.node.terminate()
        try:
            self.node.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.node.kill()
            self.node.wait()
