"""Goes to pages and takes pictures of them."""

import base64
import os

from visitor import Visitor

SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}
# Phones have more dots to a pixel.
DOTS = {"phone": 2, "desktop": 1}
QUALITY = 72


class Camera:
    def __init__(self, folder):
        self.folder = folder
        self.visitors = {}

    def take(self, shots, households):
        """The paths of the pictures; those that were there before are taken away."""
        os.makedirs(self.folder, exist_ok=True)
        for old in os.listdir(self.folder):
            if old.endswith(".webp"):
                os.remove(os.path.join(self.folder, old))
        paths = []
        for shot in shots:
            visitor = self.visitor(shot, getattr(households, shot.home))
            shot.go(visitor)
            paths.append(os.path.join(self.folder, f"{shot.name}.webp"))
            with open(paths[-1], "wb") as file:
                file.write(self.picture(visitor.page, shot))
        for visitor in self.visitors.values():
            visitor.leaves()
            if visitor.complaints:
                raise SystemExit(f"The browser complains: {visitor.complaints}")
        return paths

    def visitor(self, shot, home):
        kind = (shot.home, shot.size, shot.scheme, shot.language)
        if kind not in self.visitors:
            visitor = Visitor(
                home, SIZES[shot.size], device_scale_factor=DOTS[shot.size],
                color_scheme=shot.scheme, locale=shot.language,
            )  # fmt: skip
            self.visitors[kind] = visitor.is_let_in().signs_in()
        return self.visitors[kind]

    @staticmethod
    def picture(page, shot):
        # No blinking cursor, no half of a photo.
        page.evaluate(
            """async () => {
              document.activeElement.blur();
              scrollTo(0, 0);
              await Promise.all([...document.images].map((one) => one.decode()));
            }"""
        )
        size = dict(SIZES[shot.size])
        if shot.is_whole:
            size["height"] = max(
                size["height"], page.evaluate("() => document.documentElement.scrollHeight")
            )
        page.set_viewport_size(size)
        # Playwright itself knows no WebP.
        session = page.context.new_cdp_session(page)
        options = {"format": "webp", "quality": QUALITY}
        taken = session.send("Page.captureScreenshot", options)["data"]
        session.detach()
        page.set_viewport_size(SIZES[shot.size])
        return base64.b64decode(taken)
