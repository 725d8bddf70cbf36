"""scripts/watch-owner: see there, and --help."""

import argparse
import json
import os
import re
import shutil
import signal
import sys
import tempfile
import time

from leaks import NAMES as LEAKS
from scenarios import ALL

QUICK_LIVES, QUICK_SECONDS = 6, 6
LIFE_SECONDS = 27
BUSY_SECONDS = 0.05
# What test suites take for "not on this machine".
SKIPPED = 77


def parse_arguments():
    described = "\n".join(f"  {name:20}{one.what}" for name, one in ALL.items())
    parser = argparse.ArgumentParser(
        prog="scripts/watch-owner",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Can an owner tell whether something is claimed? Lives through many short\n"
        "lives of real nodes, with claims and without, in network namespaces; gives all that a\n"
        "changed owner's program could write down to a classifier, and says how often it is\n"
        "right: the area under its curve, 0.5 for guessing.",
        epilog=f"scenarios:\n{described}\n\n"
        "It ends with 0 when the whole 95 % interval lies within 0.5 ± 0.05, or a planted leak\n"
        "was found (area 0.9 or more); 1 when the owner can tell; 3 when lives were too few;\n"
        "77 where this machine lets nobody make network namespaces.\n"
        "HEARTH_BUILD=debug uses the debug build; HEARTH_BINARY=FILE uses that program.",
    )
    add = parser.add_argument
    add("--lives", type=int, default=1200, metavar="N", help="lives each way; 1200")
    add("--jobs", type=int, default=0, metavar="N", help="lives at once; 5 for each core")
    add(
        "--scenario", action="append", choices=list(ALL), metavar="NAME",
        help="only this one; may be repeated. All but given",
    )  # fmt: skip
    add("--leak", choices=list(LEAKS), metavar="NAME", help=f"plant one: {', '.join(LEAKS)}")
    add(
        "--quick", action="store_true",
        help=f"{QUICK_LIVES} lives each way, under a minute: whether it runs. Ends with 0 also "
        "when these are too few to say",
    )  # fmt: skip
    add("--beat", type=int, default=0, metavar="S", help="seconds between beats; 1, or 5 (slow)")
    add("--seconds", type=int, default=10, metavar="S", help="how long the owner looks; 10")
    add("--disk", type=int, default=200, metavar="MS", help="a slow disk's flush; 200 ms")
    add("--worlds", type=int, default=0, metavar="N", help="worlds to begin from, of each beat; 4")
    add("--seed", type=int, default=None, help="the same acts again; by chance")
    add("--out", metavar="FILE", help="the result as JSON; .build/watch-owner/result.json")
    add("--analyse", metavar="FILE", help="no lives: those that FILE (lives.jsonl) has")
    add("--only", metavar="REGEX", help="the classifier gets features whose names match, no others")
    add("--without", metavar="REGEX", help="it does not get those whose names match")
    add("--check-only", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.quick:
        options.lives = min(options.lives, QUICK_LIVES)
        options.scenario = options.scenario or ["wire"]
        options.worlds = options.worlds or 1
        options.jobs = options.jobs or 2 * QUICK_LIVES
        options.seconds = min(options.seconds, QUICK_SECONDS)
    options.scenario = options.scenario or list(ALL)
    options.worlds = options.worlds or 4
    options.jobs = options.jobs or 5 * (os.cpu_count() or 1)
    for name in ("lives", "jobs", "seconds", "worlds"):
        if getattr(options, name) < 1:
            parser.error(f"--{name} is at least 1")
    if options.seed is None:
        options.seed = int.from_bytes(os.urandom(4), "big")
    return options


def run_lives(options, file):
    """All lives, each written to the file as it ends."""
    import lives

    folder = tempfile.mkdtemp(prefix="hearth-watch-", dir="/tmp")
    begun, ended, last = time.monotonic(), [], time.monotonic()

    def each(one):
        nonlocal last
        ended.append(one)
        file.write(json.dumps(one) + "\n")
        file.flush()
        now = time.monotonic()
        if now - last > 15 or len(ended) == len(told):
            last = now
            left = (now - begun) / len(ended) * (len(told) - len(ended))
            failed = sum("problem" in one for one in ended)
            say(f"  {len(ended)} of {len(told)} lives, {failed} failed; {left / 60:.0f} min left")

    try:
        lives.need_namespaces()
        say("Making the worlds that lives begin from")
        shim = lives.build_slow_disk(folder)
        worlds = lives.make_worlds(folder, options)
        told = lives.plan(options, worlds, shim)
        begun = time.monotonic()
        lives.live_all(told, options.jobs, each)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return ended


def is_given(options, name):
    return re.search(options.only or "", name) and not (
        options.without and re.search(options.without, name)
    )


def say(text):
    print(text, file=sys.stderr, flush=True)


def lives_of(options, place):
    """Those of a file, or new ones."""
    import statistic

    if options.analyse:
        with open(options.analyse, encoding="utf-8") as file:
            return [json.loads(line) for line in file]
    likely, sure = statistic.lives_needed(0.5), statistic.lives_needed()
    minutes = 2 * options.lives * LIFE_SECONDS / options.jobs / 60
    say(
        f"{options.lives} lives each way, {options.jobs} at once, seed {options.seed}: "
        f"{minutes:.0f} min or more.\nWhere nothing leaks, the interval lies within 0.5 ± 0.05 "
        f"after {likely} lives each way in every second run, after {sure} in 95 of 100."
    )
    with open(os.path.join(place, "lives.jsonl"), "w", encoding="utf-8") as file:
        return run_lives(options, file)


def tell(options, ended, out):
    """Prints what the lives come to and writes it to a file; the program's exit code."""
    import report
    from lives import whole_blocks

    whole, problems = whole_blocks(ended)
    for one in whole:
        one["features"] = {
            name: value for name, value in one["features"].items() if is_given(options, name)
        }
    result = report.analyse(whole)
    if result is None:
        print(report.what_failed(problems))
        say("watch-owner: No lives came whole.")
        return 1
    word = report.verdict(result, is_planted=bool(options.leak))
    print(report.show(result, word))
    if problems:
        print(report.what_failed(problems))
    lag = sorted(one.get("lag", 0) for one in whole)[len(whole) // 2]
    advice = ": too busy to trust times; fewer --jobs" if lag > BUSY_SECONDS else ""
    print(f"\nThe machine itself was up to {lag * 1000:.0f} ms late in every second life{advice}.")
    print(report.SENTENCES[word])
    settings = {
        name: getattr(options, name)
        for name in ("scenario", "leak", "seed", "beat", "seconds", "disk", "jobs", "worlds")
    }
    kept = {"verdict": word, **result, "failed": len(problems), "lagSeconds": lag}
    with open(out, "w", encoding="utf-8") as file:
        json.dump({**kept, "settings": settings}, file, indent=2)
        file.write("\n")
    print(f"The result: {out}")
    return 0 if options.quick and word == "too few lives" else report.EXIT_CODES[word]


def main():
    options = parse_arguments()
    if options.check_only:
        return 0
    # What follows needs NumPy, which wrong arguments do not.
    from lives import NoNamespaces

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)
    ours = os.path.join(os.environ["HEARTH_ROOT"], ".build", "watch-owner")
    out = os.path.abspath(options.out or os.path.join(ours, "result.json"))
    os.makedirs(os.path.dirname(out), exist_ok=True)
    try:
        ended = lives_of(options, os.path.dirname(out))
    except NoNamespaces as error:
        say(f"watch-owner: {error}")
        return SKIPPED
    return tell(options, ended, out)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
