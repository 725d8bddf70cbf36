"""What the owner reads of the home's files without a passphrase: sizes, times, rows, log."""

import os
import shutil
import sqlite3
import struct
import tempfile

HEADER, FRAME_HEADER = 32, 24


def stamp(path):
    """Size and time of change of the database and its log."""
    made = []
    for name in (path, path + "-wal"):
        try:
            known = os.stat(name)
            made.append((known.st_size, known.st_mtime_ns / 1e9))
        except FileNotFoundError:
            made.append((0, 0.0))
    return made


class Log:
    """The write-ahead log, read as it grows: how many pages each commit has."""

    def __init__(self, path):
        self.path = path + "-wal"
        self.checkpoint, self.salt = 0, None
        self.place, self.pages = HEADER, 0

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
        page, self.checkpoint, salt = struct.unpack_from(">III", head, 8)
        if salt != self.salt:
            self.salt, self.place, self.pages = salt, HEADER, 0
        sizes = []
        while True:
            file.seek(self.place)
            frame = file.read(FRAME_HEADER)
            # Behind the newest lie frames of before the log began again.
            if len(frame) < FRAME_HEADER or struct.unpack_from(">I", frame, 8)[0] != salt:
                return sizes
            self.place += FRAME_HEADER + page
            self.pages += 1
            if struct.unpack_from(">I", frame, 4)[0]:
                sizes.append(self.pages)
                self.pages = 0


def tables(path):
    """Of a copy: by table rows, the highest row number, octets; pages of the file, free ones."""
    with tempfile.TemporaryDirectory(prefix="hearth-view-") as folder:
        copy = os.path.join(folder, "copy")
        for end in ("", "-wal"):
            if os.path.exists(path + end):
                shutil.copyfile(path + end, copy + end)
        database = sqlite3.connect(copy)
        try:
            return _tables(database)
        finally:
            database.close()


def _tables(database):
    made = {}
    for what in ("page_count", "freelist_count"):
        made[what] = database.execute(f"PRAGMA {what}").fetchone()[0]
    names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (name,) in names:
        columns = [row[1] for row in database.execute(f'PRAGMA table_info("{name}")')]
        octets = "+".join(f'ifnull(length("{column}"),0)' for column in columns)
        made[f"{name} rows"], made[f"{name} octets"] = database.execute(
            f'SELECT count(*), ifnull(sum({octets}), 0) FROM "{name}"'
        ).fetchone()
        try:
            number = database.execute(f'SELECT ifnull(max(rowid), 0) FROM "{name}"').fetchone()[0]
            made[f"{name} highest rowid"] = number
        except sqlite3.OperationalError:
            # Without row numbers there is nothing to count.
            pass
    return made
