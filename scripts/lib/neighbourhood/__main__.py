"""The story of scripts/neighbourhood: see there. Standard library only."""

import argparse
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from expecting import Mismatch
from household import BEAT_SECONDS, Household
from living import live
from telling import Story

ORDINALS = """First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth
    Thirteenth Fourteenth Fifteenth Sixteenth Seventeenth Eighteenth Nineteenth Twentieth
    Twenty-first Twenty-second Twenty-third Twenty-fourth Twenty-fifth Twenty-sixth
    Twenty-seventh Twenty-eighth Twenty-ninth""".split()


def parse_arguments():
    parser = argparse.ArgumentParser(
        prog="scripts/neighbourhood",
        description="Starts households with real nodes on this machine, in throw-away homes, and "
        "lives through a story with them: they make friends, one shares a wish list, another "
        "reserves a wish, the others see it and the owner does not. Ends with 0 when everybody "
        "saw what she should.",
        epilog="HEARTH_BUILD=debug uses the debug build; HEARTH_BINARY=FILE uses that program.",
    )
    most = len(ORDINALS) + 1
    parser.add_argument(
        "--households", type=int, default=3, metavar="N", help=f"how many, 3 to {most}; 3"
    )
    parser.add_argument("--keep", action="store_true", help="leave the nodes running")
    parser.add_argument("--json", action="store_true", help="print the result as JSON, no story")
    parser.add_argument("--check-only", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not 3 <= options.households <= most:
        parser.error(f"there can be 3 to {most} households")
    return options


def explain_keeping(homes, folder):
    binary = os.environ["HEARTH_BINARY"]
    pids = " ".join(str(home.node.pid) for home in homes)
    print("\nThe nodes go on running. To be one of the households, for example:")
    for home in homes[:3]:
        print(f"   {shlex.quote(binary)} list --home {home.home}")
    print("To see what a node says:")
    print(f"   tail -f {homes[0].log}")
    print("To stop them all, and to remove their homes:")
    print(f"   kill {pids}")
    print(f"   rm -r {folder}")


def main():
    options = parse_arguments()
    if options.check_only:
        return 0
    # No matter who ends us, and how we were started, the nodes are not left behind.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)
    story = Story(quiet=options.json)
    # Short, since the path of a Unix socket has room for 107 octets.
    folder = tempfile.mkdtemp(prefix="hearth-", dir="/tmp")
    names = ["Owner", *ORDINALS[: options.households - 1]]
    homes = [Household(name, folder, story) for name in names]
    story.say(f"A neighbourhood of {len(homes)} households, each with a real node on this machine.")
    story.say(f"Homes: {folder}   Beat: {BEAT_SECONDS} s, where real homes have 15 minutes")
    mismatch, code = None, 0
    try:
        live(story, homes)
    except KeyboardInterrupt:
        mismatch, code = "interrupted", 130
    except Mismatch as error:
        mismatch, code = str(error), 1
    except OSError as error:
        mismatch, code = f"this machine refused something: {error}", 1
    except subprocess.TimeoutExpired as error:
        mismatch, code = f"`{' '.join(error.cmd[1:])}` did not end in time", 1
    finally:
        story.close_step()
        keeps = options.keep and code == 0
        if not keeps:
            for home in homes:
                home.stop()
            for home in homes:
                home.wait()
            if code in (0, 130):
                shutil.rmtree(folder, ignore_errors=True)
    if options.json:
        result = {
            "ok": code == 0,
            "households": len(homes),
            "seconds": round(time.monotonic() - story.started, 3),
            "steps": story.steps,
            "mismatch": mismatch,
            "nodes": [
                {"name": h.name, "home": h.home, "address": h.address, "pid": h.node.pid}
                for h in homes
            ]
            if keeps
            else [],
        }
        print(json.dumps(result, indent=2, ensure_ascii=False))
    if code == 0:
        story.say(f"\nAll {len(homes)} households saw what they should.")
        if keeps and not options.json:
            explain_keeping(homes, folder)
    else:
        sentence = mismatch[0].upper() + mismatch[1:].rstrip(".")
        print(f"\nneighbourhood: {sentence}.", file=sys.stderr)
        if code == 1:
            print(f"The nodes' logs and homes are kept in {folder}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
