"""A real node in a throw-away home, and its API over the Unix socket."""

import http.client
import json
import os
import socket
import subprocess
import time
import uuid

TICKS = os.sysconf("SC_CLK_TCK")
# After so many seconds a row is given up.
PATIENCE = 300


class _Line(http.client.HTTPConnection):
    def __init__(self, path):
        super().__init__("localhost", timeout=PATIENCE)
        self.path = path

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(PATIENCE)
        self.sock.connect(self.path)


class Node:
    def __init__(self, folder, name):
        self.name = name
        self.home = os.path.join(folder, name)
        self.trace = os.path.join(folder, name + ".trace")
        self.process = None
        self.line = None
        self._runs("init", "--household", name, "--member", name, "--home", self.home)
        self.listen = f"127.0.0.1:{_free_port()}"

    def _runs(self, *words):
        nowhere = subprocess.DEVNULL
        subprocess.run([os.environ["HEARTH_BINARY"], *words], check=True, stdout=nowhere, stderr=nowhere)

    def start(self, traces=False):
        """Milliseconds until the API answers. With `traces`, what passes between the nodes is counted."""
        more = ["--trace", self.trace] if traces else []
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [os.environ["HEARTH_BINARY"], "run", "--home", self.home, "--listen", self.listen,
             "--log-level", "error", *more, "--no-web"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        while True:
            try:
                self.line = _Line(os.path.join(self.home, "hearth.sock"))
                self.line.request("GET", "/health")
                self.line.getresponse().read()
                return (time.perf_counter() - begun) * 1000
            except OSError:
                if self.process.poll() is not None or time.perf_counter() - begun > 30:
                    raise SystemExit(f"The node of {self.name} does not start.") from None
                time.sleep(0.001)

    def stop(self):
        if self.process:
            self.line.close()
            self.process.terminate()
            self.process.wait()
            self.process = None

    def ask(self, method, path, fields=None, file=None):
        body = file if fields is None else json.dumps(fields)
        headers = {"Content-Type": "application/json"} if fields is not None else {}
        self.line.request(method, "/api/v1/" + path, body=body, headers=headers)
        answer = self.line.getresponse()
        octets = answer.read()
        if answer.status != 200:
            raise Refused(f"{path}: {answer.status}: {octets[:300]}")
        return json.loads(octets) if octets.strip() else None

    def get(self, path):
        return self.ask("GET", path)

    def post(self, path, **fields):
        return self.ask("POST", path, fields)

    def creates(self, path, **fields):
        return self.post(path, id=uuid.uuid4().hex, **fields)

    @property
    def processor(self):
        """Milliseconds of the processor's time until now."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / TICKS

    def sent(self, after=0, kinds=None, but=()):
        """Octets of the frames that went out after so many lines of the trace, of these kinds or of all."""
        return sum(
            line["octets"] for line in self.traced()[after:]
            if line["direction"] == "out" and line.get("octets") and line["kind"] not in but
            and (kinds is None or line["kind"] in kinds)
        )  # fmt: skip

    def traced(self):
        with open(self.trace, encoding="utf-8") as file:
            return [json.loads(line) for line in file]

    @property
    def memory(self):
        """Resident, in MiB."""
        return self._status("VmRSS") / 1024

    def wakes(self, seconds):
        """How often its threads are woken a second, counted for so long; what they count ends with a thread."""
        tasks = f"/proc/{self.process.pid}/task"
        first, last = {}, {}
        end = time.monotonic() + seconds
        while True:
            for task in os.listdir(tasks):
                try:
                    last[task] = _status(f"{tasks}/{task}/status", "voluntary_ctxt_switches")
                except (FileNotFoundError, ProcessLookupError):
                    # It ended meanwhile.
                    continue
            first = first or dict(last)
            if time.monotonic() >= end:
                return sum(count - first.get(task, 0) for task, count in last.items()) / seconds
            time.sleep(0.2)

    def _status(self, field):
        return _status(f"/proc/{self.process.pid}/status", field)


class Refused(Exception):
    pass


def _status(path, field):
    with open(path, encoding="ascii", errors="replace") as file:
        for line in file:
            if line.startswith(field + ":"):
                return int(line.split()[1])
    return 0


def _free_port():
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return line.getsockname()[1]


def until(what, holds, pause=0.0):
    """What it says once it holds."""
    begun = time.perf_counter()
    while True:
        try:
            if found := holds():
                return found
        except Refused:
            pass
        if time.perf_counter() - begun > PATIENCE:
            raise SystemExit(f"It took too long until {what}.")
        time.sleep(pause)


def befriend(one, other):
    other.post("friends/add", link=one.get("key")["link"], at=[])
    accept(one, "knock")
    for node in (one, other):
        until("they are connected", lambda node=node: any(f.get("isConnected") for f in node.get("friends")), 0.01)


def accept(node, kind):
    entries = until(f"{node.name} is asked", lambda: [e["id"] for e in node.get("inbox") if e["kind"] == kind], 0.01)
    for entry in entries:
        node.post("inbox/answer", entry=entry, answer="accept", showAddresses=True)


def share(owner, title, *friends):
    owner.post("lists/share", **{"list": title, "with": [friend.name for friend in friends], "keeper": False})
    for friend in friends:
        accept(friend, "list")
        path = f"lists/show?list={owner.name}/{title}"
        until("it can be read", lambda friend=friend: friend.get(path)["items"], 0.01)
