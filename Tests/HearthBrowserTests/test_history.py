"""What a browser keeps of what somebody did in secret, for whoever opens its history afterwards."""

import os
import re
import sqlite3
import tempfile
import time
from urllib.parse import unquote

import browser
import crawl
from at_home import OwnersHome
from case import BrowserTest
from playwright.sync_api import expect
from visitor import Visitor
from waiting import eventually

IDEA = "Ballonflug"
SOUGHT = "Schwanensee"
UNSENT = "Montgolfier"
# Nothing of this may lie anywhere in what the browser keeps.
SECRETS = (
    IDEA, SOUGHT, UNSENT, "Reserved", "giving/", "whispers/add", "ideas/add", "Zeppelin", "done=",
)  # fmt: skip
# Of Chromium's times, in microseconds since 1601.
EPOCH = 11_644_473_600
# What the page would show outside of its window, while it is in the background.
IN_THE_BACKGROUND = """
  Object.defineProperty(document, "hidden", { get: () => true });
  window.shown = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, options) { window.shown.push(`${title}: ${options.body}`); }
  };
"""


class History(OwnersHome, BrowserTest):
    def partner_at(self, folder):
        """Somebody who lives with the owner, in a browser that keeps what browsers keep."""
        profile = browser.kept_profile(folder, self.shared.address)
        return self.partner(Visitor(self.shared, profile=profile))

    def test_a_browser_keeps_nothing_of_what_is_given_at_home(self):
        """After a surprise was planned beside its owner the browser's files say nothing of it."""
        with tempfile.TemporaryDirectory(prefix="hearth-profile-") as folder:
            partner = self.partner_at(folder)
            # What is signed in ends with the browser, and every page offers to end it.
            for one in partner.profile.cookies():
                if "session" in one["name"] or "visit" in one["name"]:
                    self.assertEqual(one["expires"], -1, one["name"])
            partner.goes("/friends")
            partner.opens_list("Birthday")
            expect(partner.page).to_have_title("Hearth")
            expect(partner.page.get_by_role("button", name="Sign out")).to_be_visible()
            # What they look for, too.
            partner.fills("Search in this list", SOUGHT)
            partner.page.keyboard.press("Enter")
            partner.sees("No wish matches.")
            partner.fills("Search in this list", "bell")
            partner.page.keyboard.press("Enter")
            expect(partner.page.locator(".wish-card")).to_have_count(1)
            partner.goes("/friends")
            partner.fills("Search all lists", SOUGHT)
            partner.taps("Search")
            partner.sees("No wish matches.")
            offered = self.offered(partner) | {self.shape(partner.page.url)}
            partner.goes("/friends")
            partner.opens_list("Birthday")
            began = time.time()

            partner.opens_wish("Bicycle bell")
            expect(partner.page).to_have_title("Hearth")
            partner.taps("Reserve")
            partner.sees("is reserved for you. It is in your cart.")
            # It is said once.
            partner.page.reload()
            partner.sees_not("is reserved for you. It is in your cart.")
            partner.fills("Whisper to the others", "Zeppelin")
            partner.taps("Whisper")
            partner.sees("Zeppelin")
            # What is typed and never sent, to all or to the circle.
            for field in ("Whisper to the others", "Write to everybody"):
                partner.page.get_by_label(field).press_sequentially(UNSENT)
            self.assertEqual(partner.page.evaluate("() => localStorage.length"), 0)
            partner.goes("/friends")
            partner.opens_list("Birthday")
            partner.unfolds("Add an idea")
            partner.page.locator("details[open]").get_by_label("Name").fill(IDEA)
            partner.page.locator("details[open]").get_by_label("Price").fill("4711 SEK")
            partner.page.locator("details[open]").get_by_role("button", name="Add").click()
            partner.opens_wish(IDEA)
            expect(partner.page).to_have_title("Hearth")
            partner.taps("Reserve")
            partner.sees("is reserved for you. It is in your cart.")
            self.looks_through_the_cart(partner)
            partner.taps("Sign out")
            partner.sees("Who is it?")
            partner.leaves()

            kept = addresses(folder, since=began)
            self.assertGreater(len(kept), 8)
            # Whatever the history has can be there of somebody who has reserved nothing.
            shapes = {self.shape(url) for url, _ in kept}
            self.assertEqual(shapes - offered - {"/sign-in"}, set())
            for secret in SECRETS:
                self.assertEqual(found(secret, folder), [], secret)

    def looks_through_the_cart(self, partner):
        partner.taps("Cart", "link", exact=False)
        expect(partner.page).to_have_title("Hearth")
        partner.page.get_by_label("Sort").select_option("price")
        expect(partner.page).to_have_url(re.compile("sort=price"))
        partner.taps("Arrange", "link")
        partner.page.get_by_role("button", name="Down").first.click()
        partner.taps("Back", "link")
        partner.page.locator(".cart-entry a").filter(has_text="Bicycle bell").click()
        partner.sees_heading("Bicycle bell")

    def shape(self, address):
        # An open page that looks again just when its member signs out comes back to itself.
        address = unquote(address.removeprefix(self.shared.address + "/sign-in?next="))
        return crawl.shape(address.removeprefix(self.shared.address))

    def offered(self, visitor):
        """Every address that pages lead to, by links and by forms, as a history has them."""
        found = set()
        for path, (_, _, body) in crawl.everything(visitor).items():
            text = body.decode(errors="replace")
            found.add(crawl.shape(path))
            found |= set(re.findall(r'action="([^"]+)"', text))
            for form in re.findall(r'<form[^>]*method="get".*?</form>', text, re.DOTALL):
                (name,) = re.findall(r'<select name="(\w+)"', form)
                for value in re.findall(r'<option value="([\w-]*)"', form):
                    found.add(f"{path}?{name}={value}")
        return found

    def test_no_address_on_a_page_names_a_wish_of_others(self):
        """No link, picture or form of who gives at home names a wish or an idea of the owner's."""
        partner = self.partner()
        partner.goes("/friends")
        partner.opens_list("Birthday")
        partner.unfolds("Add an idea")
        partner.page.locator("details[open]").get_by_label("Name").fill("Hot-air balloon ride")
        partner.page.locator("details[open]").get_by_role("button", name="Add").click()
        idea = partner.page.locator(".wish-card").filter(has_text="Hot-air balloon ride")
        ids = [*self.ids(), idea.get_attribute("data-id")]
        self.owner.post("wishes/add", list="Birthday", name="Sledge", fields={})
        self.owner.post("wishes/edit", wish="Birthday/Lamp", name="Lamp", fields={"notes": "warm"})
        self.owner.post("comments/add", on="Birthday/Rope", text="A long one, please.")
        ids += self.ids()
        for told in ("Sledge", "Lamp", "Rope"):
            self.looks_until(partner, "/news", told)
        # A keeper changes a wish of theirs.
        partner.goes("/friends")
        partner.opens_list("Birthday")
        partner.opens_wish("Tent")
        partner.taps("Change", "link")
        partner.page.locator("textarea[name=notes]").fill("for two")
        partner.taps("Save")
        partner.sees("for two")
        seen = {}
        for path, (status, headers, body) in crawl.everything(partner).items():
            seen.setdefault(crawl.shape(path).split("?")[0].rsplit("/", 1)[-1], set()).add(status)
            for address in [path, headers.get("location", ""), *addresses_on(body)]:
                for one in ids:
                    self.assertNotIn(one, address, path)
        # Wishes, their pictures, the forms for changing and deleting them, and the news were there.
        for page in ("~", "1", "edit", "delete", "news"):
            self.assertEqual(seen.get(page), {200}, page)
        self.assertFalse(any(one in partner.page.url for one in ids))

    def looks_until(self, visitor, path, text):
        def is_there():
            visitor.goes(path)
            return visitor.page.locator("main").get_by_text(text).count() > 0

        eventually(f"that {path} says {text}", is_there)

    def test_a_page_that_nobody_sees_is_left_too(self):
        """A hidden page of who gives at home is left as soon as their sign-in ends."""
        partner = self.partner()
        partner.goes("/friends")
        partner.opens_list("Birthday")
        with partner.page.expect_response("**/live*"):
            partner.page.reload()
        self.hides(partner)
        self.signs_out_elsewhere(partner)
        partner.sees("Who is it?")

    def test_a_page_is_left_that_could_not_hear_of_its_end(self):
        """A page is left, too, that hears the node again only after the sign-in has ended."""
        partner = self.partner()
        partner.goes("/friends")
        partner.opens_list("Birthday")
        held = []
        partner.page.route("**/live*", lambda request: held.append(request))
        with partner.page.expect_request("**/live*"):
            partner.page.reload()
        self.hides(partner)
        self.signs_out_elsewhere(partner)
        for request in held:
            request.continue_()
        partner.sees("Who is it?")

    def hides(self, visitor):
        visitor.page.evaluate(
            """() => {
              Object.defineProperty(document, "hidden", { get: () => true });
              document.dispatchEvent(new Event("visibilitychange"));
            }"""
        )

    def signs_out_elsewhere(self, visitor):
        """As if it were done on another page."""
        with visitor.page.expect_response("**/sign-out"):
            # Not waited for in the page, which may be left before the answer is read.
            visitor.page.evaluate(
                """() => {
                  const form = document.querySelector("form[action='/sign-out']");
                  const body = new URLSearchParams(new FormData(form));
                  fetch("/sign-out", { method: "POST", body });
                }"""
            )

    def test_what_is_told_outside_of_a_page_says_nothing_where_one_gives_at_home(self):
        """Outside of the page who gives at home is told that something is new, and not what."""
        partner = self.visitor(self.shared)
        partner.page.add_init_script(IN_THE_BACKGROUND)
        partner = self.partner(partner)
        partner.goes("/settings")
        partner.sees("It does not say what, because you give to somebody who lives here.")
        partner.taps("Turn them on")
        partner.page.get_by_role("button", name="Turn them off").wait_for()
        # The page has looked what there is; what comes after that is new.
        partner.page.wait_for_event("response", lambda answer: answer.url.endswith("/news"))
        self.owner.post("comments/add", on="Birthday/Rope", text="Zeppelin")
        partner.page.wait_for_function("() => window.shown.length > 0")
        shown = partner.page.evaluate("() => window.shown")
        self.assertEqual(set(shown), {"Hearth: Something is new. Look at it in Hearth."})


def addresses_on(body):
    text = body.decode(errors="replace")
    return re.findall(r'(?:href|src|action)="([^"]*)"', text)


def addresses(folder, since):
    """All that the browser's history has since a moment."""
    path = os.path.join(folder, "Default", "History")
    with sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True) as history:
        return history.execute(
            "SELECT url, title FROM urls WHERE last_visit_time > ?", ((since + EPOCH) * 1_000_000,)
        ).fetchall()


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
