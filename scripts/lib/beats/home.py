"""A household of a measurement: its node, and what its people ask of it."""

import asyncio
import ctypes
import json
import os
import signal
import subprocess
import uuid
from urllib.parse import quote, urlencode

DATABASE = "hearth.sqlite"


class Refused(Exception):
    """A node said no; the message has its words."""


async def eventually(sentence, question, seconds=90):
    """Asks until the answer is true."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + seconds
    while not (answer := await question()):
        if loop.time() > deadline:
            raise TimeoutError(f"within {seconds} s it did not come true {sentence}")
        await asyncio.sleep(0.1)
    return answer


def _end_with_parent():
    # A measurement that is killed leaves no nodes behind.
    ctypes.CDLL(None).prctl(1, signal.SIGTERM)


class Home:
    def __init__(self, folder, name, number):
        self.name = name
        self.path = os.path.join(folder, name.lower())
        self.port = 4000 + number
        self.node = None

    @property
    def database(self):
        return os.path.join(self.path, DATABASE)

    def init(self):
        self.command("init", "--household", f"House {self.name}", "--member", self.name)

    def command(self, *arguments):
        subprocess.run(
            [os.environ["HEARTH_BINARY"], *arguments], env=self._environment(), check=True,
            stdin=subprocess.DEVNULL, capture_output=True, timeout=120,
        )  # fmt: skip

    def _environment(self):
        environment = dict(
            os.environ, HEARTH_HOME=self.path, HEARTH_LANGUAGE="en", NO_COLOR="1",
            XDG_STATE_HOME=self.path + "-state",
        )  # fmt: skip
        for name in ("HEARTH_AS", "HEARTH_SESSION"):
            environment.pop(name, None)
        return environment

    def start(self, beat=None, trace=None):
        """`beat`: of that many seconds, instead of the regular one; `trace`: a file."""
        more = ["--beat", str(beat)] if beat else []
        if trace:
            more += ["--trace", trace]
        with open(self.path + ".log", "wb") as log:
            self.node = subprocess.Popen(
                [
                    os.environ["HEARTH_BINARY"], "run", "--listen", f"127.0.0.1:{self.port}",
                    "--advertise", f"127.0.0.1:{self.port}", "--no-web", *more,
                ],
                env=self._environment(), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                preexec_fn=_end_with_parent,
            )  # fmt: skip

    async def is_ready(self):
        if self.node.poll() is not None:
            with open(self.path + ".log", encoding="utf-8", errors="replace") as log:
                raise OSError(f"the node of {self.name} ended: {log.read()[-300:]}")
        try:
            return await self.get("members", member=None)
        except OSError:
            return None

    def stop(self):
        if self.node and self.node.poll() is None:
            self.node.terminate()

    def wait(self):
        if self.node is None:
            return
        try:
            self.node.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.node.kill()
            self.node.wait()

    # What its people ask

    async def get(self, path, member="", session=None, **fields):
        query = f"?{urlencode(fields, quote_via=quote)}" if fields else ""
        return await self._ask("GET", path + query, b"", member, session)

    async def creates(self, path, **fields):
        """Asks for something new, under an id of its own."""
        return await self.post(path, id=uuid.uuid4().hex, **fields)

    async def post(self, path, member="", session=None, **fields):
        return await self._ask("POST", path, json.dumps(fields).encode(), member, session)

    async def _ask(self, method, path, body, member, session):
        reader, writer = await self._send(method, path, body, member, session)
        try:
            answer = await asyncio.wait_for(reader.read(), 60)
        finally:
            writer.close()
        head, _, body = answer.partition(b"\r\n\r\n")
        if b"chunked" in head.lower():
            body = _joined(body)
        if head.split(b" ", 2)[1:2] != [b"200"]:
            raise Refused(f"{path}: {body[:200].decode(errors='replace')}")
        return json.loads(body) if body.strip() else {}

    async def _send(self, method, path, body, member, session, closing=True):
        reader, writer = await asyncio.open_unix_connection(f"{self.path}/hearth.sock")
        lines = [f"{method} /api/v1/{path} HTTP/1.1", "Host: localhost"]
        if member is not None:
            lines.append(f"Hearth-Member: {member or self.name}")
        if session:
            lines.append(f"Hearth-Session: {session}")
        if closing:
            lines.append("Connection: close")
        lines.append(f"Content-Length: {len(body)}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        return reader, writer


def _joined(body):
    whole = b""
    while body:
        size, _, body = body.partition(b"\r\n")
        count = int(size, 16)
        if count == 0:
            break
        whole, body = whole + body[:count], body[count + 2 :]
    return whole
