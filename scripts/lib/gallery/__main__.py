"""Photographs the pages of three households. Run by scripts/screenshots."""

import os
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..", "..")
sys.path.insert(0, os.path.join(ROOT, "Tests", "HearthBrowserTests"))

import browser  # noqa: E402
from camera import Camera  # noqa: E402
from households import Households  # noqa: E402
from shots import every, gallery  # noqa: E402

# Octets of all pictures of the gallery together.
LIMIT = 2_000_000


def main():
    folder, takes_all = sys.argv[1], "--all" in sys.argv[2:]
    homes = tempfile.mkdtemp(prefix="hearth-gallery-")
    households = None
    try:
        browser.start()
        households = Households(homes)
        taken = Camera(folder).take(every() if takes_all else gallery(), households)
    finally:
        browser.stop()
        if households:
            households.stop()
        shutil.rmtree(homes, ignore_errors=True)
    octets = sum(os.path.getsize(path) for path in taken)
    print(f"{len(taken)} pictures, {octets / 1000:.0f} kB, in {os.path.relpath(folder)}")
    if not takes_all and octets >= LIMIT:
        sys.exit(f"That is more than the {LIMIT / 1e6:.0f} MB that the gallery may have.")


main()
