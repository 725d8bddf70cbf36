"""A forgotten passphrase: the recovery code sets a new one, and the next sign-in tells of it."""

from case import BrowserTest
from playwright.sync_api import expect

OLD, NEW = "rubber duck", "paper boats"


class ForgottenPassphrase(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.house = cls.home("Owner")
        cls.house.adds_member("Partner", passphrase=OLD)
        with cls.house.unlocked("Partner", OLD) as partner:
            cls.house.adds_lists("Stars", **partner)
            cls.code = cls.house.recovery_code(passphrase=OLD, **partner)

    def signs_in(self, visitor, words):
        visitor.fills("Passphrase", words)
        visitor.taps("Sign in")
        visitor.sees("Hello, Partner")

    def test_the_code_sets_a_new_one(self):
        """Forgotten, code, new passphrase, signed in; elsewhere signed out, and told at the next sign-in."""
        elsewhere, phone = (self.visitor(self.house).is_let_in() for _ in range(2))
        elsewhere.goes("/sign-in?member=Partner")
        self.signs_in(elsewhere, OLD)
        phone.goes("/sign-in?member=Partner&next=%2Flists")
        phone.taps("Forgotten?", "link")
        phone.sees_heading("A forgotten passphrase")
        phone.sees("nobody can reset it")
        # As somebody types it from paper, with a slip in it.
        typed = " ".join([self.code[:11], *(self.code[n:n + 4] for n in range(11, len(self.code), 4))]).upper()
        phone.fills("Recovery code", typed[:-1] + "b")
        self.sets(phone)
        phone.sees("There is a typing error in this recovery code.")
        field = phone.page.get_by_label("Recovery code")
        expect(field).to_be_focused()
        expect(field).to_have_value(typed[:-1] + "b")
        field.fill(typed)
        self.sets(phone)
        phone.sees("The new passphrase is set, and all other sign-ins of yours have ended.")
        self.assertEqual(phone.path, "/lists")
        phone.sees("Stars")
        phone.goes("/")
        phone.sees_not("Your passphrase was replaced")
        elsewhere.goes("/lists")
        self.assertEqual(elsewhere.path, "/sign-in")
        elsewhere.goes("/sign-in?member=Partner")
        self.signs_in(elsewhere, NEW)
        elsewhere.sees("Somebody set a new one with your recovery code, and all sign-ins of yours ended: today,")
        elsewhere.taps("I know of it")
        elsewhere.sees("It still stands in your settings")
        elsewhere.sees_not("Your passphrase was replaced")
        elsewhere.goes("/settings/passphrase")
        elsewhere.sees("A new passphrase was set with your recovery code: today,")

    def sets(self, visitor):
        visitor.fills("New passphrase", NEW)
        visitor.fills("Repeat the passphrase", NEW)
        visitor.taps("Set the passphrase and sign in")
