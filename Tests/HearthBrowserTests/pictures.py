"""A picture that needs no file in the repository."""

import struct
import zlib


def picture(width=320, height=240):
    """A PNG with a warm gradient."""

    def chunk(kind, body):
        checksum = zlib.crc32(kind + body)
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", checksum)

    rows = b"".join(
        b"\0" + b"".join(bytes((255 - x * 90 // width, 90 + y // 3, 60)) for x in range(width))
        for y in range(height)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )
