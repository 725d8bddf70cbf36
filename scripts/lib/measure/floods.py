"""Floods a real node, at its web server and its peer port, and with many notes at once.

Run by scripts/bench/floods; prints tables in Markdown.
"""

import argparse
import http.client
import json
import multiprocessing
import os
import shutil
import socket
import statistics
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..", "..")
sys.path.insert(0, os.path.join(ROOT, "Tests", "HearthBrowserTests"))

import lengths  # noqa: E402
import many  # noqa: E402
from home import Home  # noqa: E402

MARK_MS, MARK_MIB = 250, 128
# At once; with the one that edits fewer than the node takes.
CONNECTIONS, PROCESSES = 200, 4
PIECE = bytes(1 << 20)
LONG = 64 << 20


def found(*targets):
    """What the fuzzers kept."""
    inputs = []
    for target in targets:
        path = os.path.join(ROOT, "Tests", "HearthFuzzTests", "Corpora", target + ".hex")
        with open(path, encoding="ascii") as file:
            inputs += [bytes.fromhex(line) for line in file.read().split()]
    return inputs


def request(home, path, body, length=None, **fields):
    lines = [f"POST {path} HTTP/1.1", f"Host: {home.host}", f"Content-Length: {length or len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


def sends(port, octets):
    """On a connection of its own; what comes back is not looked at."""
    with socket.create_connection(("127.0.0.1", port), timeout=2) as line:
        line.sendall(octets)
        line.shutdown(socket.SHUT_WR)
        line.recv(65536)


def with_key(home):
    return {"Authorization": f"Bearer {home.token}", "Hearth_Member": home.members[0]}


def web_inputs(home):
    """Whatever breaks readers, as requests and in requests, with the key and without it."""
    kinds = {
        "application/x-www-form-urlencoded": found("forms", "texts"),
        "multipart/form-data; boundary=x": found("multipart"),
        "application/json": found("operations", "json"),
    }
    for kind, inputs in kinds.items():
        for body in inputs:
            yield body
            yield request(home, "/do", body, Content_Type=kind)
            yield request(home, "/api/v1/wishes/edit", body, Content_Type=kind, **with_key(home))


def floods_with(inputs, port):
    def flood(until):
        while time.monotonic() < until:
            for octets in inputs:
                try:
                    sends(port, octets)
                except OSError:
                    pass
                if time.monotonic() > until:
                    return

    return flood


def floods_with_long_bodies(home):
    """Each as long as an import may be, all at once."""

    def flood(until):
        head = request(home, "/api/v1/lists/import", b"", LONG, **with_key(home))
        lines = [socket.create_connection(("127.0.0.1", port_of(home)), timeout=2) for _ in share()]
        for line in lines:
            line.settimeout(0.05)
        rest = [(line, head) for line in lines]
        while time.monotonic() < until:
            for index, (line, octets) in enumerate(rest):
                try:
                    rest[index] = (line, octets[line.send(octets) :] or PIECE)
                except OSError:
                    time.sleep(0.001)

    return flood


def holds_connections(port):
    def flood(until):
        lines = [socket.create_connection(("127.0.0.1", port), timeout=2) for _ in share()]
        time.sleep(max(until - time.monotonic(), 0))
        del lines

    return flood


def share():
    return range(CONNECTIONS // PROCESSES)


def port_of(home):
    return int(home.host.rsplit(":", 1)[1])


def edits(home, seconds):
    """How long each took that somebody made meanwhile, one after the other, in milliseconds."""
    connection = http.client.HTTPConnection(home.host, timeout=60)
    fields = {name.replace("_", "-"): value for name, value in with_key(home).items()}
    took, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        body = json.dumps({"list": "Birthday", "notes": f"Number {len(took)}"})
        began = time.monotonic()
        connection.request("POST", "/api/v1/lists/edit", body=body, headers=fields)
        answer = connection.getresponse()
        text = answer.read()
        took.append((time.monotonic() - began) * 1000)
        if answer.status != 200:
            sys.exit(f"The edit was answered with {answer.status}: {text.decode()}")
        time.sleep(0.02)
    connection.close()
    return took


def peak_mib(home):
    with open(f"/proc/{home.node.pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM"))


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench/floods", description=__doc__.split(", and")[0])
    parser.add_argument("--seconds", type=int, default=10, help="of each flood (10)")
    parser.add_argument("--many", action="store_true", help="only what is done with many notes at once")
    parser.add_argument("--lengths", action="store_true", help="only how long pages are, and what a sound takes")
    parser.add_argument("--items", type=int, nargs="+", default=many.SIZES, help="how many notes (1000 10000)")
    told = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="hearth-floods-")
    try:
        if not told.many and not told.lengths:
            floods_from_outside(folder, told.seconds)
            print()
        if not told.lengths:
            many.rows(folder, told.items)
            print()
        if not told.many:
            lengths.rows(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def floods_from_outside(folder, seconds):
    home = Home(os.path.join(folder, "home"), "Owner")
    try:
        home.run("list", "new", "Birthday")
        web = port_of(home)
        peers = int(home.run("key").strip().split("\n")[-1].rsplit(":", 1)[1])
        floods = {
            "nothing": None,
            "web: what the fuzzers kept": floods_with(list(web_inputs(home)), web),
            f"web: {CONNECTIONS} bodies of 64 MiB": floods_with_long_bodies(home),
            f"web: {CONNECTIONS} connections that say nothing": holds_connections(web),
            "peers: what the fuzzers kept": floods_with(
                found("handshake", "frames", "messages", "records", "cells"), peers
            ),
            f"peers: {CONNECTIONS} connections that say nothing": holds_connections(peers),
        }
        print(f"| flood | edits | p50 | max | of {MARK_MS} ms | peak so far | of {MARK_MIB} MiB |")
        print("|---|---|---|---|---|---|---|")
        for name, flood in floods.items():
            until = time.monotonic() + seconds + 1
            children = [
                multiprocessing.Process(target=flood, args=(until,))
                for _ in range(PROCESSES if flood else 0)
            ]
            for child in children:
                child.start()
            took = edits(home, seconds)
            for child in children:
                child.join()
            peak = peak_mib(home)
            print(
                f"| {name} | {len(took)} | {statistics.median(took):.0f} ms | {max(took):.0f} ms "
                f"| {max(took) / MARK_MS:.2f} | {peak:.0f} MiB | {peak / MARK_MIB:.2f} |",
                flush=True,
            )
    finally:
        home.stop()


main()
