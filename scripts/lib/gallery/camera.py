"""Goes to pages and takes pictures of them."""

import base64
import os

from looks import LANGUAGES, SIZES
from pages import LET_IN, STRANGER
from ways import sends
from visitor import Visitor

# Phones have more dots to a pixel.
DOTS = {"phone": 2, "desktop": 1}
QUALITY = 72


class Camera:
    """Takes the visitors of all homes about, each with a browser profile of their own."""

    def __init__(self, households):
        self.households = households
        self.visitors = {}

    def visitor(self, page, language, **options):
        """Somebody who may see the page."""
        kind = (page.home, page.who, language, *sorted(options.items()))
        if kind not in self.visitors:
            home = getattr(self.households, page.home)
            self.visitors[kind] = visitor = Visitor(home, locale=LANGUAGES[language], **options)
            if page.who != STRANGER:
                visitor.is_let_in()
            if page.who not in (STRANGER, LET_IN):
                self.signs_in(visitor, page.who)
        return self.visitors[kind]

    @staticmethod
    def signs_in(visitor, member):
        passphrase = visitor.home.passphrases.get(member)
        if passphrase is None:
            visitor.signs_in(member)
            return
        visitor.goes(f"/sign-in?member={member}")
        sends("form:has([name=passphrase]) button", passphrase=passphrase)(visitor)

    def leaves(self):
        for visitor in self.visitors.values():
            visitor.leaves()
            if visitor.complaints:
                raise SystemExit(f"The browser complains: {visitor.complaints}")


def take(page, size, is_whole=False):
    """The octets of a picture of what the browser shows, or of the whole page."""
    # No blinking cursor, no half of a photo.
    page.evaluate(
        """async () => {
          document.activeElement.blur();
          scrollTo(0, 0);
          for (const image of document.images) image.loading = "eager";
          await Promise.all([...document.images].map((one) => one.decode()));
        }"""
    )
    page.set_viewport_size(SIZES[size])
    if is_whole:
        height = page.evaluate("() => document.documentElement.scrollHeight")
        page.set_viewport_size({**SIZES[size], "height": max(SIZES[size]["height"], height)})
    # What sticks to an edge of the window is painted there before the picture is taken.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # Playwright itself knows no WebP.
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"]
    session.detach()
    return base64.b64decode(taken)


def empty(folder):
    """Makes the folder, and takes the pictures away that were there before."""
    os.makedirs(folder, exist_ok=True)
    for old in os.listdir(folder):
        if old.endswith(".webp"):
            os.remove(os.path.join(folder, old))


def write(folder, name, octets):
    with open(os.path.join(folder, f"{name}.webp"), "wb") as file:
        file.write(octets)
