"""Somebody at a browser, and what must never happen to her."""

from urllib.parse import urlsplit

import browser
from plain_browser import PlainBrowser
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}


class Visitor:
    """A browser profile at one home, with one open page."""

    def __init__(self, home, size=PHONE, chromium=None, folder=None, **options):
        """`folder`: of a profile that lasts."""
        self.home = home
        options = {"viewport": size, "base_url": home.address, "locale": "en-GB", **options}
        self.profile = chromium(folder, **options) if folder else browser.profile(chromium, **options)
        # Errors of scripts, refusals by the policy, dialogs, requests to other places.
        self.complaints = []
        # What the browser asked the node for.
        self.requests = []
        self.profile.on("page", self._watch)
        self.page = self.profile.new_page()
        self._is_expected = False

    def _watch(self, page):
        page.on("pageerror", lambda error: self.complaints.append(f"script error: {error}"))
        page.on("dialog", self._dismiss)
        page.on("request", self._note)
        page.on("console", self._hear)

    def _hear(self, message):
        # A page that answers 4xx is said on the console too; tests ask for such.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.complaints.append(f"console: {message.text}")

    def _dismiss(self, dialog):
        self.complaints.append(f"a dialog opened: {dialog.message}")
        dialog.dismiss()

    def _note(self, request):
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https") and parts.netloc != self.home.host:
            self.complaints.append(f"asked elsewhere: {request.url}")
        self.requests.append((request.method, parts.path))

    @property
    def page(self):
        """What they look at: their first page, where they did not go anywhere yet."""
        if self._is_expected:
            self._is_expected = False
            self._page.goto("/")
            expect(self._page).to_have_url(self.home.address + "/")
        return self._page

    @page.setter
    def page(self, page):
        self._page = page

    # Moving about

    def goes(self, path):
        if self._is_expected:
            self._is_expected = False
        else:
            # What is being sent without leaving the page is answered first.
            expect(self._page.locator("form[aria-busy]")).to_have_count(0)
        return self._page.goto(path)

    def is_let_in(self):
        self.goes(f"/enter?key={self.home.key}")
        return self

    def signs_in(self, member=None):
        self.goes("/sign-in")
        self.page.get_by_role("button", name=member or self.home.members[0], exact=True).click()
        expect(self.page).to_have_url(self.home.address + "/")
        return self

    def enters(self, member=None):
        """Let in and signed in without the pages of the door, of which other tests tell."""
        plain = PlainBrowser(self.home).is_let_in().signs_in(member or self.home.members[0])
        plain.leaves()
        # As the home sends them, which other tests hold, too.
        how = {"url": self.home.address, "httpOnly": True, "sameSite": "Lax"}
        self.profile.add_cookies(
            [{"name": name, "value": value, **how} for name, value in plain.cookies.items()]
        )
        self._is_expected = True
        return self

    def signs_out(self):
        """In the menu of their picture, or in sight where others sign in at the same screen."""
        menu = self.page.locator(".own-corner summary")
        if menu.count() and not menu.evaluate("(one) => one.parentElement.open"):
            menu.click()
        self.taps("Sign out")

    def taps(self, name, role="button", exact=True):
        self.page.get_by_role(role, name=name, exact=exact).first.click()

    def opens_list(self, title):
        self.page.locator(".list-card a").filter(has_text=title).first.click()
        self.sees_heading(title)

    def opens_wish(self, name):
        self.page.locator(".wish-card a").filter(has_text=name).first.click()
        self.sees_heading(name)

    def fills(self, label, text):
        field = self.page.get_by_label(label, exact=True).first
        folded = self.page.locator("details:not([open])").filter(has=field).locator("> summary")
        if not field.is_visible() and folded.count():
            folded.first.click()
        field.fill(text)

    def ticks(self, name, wanted=True):
        self.page.get_by_role("checkbox", name=name, exact=True).first.set_checked(wanted)

    def unfolds(self, summary):
        folded = self.page.locator("summary").filter(has_text=summary).first
        if not folded.evaluate("(one) => one.parentElement.open"):
            folded.click()

    # Looking

    def sees_heading(self, text):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(text)

    def sees(self, text, within="main"):
        expect(self.page.locator(within).get_by_text(text).locator("visible=true").first).to_be_visible()

    def sees_not(self, text, within="main"):
        expect(self.page.locator(within).get_by_text(text)).to_have_count(0)

    def marks_page(self):
        """Whatever loads the page anew takes the mark away."""
        self.page.evaluate("() => { window.isStillTheSame = true; }")

    def has_same_page(self):
        return self.page.evaluate("() => window.isStillTheSame === true")

    @property
    def path(self):
        return urlsplit(self.page.url).path

    def leaves(self):
        self.profile.close()
