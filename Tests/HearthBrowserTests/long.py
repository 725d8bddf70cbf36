"""What takes long: `scripts/test --long` does all of it, and `scripts/test` some."""

import os
import unittest

IS_LONG = os.environ.get("HEARTH_LONG") == "yes"
in_long = unittest.skipUnless(IS_LONG, "scripts/test --long does it")


def some(things, turn, of):
    """One in `of`, others at each turn, so that each comes once in `of` turns; with --long all at every turn."""
    return [one for place, one in enumerate(things) if IS_LONG or place % of == turn % of]
