"""Somebody who lives with the owner of a list and gives to them: their sign-ins are short."""

from pictures import picture

PASSPHRASE = "rubber duck"


class OwnersHome:
    """What a test class gets besides: an owner, and a partner who reads and helps to keep their list."""

    @classmethod
    def prepare(cls):
        cls.shared = cls.home("Owner")
        cls.shared.adds_member("Partner", passphrase=PASSPHRASE)
        cls.shared.adds_lists("Birthday")
        cls.shared.adds_wishes(
            "Birthday", ["Bicycle bell", "Kettle", "Lamp", "Rope", "Skates", "Tent", "Wool socks"]
        )
        cls.shared.sends_file("items/photos/add", picture(), item="Birthday/Kettle")
        cls.shared.shares("Birthday", "Partner", keeper=True)

    def partner(self):
        """The partner, signed in, who has said yes to the list."""
        visitor = self.visitor(self.shared)
        visitor.is_let_in()
        self.gives_the_passphrase(visitor)
        visitor.goes("/friends")
        if visitor.page.get_by_role("button", name="Say yes", exact=True).count():
            # Who lives with the owner is not asked how soon others may learn what they reserve.
            visitor.taps("Say yes")
            visitor.sees("You see “")
            # Their sign-in has become short with the list.
            self.gives_the_passphrase(visitor)
        return visitor

    def gives_the_passphrase(self, visitor):
        visitor.goes("/sign-in?member=Partner")
        visitor.fills("Passphrase", PASSPHRASE)
        visitor.taps("Sign in")
        visitor.sees("Hello, Partner")
