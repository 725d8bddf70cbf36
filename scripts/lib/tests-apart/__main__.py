"""tests-apart BUNDLE LOG PATTERN: the tests of a built bundle that match, one after the other, into LOG-part-….log.

Says how it ended, and what each file of tests cost in seconds of processor; of failures the log tells more.
"""

import collections
import json
import os
import re
import subprocess
import sys
import threading


def main():
    bundle, log, pattern = sys.argv[1:]
    log = f"{log}-part-{re.sub('[^A-Za-z]', '', pattern)}.log"
    events, told = os.pipe()
    with open(log, "wb") as output:
        tests = subprocess.Popen(
            [bundle, "--testing-library", "swift-testing", "--no-parallel", "--filter", pattern,
             "--event-stream-output-path", f"/dev/fd/{told}", "--event-stream-version", "0"],
            stdin=subprocess.DEVNULL, stdout=output, stderr=output, pass_fds=[told],
        )  # fmt: skip
    os.close(told)
    costs = Costs(tests.pid)
    # What tests start may keep the pipe open for longer than they run.
    threading.Thread(target=costs.follow, args=(events,), daemon=True).start()
    # Left to be waited for until its times were read.
    os.waitid(os.P_PID, tests.pid, os.WEXITED | os.WNOWAIT)
    costs.turn_to(None)
    status = tests.wait()

    with open(log, encoding="utf-8", errors="replace") as output:
        lines = output.read().splitlines()
    ended = [line for line in lines if re.match(". Test run with", line)] or lines[-1:]
    more = costs.lines()
    if any(line.startswith("✔ Test run with 0 ") for line in ended):
        # It may count as a success that nothing matches.
        ended, status = [f"✘ No test matches {pattern}"], 1
        more += ended
    with open(log, "a", encoding="utf-8") as output:
        output.writelines(line + "\n" for line in more)
    print("\n".join(ended) + "  " + pattern)
    sys.exit(status != 0)


class Costs:
    """The processor time of a process and of what it waited for, by the file whose tests ran."""

    def __init__(self, process):
        self.stat = f"/proc/{process}/stat"
        self.by_file = collections.Counter()
        self.lock = threading.Lock()
        self.file = None
        self.until_now = 0

    def follow(self, events):
        """Reads what Swift Testing tells as it happens: a line of JSON for each event."""
        with open(events, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                if '"kind":"testStarted"' not in line:
                    continue
                # HearthWireTests.CellTests/length()/CellTests.swift:12:6; of a suite without the file.
                test = re.fullmatch(r"(\w+)\..*/([^/]+\.swift):\d+:\d+", json.loads(line)["payload"]["testID"])
                if test:
                    self.turn_to(f"{test[1]}/{test[2]}")

    def turn_to(self, file):
        with self.lock:
            now = self.seconds()
            self.by_file[self.file] += now - self.until_now
            self.file, self.until_now = file, now

    def seconds(self):
        with open(self.stat, encoding="utf-8") as stat:
            # utime, stime, cutime, cstime: proc(5). The name before them may have spaces in it.
            ticks = stat.read().rpartition(")")[2].split()[11:15]
        return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")

    def lines(self):
        return [f"⏱ {file}: {cost:.1f} s of processor" for file, cost in self.by_file.items() if file]


main()
