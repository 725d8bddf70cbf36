"""Which pages are photographed, how large, in which light and language."""

from dataclasses import dataclass
from typing import Callable

BIRTHDAY = "Birthday"


@dataclass
class Shot:
    name: str
    home: str
    go: Callable
    size: str
    scheme: str = "light"
    language: str = "en-GB"
    # The whole page, however long it is.
    is_whole: bool = False


def at(path):
    return lambda visitor: visitor.goes(path)


def own_list(visitor):
    visitor.goes("/lists")
    visitor.opens_list(BIRTHDAY)


def friends_list(visitor):
    visitor.goes("/friends")
    visitor.opens_list(BIRTHDAY)


def friends_wish(name):
    def go(visitor):
        friends_list(visitor)
        visitor.opens_wish(name)

    return go


def own_wish(name):
    def go(visitor):
        own_list(visitor)
        visitor.opens_wish(name)

    return go


def end_of(go, end):
    def further(visitor):
        go(visitor)
        visitor.goes(visitor.path + end)

    return further


# Name: whose home, and the way there.
PAGES = {
    "home": ("friend", at("/")),
    "friends-list": ("friend", friends_list),
    "wish-together": ("friend", friends_wish("Weekend in the mountains")),
    "wish-free": ("friend", friends_wish("Wool socks")),
    "wish-reserved": ("friend", friends_wish("Reading lamp")),
    "cart": ("friend", at("/cart")),
    "own-home": ("owner", at("/")),
    "own-list": ("owner", own_list),
    "own-wish": ("owner", own_wish("Reading lamp")),
    "wishes": ("owner", at("/wishes")),
    "lists": ("owner", at("/lists")),
    "new-wish": ("owner", at("/new")),
    "friends": ("owner", at("/friends")),
    "share": ("owner", end_of(own_list, "/share")),
    "news": ("friend", at("/news")),
    "friend": ("friend", at("/friends/Owner")),
    "find-a-friend": ("owner", at("/friends/add")),
    "settings": ("owner", at("/settings")),
    "people": ("owner", at("/settings/people")),
    "import": ("owner", at("/import")),
    "new-list": ("owner", at("/lists/new")),
    "arrange": ("owner", end_of(own_list, "/arrange")),
    "edit-wish": ("owner", end_of(own_wish("Wool socks"), "/edit")),
    "empty-home": ("newcomer", at("/")),
    "empty-wishes": ("newcomer", at("/wishes")),
    "empty-lists": ("newcomer", at("/lists")),
    "empty-friends": ("newcomer", at("/friends")),
    "empty-cart": ("newcomer", at("/cart")),
}


def gallery():
    """What the README shows, and a little more."""
    for size, names in {
        "phone": [
            "home", "friends-list", "wish-together", "own-list", "wishes", "cart", "friends",
            "new-wish",
        ],
        "desktop": ["home", "friends-list", "own-list", "wish-together", "cart"],
    }.items():  # fmt: skip
        for name in names:
            yield Shot(f"{size}-{name}", *PAGES[name], size)
    yield Shot("phone-friends-list-dark", *PAGES["friends-list"], "phone", "dark")
    yield Shot("desktop-own-list-dark", *PAGES["own-list"], "desktop", "dark")
    yield Shot("phone-wish-reserved-swedish", *PAGES["wish-reserved"], "phone", language="sv-SE")
    yield Shot("phone-cart-swedish-dark", *PAGES["cart"], "phone", "dark", "sv-SE")


def every():
    """Each page in each light and language and on each size."""
    for size in ("phone", "desktop"):
        for scheme in ("light", "dark"):
            for language in ("en-GB", "sv-SE"):
                for name, page in PAGES.items():
                    yield Shot(
                        f"{name}-{size}-{scheme}-{language[:2]}", *page, size, scheme, language, True
                    )
