"""What every test of the pages has: a folder for homes, and visitors who are watched."""

import os
import re
import shutil
import tempfile
import unittest

from home import Home
from visitor import Visitor


class BrowserTest(unittest.TestCase):
    """Homes are made once for a class, visitors for each test."""

    maxDiff = 2_000

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="hearth-browser-")
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        cls.prepare()

    @classmethod
    def prepare(cls):
        """Makes the homes that the tests of the class share."""

    @classmethod
    def home(cls, *members, **options):
        name = re.sub(r"\W+", "", members[0]).lower()[:20] or "home"
        path = os.path.join(cls.folder, name)
        if os.path.exists(path):
            path = tempfile.mkdtemp(prefix=name + "-", dir=cls.folder)
        home = Home(path, *members, **options)
        cls.addClassCleanup(home.stop)
        return home

    def setUp(self):
        self.visitors = []

    def visitor(self, home, **options):
        visitor = Visitor(home, **options)
        self.visitors.append(visitor)
        return visitor

    def member(self, home, name=None, **options):
        """Somebody who is let in and signed in."""
        return self.visitor(home, **options).enters(name)

    def tearDown(self):
        complaints = [complaint for one in self.visitors for complaint in one.complaints]
        if self.has_failed():
            self.keep_pages()
        for one in self.visitors:
            one.leaves()
        self.assertEqual(complaints, [], "The browser had something to complain of.")

    def has_failed(self):
        result = self._outcome.result
        return any(
            test is self or getattr(test, "test_case", None) is self
            for test, _ in result.failures + result.errors
        ) or not self._outcome.success

    def keep_pages(self):
        folder = os.environ.get("HEARTH_BROWSER_LOGS")
        if not folder:
            return
        os.makedirs(folder, exist_ok=True)
        for number, one in enumerate(self.visitors):
            path = os.path.join(folder, f"{self.id()}-{number}")
            try:
                one.page.screenshot(path=path + ".png", full_page=True)
                with open(path + ".html", "w", encoding="utf-8") as file:
                    file.write(f"<!-- {one.page.url} -->\n{one.page.content()}")
            except Exception as error:  # The page may be gone; the failure itself matters more.
                print(f"  (no picture of the page: {error})")
