"""A picture that needs no file in the repository."""

import struct
import zlib


def write_picture(path, width=1200, height=900):
    """Writes a PNG with a lamp's warm gradient."""

    def chunk(kind, body):
        checksum = zlib.crc32(kind + body)
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", checksum)

    rows = b"".join(
        b"\0" + bytes(v for x in range(width) for v in (255 - x * 90 // width, 200 - y * 120 // height, 60))
        for y in range(height)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(
            b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b"")
        )
