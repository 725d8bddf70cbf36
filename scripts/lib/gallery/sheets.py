"""A sheet for each page and window, with all its looks beside each other and all languages below."""

import base64
import html

import browser
from camera import empty, take, write
from looks import LANGUAGES, LOOKS, SIZES
from pages import PAGES

# Of the original.
SCALE = {"phone": 1, "desktop": 0.6}

_STYLE = """
body { margin: 0; padding: 12px; font: 15px sans-serif; background: #777; color: #fff; inline-size: max-content; }
table { border-spacing: 12px 4px; }
th { text-align: start; }
td { vertical-align: top; }
img { display: block; }
"""


class Sheets:
    def __init__(self, camera, folder):
        self.camera = camera
        self.folder = folder
        self.paper = browser.profile(viewport={"width": 800, "height": 600}).new_page()

    def take(self, names):
        """Takes the pages; how many sheets that makes."""
        empty(self.folder)
        count = 0
        for name in names:
            page = PAGES[name]
            taken = {language: self.pictures(page, language) for language in LANGUAGES}
            for size in SIZES:
                rows = [[taken[language][size, look] for look in LOOKS] for language in LANGUAGES]
                write(self.folder, f"{name}-{size}", self.sheet(f"{name}, {size}", rows, SCALE[size]))
                count += 1
        self.paper.context.close()
        return count

    def pictures(self, page, language):
        """By window and look; the page is opened once."""
        visitor = self.camera.visitor(page, language)
        # A page before this one may have gone without a connection.
        visitor.page.context.set_offline(False)
        visitor.page.set_viewport_size(SIZES["phone"])
        page.go(visitor)
        taken = {}
        for look, options in LOOKS.items():
            visitor.page.emulate_media(**options)
            for size in SIZES:
                taken[size, look] = take(visitor.page, size, page.is_whole)
        visitor.page.emulate_media(**LOOKS["light"])
        return taken

    def sheet(self, title, rows, scale):
        heads = "".join(f"<th>{html.escape(look)}</th>" for look in LOOKS)
        lines = "".join(
            "<tr>" + "".join(f"<td><img src='{self.address(one)}'></td>" for one in row) + "</tr>"
            for row in rows
        )
        self.paper.set_content(
            f"<!doctype html><style>{_STYLE}</style><h1>{html.escape(title)}</h1><table><tr>{heads}</tr>{lines}</table>"
        )
        size = self.paper.evaluate(
            """async (scale) => {
              for (const one of document.images) {
                await one.decode();
                one.width = one.naturalWidth * scale;
              }
              const { width, height } = document.body.getBoundingClientRect();
              return { width: Math.ceil(width), height: Math.ceil(height) };
            }""",
            scale,
        )
        self.paper.set_viewport_size(size)
        session = self.paper.context.new_cdp_session(self.paper)
        made = session.send("Page.captureScreenshot", {"format": "webp", "quality": 80})["data"]
        session.detach()
        return base64.b64decode(made)

    @staticmethod
    def address(picture):
        return "data:image/webp;base64," + base64.b64encode(picture).decode()
