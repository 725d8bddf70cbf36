"""What a program and everything that it started has taken of the processor."""

import os

_TICKS = os.sysconf("SC_CLK_TCK")


def seconds(root):
    """Of a process, its descendants, and those of them that have ended."""
    parents, ticks = {}, {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                    # What stands before may have spaces and brackets in it: the name of the program.
                    fields = file.read().rpartition(")")[2].split()
            except OSError:
                continue  # It has just ended.
            parents[int(name)] = int(fields[1])
            ticks[int(name)] = sum(int(one) for one in fields[11:15])
    return sum(ticks[one] for one in parents if _is_within(one, root, parents)) / _TICKS


def _is_within(process, root, parents):
    while process != root and process in parents:
        process = parents[process]
    return process == root
