"""What a browser keeps of what somebody did in secret, for whoever opens its history afterwards."""

import os
import sqlite3
import tempfile

import browser
import neighbourhood
from case import BrowserTest
from playwright.sync_api import expect
from visitor import Visitor

PASSPHRASE = "rubber duck"
IDEA = "Ballonflug"
# Nothing of this may lie anywhere in what the browser keeps.
SECRETS = (IDEA, "Reserved", "giving/", "whispers/add", "ideas/add", "Zeppelin", "done=")


class History(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.shared = cls.home("Owner")
        cls.shared.run("list", "new", "Birthday")
        neighbourhood.add_wishes(
            cls.shared, "Birthday", {"Bicycle bell": ["--price", "149 SEK"], "Kettle": []}
        )

    def mate_at(self, folder):
        """Somebody who lives with the owner, in a browser that keeps what browsers keep."""
        visitor = Visitor(self.shared, profile=browser.kept_profile(folder, self.shared.address))
        self.visitors.append(visitor)
        return visitor.is_let_in()

    def joins(self, visitor):
        visitor.signs_in("Owner")
        visitor.goes("/settings/people")
        visitor.fills("Name", "Partner")
        visitor.fills("Passphrase", PASSPHRASE)
        visitor.fills("The same once more", PASSPHRASE)
        visitor.taps("Add")
        visitor.sees("Partner lives here now")
        self.shared.run("share", "Birthday", "--with", "Partner")
        visitor.goes("/sign-in?member=Partner")
        visitor.fills("Passphrase", PASSPHRASE)
        visitor.taps("Sign in")
        visitor.goes("/friends")
        visitor.taps("Say yes")
        visitor.sees("Answered.")

    def test_a_browser_keeps_nothing_of_what_is_given_at_home(self):
        """After a surprise was planned beside its owner the browser's files say nothing of it."""
        with tempfile.TemporaryDirectory(prefix="hearth-profile-") as folder:
            partner = self.mate_at(folder)
            self.joins(partner)
            # What is signed in ends with the browser, and every page offers to end it.
            for one in partner.profile.cookies():
                if "session" in one["name"] or "visit" in one["name"]:
                    self.assertEqual(one["expires"], -1, one["name"])
            partner.goes("/friends")
            partner.opens_list("Birthday")
            expect(partner.page).to_have_title("Hearth")
            expect(partner.page.get_by_role("button", name="Sign out")).to_be_visible()
            partner.opens_wish("Bicycle bell")
            expect(partner.page).to_have_title("Hearth")
            partner.taps("Reserve")
            partner.sees("Reserved. It is in your cart.")
            # It is said once.
            partner.page.reload()
            partner.sees_not("Reserved. It is in your cart.")
            partner.fills("Whisper to the others", "Zeppelin")
            partner.taps("Whisper")
            partner.sees("Zeppelin")
            partner.taps("Cart", "link", exact=False)
            expect(partner.page).to_have_title("Hearth")
            partner.page.locator(".cart-entry a").filter(has_text="Bicycle bell").click()
            partner.sees_heading("Bicycle bell")
            partner.goes("/friends")
            partner.opens_list("Birthday")
            partner.unfolds("Add an idea")
            partner.page.locator("details[open]").get_by_label("Name").fill(IDEA)
            partner.page.locator("details[open]").get_by_label("Price").fill("4711 SEK")
            partner.page.locator("details[open]").get_by_role("button", name="Add").click()
            partner.opens_wish(IDEA)
            expect(partner.page).to_have_title("Hearth")
            partner.taps("Sign out")
            partner.sees("Who is it?")
            partner.leaves()
            self.assertGreater(len(addresses(folder)), 5)
            for secret in SECRETS:
                self.assertEqual(found(secret, folder), [], secret)


def addresses(folder):
    """All that the browser's history has."""
    path = os.path.join(folder, "Default", "History")
    with sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True) as history:
        return history.execute("SELECT url, title FROM urls").fetchall()


def found(secret, folder):
    """The files of a profile in which a text stands, in UTF-8 or in UTF-16."""
    patterns = (secret.encode(), secret.encode("utf-16-le"))
    files = []
    for here, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(here, name)
            try:
                with open(path, "rb") as file:
                    octets = file.read()
            except OSError:  # A socket, or gone.
                continue
            if any(pattern in octets for pattern in patterns):
                files.append(os.path.relpath(path, folder))
    return files
