"""A phone of the owner's, with the line to their home: one for all tests of a class."""

import devices
from line import Line
from visitor import Visitor

# What the browser says on its console while the home is away, or another in its place.
USUAL = ("ERR_", "EventSource", "localhost", "502", "404")


class OwnPhone:
    """What a test class gets besides. A test that ends the phone's sign-in, or takes it away, brings its own."""

    # Of the home.
    PROGRAM = "hearth"

    @classmethod
    def prepare(cls):
        cls.home_ = cls.home("Owner", options=devices.options(), program=cls.PROGRAM)
        cls.home_.adds_lists("Birthday")
        cls.home_.adds_wishes("Birthday", ["Bicycle bell"])
        cls.elsewhere = devices.switch_on(cls.home_, devices.ON_LINE)
        cls.line = Line(int(cls.elsewhere.address.rsplit(":", 1)[1]))
        cls.addClassCleanup(cls.line.closes)
        cls.phone = Visitor(cls.elsewhere, chromium=devices.chromium())
        devices.install(cls.phone, cls.home_, "Owner")
        cls.addClassCleanup(cls.phone.leaves)

    def setUp(self):
        super().setUp()
        self.line.holds()

    def tearDown(self):
        complaints = [one for one in self.phone.complaints if not any(word in one for word in USUAL)]
        self.phone.complaints.clear()
        super().tearDown()
        self.assertEqual(complaints, [])
