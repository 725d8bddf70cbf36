"""The pages in a real browser, at real nodes. See python3 -B Tests/HearthBrowserTests --help.

The folder has to be given to Python as it is; Playwright, axe and a Chromium have to be there:
`scripts/test` brings them.
"""

import argparse
import os
import sys
import time
import unittest

import browser
from waiting import Unmet


class Result(unittest.TextTestResult):
    """Says each promise as a sentence, and how long it took to hold it."""

    def startTest(self, test):
        unittest.TestResult.startTest(self, test)
        self.began = time.monotonic()

    def addSuccess(self, test):
        unittest.TestResult.addSuccess(self, test)
        self.say("✔", test)

    def addFailure(self, test, error):
        unittest.TestResult.addFailure(self, test, error)
        self.say("✘", test)

    def addError(self, test, error):
        unittest.TestResult.addError(self, test, error)
        self.say("✘", test)

    def addSkip(self, test, reason):
        unittest.TestResult.addSkip(self, test, reason)
        self.stream.writeln(f"– Skipped, {reason}: {promise(test)}")
        self.stream.flush()

    def addSubTest(self, test, subtest, error):
        unittest.TestResult.addSubTest(self, test, subtest, error)
        if error is not None:
            self.say("✘", subtest)

    def say(self, mark, test):
        seconds = time.monotonic() - getattr(self, "began", time.monotonic())
        self.stream.writeln(f"{mark} {promise(test)} ({seconds:.1f} s)")
        self.stream.flush()

    def getDescription(self, test):
        return f"{promise(test)}\n  {test}"


def promise(test):
    if hasattr(test, "_subDescription"):
        return f"{promise(test.test_case)} {test._subDescription()}"
    return test.shortDescription() or str(test)


def chosen(suite, words):
    """The tests in whose name or promise all the words occur."""
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from chosen(test, words)
        else:
            name = f"{test.id()} {test.shortDescription() or ''}".lower()
            if all(word in name for word in words) or isinstance(
                test, unittest.loader._FailedTest
            ):
                yield test


def main():
    parser = argparse.ArgumentParser(
        prog="Tests/HearthBrowserTests",
        description="Looks at the pages in Chromium, at nodes in throw-away homes.",
        epilog="HEARTH_BINARY says which program; HEARTH_CHROMIUM which browser; what pages looked "
        "like where a test failed is kept in the folder HEARTH_BROWSER_LOGS.",
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="only the tests of these files")
    parser.add_argument(
        "-k", nargs="+", default=[], metavar="WORD", help="only those with all these words"
    )
    parser.add_argument("--list", action="store_true", help="print the promises and run nothing")
    options = parser.parse_args()

    here = os.path.dirname(os.path.abspath(__file__))
    loader = unittest.defaultTestLoader
    names = [os.path.basename(file).removesuffix(".py") for file in options.files]
    everything = (
        loader.loadTestsFromNames(names) if names else loader.discover(here, top_level_dir=here)
    )
    tests = unittest.TestSuite(chosen(everything, [word.lower() for word in options.k]))
    if tests.countTestCases() == 0:
        sys.exit("No test has all these words in its name.")
    if options.list:
        for test in tests:
            print(promise(test))
        return
    if not os.access(os.environ.get("HEARTH_BINARY", ""), os.X_OK):
        sys.exit("HEARTH_BINARY has to name the program to test.")
    try:
        browser.start()
        outcome = unittest.TextTestRunner(stream=sys.stdout, resultclass=Result).run(tests)
    except Unmet as unmet:
        sys.exit(str(unmet))
    finally:
        browser.stop()
    sys.exit(not outcome.wasSuccessful())


main()
