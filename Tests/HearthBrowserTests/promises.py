"""The tests as sentences: which there are, and what became of them."""

import os
import time
import unittest


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


def of_files(files, words=()):
    """The tests of some files, or of all, in whose name or promise all the words occur."""
    here = os.path.dirname(os.path.abspath(__file__))
    loader = unittest.defaultTestLoader
    names = [os.path.basename(file).removesuffix(".py") for file in files]
    everything = (
        loader.loadTestsFromNames(names) if names else loader.discover(here, top_level_dir=here)
    )
    return unittest.TestSuite(_chosen(everything, [word.lower() for word in words]))


def _chosen(suite, words):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from _chosen(test, words)
        else:
            name = f"{test.id()} {test.shortDescription() or ''}".lower()
            if all(word in name for word in words) or isinstance(
                test, unittest.loader._FailedTest
            ):
                yield test


def run(tests, stream):
    return unittest.TextTestRunner(stream=stream, resultclass=Result).run(tests)
