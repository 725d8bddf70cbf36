"""The pages in a real browser, at real nodes. See python3 -B Tests/HearthBrowserTests --help.

The folder has to be given to Python as it is; Playwright, axe and a Chromium have to be there:
`scripts/test` brings them.
"""

import argparse
import os
import sys

import browser
import promises
import worker
from waiting import Unmet
from workers import Workers


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
    parser.add_argument(
        "--workers", type=int, metavar="N", help="share the files out to N processes with a browser each"
    )
    parser.add_argument(
        "--logs", metavar="PREFIX", help="of the workers' logs, which are called PREFIX-part-NAME.log"
    )
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()

    if not options.list and not os.access(os.environ.get("HEARTH_BINARY", ""), os.X_OK):
        sys.exit("HEARTH_BINARY has to name the program to test.")
    if options.worker:
        browser.start()
        return worker.serve()
    if options.workers:
        if not options.files or not options.logs or options.k:
            parser.error("--workers needs files and --logs, and knows no words.")
        browser.start()
        sys.exit(not Workers(options.workers, options.logs, options.files).run())

    tests = promises.of_files(options.files, options.k)
    if tests.countTestCases() == 0:
        sys.exit("No test has all these words in its name.")
    if options.list:
        for test in tests:
            print(promises.promise(test))
        return
    try:
        browser.start()
        outcome = promises.run(tests, sys.stdout)
    except Unmet as unmet:
        sys.exit(str(unmet))
    finally:
        browser.stop()
    sys.exit(not outcome.wasSuccessful())


main()
