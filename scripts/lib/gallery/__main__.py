"""Photographs the pages of some households. Run by scripts/screenshots."""

import os
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..", "..")
sys.path.insert(0, os.path.join(ROOT, "Tests", "HearthBrowserTests"))

import browser  # noqa: E402
from camera import Camera  # noqa: E402
from corners import Corners  # noqa: E402
from households import Households  # noqa: E402
from pages import PAGES  # noqa: E402
from sheets import Sheets  # noqa: E402
from shots import GALLERY, take_gallery  # noqa: E402

# Octets of all pictures of the gallery together.
LIMIT = 2_000_000


def main():
    folder, takes_all, names = sys.argv[1], "--all" in sys.argv[2:3], sys.argv[3:]
    if unknown := set(names) - set(PAGES):
        sys.exit(f"There are no such pages: {', '.join(sorted(unknown))}.")
    homes = tempfile.mkdtemp(prefix="hearth-gallery-")
    households = None
    try:
        browser.start()
        households = (Corners if takes_all else Households)(homes)
        camera = Camera(households)
        if takes_all:
            count = Sheets(camera, folder).take(names or PAGES)
            print(f"{count} sheets in {os.path.relpath(folder)}")
        else:
            octets = take_gallery(camera, folder)
            print(f"{len(GALLERY)} pictures, {octets / 1000:.0f} kB, in {os.path.relpath(folder)}")
            if octets >= LIMIT:
                sys.exit(f"That is more than the {LIMIT / 1e6:.0f} MB that the gallery may have.")
        camera.leaves()
    finally:
        browser.stop()
        if households:
            households.stop()
        shutil.rmtree(homes, ignore_errors=True)


main()
