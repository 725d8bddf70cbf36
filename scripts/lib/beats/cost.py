"""What a node used since some moment."""

import json
import os
from dataclasses import dataclass

from log import Log

PAGE = 4096


@dataclass
class Cost:
    # On the line, both ways; of frames, without what sealing and TCP add.
    octets: int
    commits: int
    # To the log and from there to the database; the log's own, as SQLite writes it.
    written: int
    # Of the processor.
    seconds: float


class Meter:
    def __init__(self, home, trace):
        self.home, self.trace = home, trace
        self.log = Log(home.database)
        self.log.news()
        self.commits, self.pages = 0, 0
        self.begin = self._seconds()
        self.place = os.path.getsize(trace)

    def look(self):
        news = self.log.news()
        self.commits += len(news)
        self.pages += sum(news)

    def cost(self):
        self.look()
        octets = 0
        with open(self.trace, encoding="ascii") as file:
            file.seek(self.place)
            for line in file:
                octets += json.loads(line).get("octets", 0)
        return Cost(octets, self.commits, self.pages * PAGE, self._seconds() - self.begin)

    def _seconds(self):
        with open(f"/proc/{self.home.node.pid}/stat", encoding="utf-8") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
