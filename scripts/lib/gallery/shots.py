"""The pictures that README.md and GUIDE.md show: pages, sizes, light or dark, languages."""

from dataclasses import dataclass

from camera import DOTS, empty, take, write
from looks import SIZES
from pages import PAGES


@dataclass
class Shot:
    page: str
    size: str
    scheme: str = "light"
    language: str = "en"

    @property
    def name(self):
        others = [word for word in ("swedish" * (self.language == "sv"), self.scheme) if word]
        return "-".join([self.size, self.page, *(word for word in others if word != "light")])


_ON = {
    "phone": [
        "home", "friends-list", "wish-together", "own-list", "wishes", "cart", "friends",
        "new-wish", "notes", "checklist", "word", "word-days",
    ],
    "desktop": ["home", "friends-list", "own-list", "wish-together", "cart", "notes", "word"],
}  # fmt: skip
GALLERY = [Shot(page, size) for size, pages in _ON.items() for page in pages] + [
    Shot("friends-list", "phone", "dark"),
    Shot("own-list", "desktop", "dark"),
    Shot("wish-reserved", "phone", language="sv"),
    Shot("cart", "phone", "dark", "sv"),
]


def take_gallery(camera, folder):
    """How many octets the pictures have."""
    octets = 0
    empty(folder)
    for shot in GALLERY:
        page = PAGES[shot.page]
        visitor = camera.visitor(
            page, shot.language, device_scale_factor=DOTS[shot.size], color_scheme=shot.scheme
        )
        visitor.page.set_viewport_size(SIZES[shot.size])
        page.go(visitor)
        picture = take(visitor.page, shot.size)
        write(folder, shot.name, picture)
        octets += len(picture)
    return octets
