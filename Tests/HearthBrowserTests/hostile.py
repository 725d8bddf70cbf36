"""Somebody in the home network who breaks off, and sends what no browser does."""

import random
import socket
import ssl
import struct
import threading

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"


def storms(port, count, threads=8):
    """Opens this many connections, each of which does something wrong."""

    def some(first):
        for number in range(first, count, threads):
            try:
                _connection(port, random.Random(number))
            except OSError:
                pass  # It was thrown out, as it should be.

    all_ = [threading.Thread(target=some, args=(first,)) for first in range(threads)]
    for one in all_:
        one.start()
    for one in all_:
        one.join()


def _connection(port, dice):
    plain = socket.create_connection(("127.0.0.1", port), timeout=5)
    kind = dice.randrange(7)
    if kind < 2:
        plain.send(dice.randbytes(dice.randrange(1, 2000)) if kind else b"\x16\x03\x01\x02\x00\x01")
        _breaks_off(plain)
        return
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_alpn_protocols([dice.choice(["h2", "http/1.1"])])
    line = context.wrap_socket(plain, server_hostname="hearth-test.local")
    if kind == 3:
        line.send(PREFACE)
    elif kind == 4:
        line.send(PREFACE + b"\0\0\0\4\0\0\0\0\0" + b"".join(_frame(dice, 2 * n + 1) for n in range(5)))
    elif kind == 5:
        line.send(b"GET /pair HTTP/1.1\r\nHost: hearth-test.local\r\n\r\n")
    elif kind == 6:
        line.send(b"GET / HTTP/1.1\r\nX: " + b"a" * dice.randrange(30000))
    _breaks_off(line)


def _frame(dice, stream):
    body = dice.randbytes(dice.randrange(100))
    length = struct.pack(">I", dice.choice([len(body), dice.randrange(100)]))[1:]
    return length + bytes([dice.randrange(12), dice.randrange(256)]) + struct.pack(">I", stream) + body


def _breaks_off(line):
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()
