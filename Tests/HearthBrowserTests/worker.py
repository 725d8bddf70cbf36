"""One of the processes that run the tests: whole files, one after the other, in one browser for all of them."""

import os
import sys
import traceback

import browser
import processor
import promises


def serve():
    """Reads from its input which file is next, and into which log; says on its output whether that passed."""
    questions, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w", encoding="utf-8")
    # What the tests start reads nothing of it.
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    try:
        for line in questions:
            file, log = line.rstrip("\n").split("\t")
            # Into the log goes also what programs say that the tests start.
            octets = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
            for stream in (1, 2):
                os.dup2(octets, stream)
            os.close(octets)
            count, has_passed = _run(file)
            print(count, "passed" if has_passed else "failed", file=answers, flush=True)
    finally:
        browser.stop()


def _run(file):
    """How many tests ran, and whether all of them passed."""
    before = processor.seconds(os.getpid())
    count, has_passed = 0, False
    try:
        browser.clears()
        outcome = promises.run(promises.of_files([file]), sys.stdout)
        count, has_passed = outcome.testsRun, outcome.wasSuccessful()
    except Exception:
        has_passed = False
        traceback.print_exc(file=sys.stdout)
        print(f"✘ {os.path.basename(file)} (0.0 s)")
    # Less than nothing where what was killed cannot be asked any more.
    taken = max(0, processor.seconds(os.getpid()) - before)
    print(f"⏱ {os.path.basename(file)}: {taken:.1f} s of processor", flush=True)
    return count, has_passed
