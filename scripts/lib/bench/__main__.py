"""Measures Hearth, a row for each mark: see scripts/bench/run."""

import argparse
import json
import shutil
import sys
import tempfile

from files import FILES
from long_lists import LONG_LISTS
from many import MANY
from row import Sizes
from small_homes import SMALL_HOMES

GROUPS = SMALL_HOMES + LONG_LISTS + MANY + FILES


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench/run")
    parser.add_argument("--only", metavar="ROW", help="the rows of this group, or whose name begins so")
    parser.add_argument("--quick", action="store_true", help="fewer rounds and smaller lists, to see that it runs")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--list", action="store_true", help="name the groups of rows")
    told = parser.parse_args()
    groups = [group for group in GROUPS if not told.only or group.__name__.startswith(told.only)]
    if told.list or not groups:
        for group in GROUPS:
            print(f"{group.__name__:12} {group.__doc__.splitlines()[0]}")
        sys.exit(0 if told.list else 2)
    sizes = Sizes.quick() if told.quick else Sizes()
    rows = []
    if not told.json:
        print("| row | measured | reference | ratio | mark | |\n|---|---|---|---|---|---|")
    for group in groups:
        folder = tempfile.mkdtemp(prefix="hearth-bench-")
        try:
            for row in group(folder, sizes):
                rows.append(row)
                if not told.json:
                    print(row.line(has_mark=not told.quick), flush=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    if told.json:
        print(json.dumps([row.fields() for row in rows], indent=1))


main()
