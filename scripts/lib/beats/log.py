"""The database's write-ahead log, read from outside as it grows."""

import struct

HEADER, FRAME_HEADER = 32, 24


class Log:
    """How many pages each commit has."""

    def __init__(self, path):
        self.path = path + "-wal"
        self.salt, self.place, self.pages = None, HEADER, 0

    def news(self):
        """Pages of each commit since this was last asked."""
        try:
            with open(self.path, "rb") as file:
                return self._news(file)
        except FileNotFoundError:
            return []

    def _news(self, file):
        head = file.read(HEADER)
        if len(head) < HEADER:
            return []
        page, _, salt = struct.unpack_from(">III", head, 8)
        if salt != self.salt:
            self.salt, self.place, self.pages = salt, HEADER, 0
        sizes = []
        while True:
            file.seek(self.place)
            frame = file.read(FRAME_HEADER)
            # Behind the newest there are frames of before the log began again.
            if len(frame) < FRAME_HEADER or struct.unpack_from(">I", frame, 8)[0] != salt:
                return sizes
            self.place += FRAME_HEADER + page
            self.pages += 1
            if struct.unpack_from(">I", frame, 4)[0]:
                sizes.append(self.pages)
                self.pages = 0
