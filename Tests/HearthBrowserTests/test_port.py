"""The port for pages under load: it stays open for the household, and small."""

import os
import socket

import raw
from case import BrowserTest
from waiting import eventually

BODY = 60 << 20


class Port(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner", "Child")

    def setUp(self):
        super().setUp()
        self.sockets = []

    def tearDown(self):
        for one in self.sockets:
            one.close()
        super().tearDown()

    def connects(self, text=""):
        host, port = self.owners.host.split(":")
        one = socket.create_connection((host, int(port)), timeout=30)
        self.sockets.append(one)
        one.sendall(text.encode())
        return one

    def request(self, visitor, method, path, *headers):
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.profile.cookies())
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.owners.host}", f"Cookie: {cookies}"]
        return "\r\n".join([*lines, *headers, "", ""])

    def status(self, one):
        return int(one.recv(65_536).split(b" ")[1])

    def memory(self):
        """Resident, in MiB."""
        with open(f"/proc/{self.owners.node.pid}/status", encoding="ascii") as file:
            (line,) = (line for line in file if line.startswith("VmRSS"))
        return int(line.split()[1]) // 1024

    def open_files(self):
        return len(os.listdir(f"/proc/{self.owners.node.pid}/fd"))

    def is_served(self, visitor):
        self.assertEqual(raw.ask(self.owners, "/lists", cookies=visitor.profile).status, 200)

    def test_a_crowd_without_the_key(self):
        """900 connections without the key shut nobody out, and few of them stay."""
        owner = self.member(self.owners)
        files, memory = self.open_files(), self.memory()
        for number in range(900):
            self.connects("GET / HTTP/1.1\r\n" if number % 2 else "")
        self.is_served(owner)
        print(f"  (900 strangers: {memory} MiB before, {self.memory()} MiB with them)")
        eventually("that most were closed", lambda: self.open_files() < files + 100)
        self.is_served(owner)
        self.assertLess(self.memory() - memory, 40)

    def test_the_streams_of_one_browser(self):
        """64 event streams of one browser leave room for everybody else's."""
        owner, child = self.member(self.owners), self.member(self.owners, "Child")
        memory = self.memory()
        streams = []
        for _ in range(64):
            streams.append(self.connects(self.request(owner, "GET", "/live")))
        answers = []
        for one in streams:
            try:
                answers.append(self.status(one))
            except (IndexError, ConnectionError):
                # A browser with more connections than any opens loses its oldest.
                answers.append(None)
        print(f"  (64 streams: {memory} MiB before, {self.memory()} MiB with them)")
        self.assertLessEqual(answers.count(200), 8)
        self.assertEqual(self.status(self.connects(self.request(child, "GET", "/live"))), 200)
        self.is_served(owner)
        self.is_served(child)
        self.assertLess(self.memory() - memory, 40)

    def test_large_bodies(self):
        """Of eight slow bodies of 60 MiB only those are read for which there is memory."""
        owner, child = self.member(self.owners), self.member(self.owners, "Child")
        memory = self.memory()
        piece = b"x" * (1 << 20)
        refused = 0
        for _ in range(8):
            one = self.connects(
                self.request(
                    owner, "POST", "/import", f"Content-Length: {BODY}",
                    "Content-Type: multipart/form-data; boundary=X",
                )
            )  # fmt: skip
            one.settimeout(2)
            try:
                refused += self.status(one) == 503
            except TimeoutError:
                # All but the end.
                for _ in range(58):
                    one.sendall(piece)
        self.is_served(owner)
        self.is_served(child)
        print(f"  (8 bodies of 60 MiB: {memory} MiB before, {self.memory()} MiB with them)")
        self.assertEqual(refused, 7)
        self.assertLess(self.memory() - memory, 120)
