"""Every page of the app, and what it looks like in its different states."""

from dataclasses import dataclass
from typing import Callable

from ways import (
    a_list, at, end_of, enlarges_photo, fills, followed_by, friends_list, friends_wish, link,
    loses_connection, opens_menu, own_list, own_wish, sends, unfolded,
)  # fmt: skip

# Who comes, besides members, who are called by their names: somebody whom the home does not know, and a browser
# that is let in.
STRANGER, LET_IN = "a stranger", "a browser"


@dataclass
class Page:
    home: str
    go: Callable
    # Nobody named: the first member of the home.
    who: str | None = None
    # The page as long as it is; otherwise what the window shows.
    is_whole: bool = True


def wrong_passphrase(visitor):
    visitor.goes("/sign-in?member=Partner")
    sends("form:has([name=passphrase]) button", passphrase="rubber goose")(visitor)


def invitation(visitor):
    """The question that an invitation asks before it is used."""
    visitor.goes("/friends/add")
    sends("form.card > button", link=visitor.home.invitation)(visitor)
    visitor.page.locator("main button[name=showAddresses]").first.wait_for()


BEFORE = {
    "door": Page("friend", at("/"), STRANGER),
    "door-wrong-key": Page("friend", at("/enter?key=wrong"), STRANGER),
    "set-up": Page("unset", at("/"), LET_IN),
    "set-up-refused": Page(
        "unset",
        followed_by(
            at("/"),
            sends(
                "form button.wide", household="Bay Road", member="Aunt", passphrase="rubber duck",
                again="rubber goose",
            ),
        ),
        LET_IN,
    ),
    "welcome": Page("newcomer", at("/welcome")),
    "sign-in": Page("family", at("/sign-in"), LET_IN),
    "sign-in-passphrase": Page("family", at("/sign-in?member=Partner"), LET_IN),
    "sign-in-refused": Page("family", wrong_passphrase, LET_IN),
}  # fmt: skip

EMPTY = {
    "empty-home": Page("newcomer", at("/")),
    "empty-dates": Page("newcomer", at("/dates")),
    "empty-news": Page("newcomer", at("/news")),
    "empty-wishes": Page("newcomer", at("/wishes")),
    "empty-lists": Page("newcomer", at("/lists")),
    "empty-friends": Page("newcomer", at("/friends")),
    "empty-cart": Page("newcomer", at("/cart")),
    "empty-arrange": Page("newcomer", at("/lists/arrange")),
    "empty-own-list": Page("owner", a_list("/lists", "Winter")),
}

OWN = {
    "own-home": Page("owner", at("/")),
    "wishes": Page("owner", at("/wishes")),
    "wishes-arrange": Page("owner", at("/wishes/arrange")),
    "lists": Page("owner", at("/lists")),
    "lists-unfolded": Page("owner", unfolded(at("/lists"))),
    "lists-arrange": Page("owner", at("/lists/arrange")),
    "new-list": Page("owner", at("/lists/new")),
    "new-list-unfolded": Page("owner", unfolded(at("/lists/new"))),
    "own-list": Page("owner", own_list),
    "own-list-unfolded": Page("owner", unfolded(own_list)),
    "own-list-edit": Page("owner", end_of(own_list, "/edit")),
    "own-list-arrange": Page("owner", end_of(own_list, "/arrange")),
    "own-list-delete": Page("owner", end_of(own_list, "/delete")),
    "share": Page("owner", end_of(own_list, "/share")),
    "share-stop": Page("owner", end_of(own_list, "/share/stop?with=First%20friend")),
    "thanks": Page("owner", end_of(a_list("/lists", "Name day"), "/thanks")),
    "thanks-empty": Page("owner", end_of(own_list, "/thanks")),
    "own-wish": Page("owner", own_wish("Reading lamp")),
    "own-wish-unfolded": Page("owner", unfolded(own_wish("Wool socks"))),
    "own-wish-edit": Page("owner", end_of(own_wish("Wool socks"), "/edit")),
    "own-wish-delete": Page("owner", end_of(own_wish("Wool socks"), "/delete")),
    "own-wish-gone": Page("owner", end_of(own_list, "/0123456789abcdef")),
    "photo-viewer": Page("owner", followed_by(own_wish("Reading lamp"), enlarges_photo), is_whole=False),
    "new-wish": Page("owner", at("/new")),
    "new-wish-unfolded": Page("owner", unfolded(at("/new"))),
    "new-wish-from-shop": Page("owner", followed_by(unfolded(at("/new")), fills(link="https://example.org/socks"))),
    "new-wish-refused": Page(
        "owner", followed_by(unfolded(at("/new")), sends("form button[value=another]", name="Rain coat", price="a lot"))
    ),
    "import": Page("owner", at("/import")),
    "import-preview": Page(
        "owner",
        followed_by(
            at("/import"), sends("form.card > button", pasted="Rain coat\nhttps://example.org/socks\nWarm scarf")
        ),
    ),
}  # fmt: skip

FRIENDS = {
    "home": Page("friend", at("/")),
    "dates": Page("friend", at("/dates")),
    "news": Page("friend", at("/news")),
    "found": Page("friend", at("/find?q=o")),
    "found-nothing": Page("friend", at("/find?q=zeppelin")),
    "friends": Page("owner", at("/friends")),
    "friends-asked": Page("friend", at("/friends")),
    "accept": Page("friend", followed_by(at("/friends"), link("a[href^='/accept/']"))),
    "friend": Page("friend", at("/friends/Owner")),
    "friend-unfolded": Page("friend", unfolded(at("/friends/Owner"))),
    "friend-remove": Page("friend", at("/friends/Owner/remove")),
    "compare": Page("second", at("/compare/Partner")),
    "add-a-friend": Page("owner", at("/friends/add")),
    "invite": Page("owner", at("/friends/invite")),
    "invite-made": Page("owner", followed_by(at("/friends/invite"), sends("form.card > button"))),
    "invitation": Page("newcomer", invitation),
    "friends-list": Page("friend", friends_list),
    "friends-list-unfolded": Page("friend", unfolded(friends_list)),
    "friends-list-readers": Page("second", end_of(a_list("/friends", "Garden"), "/share")),
    "friends-list-leave": Page("friend", end_of(friends_list, "/leave")),
    "tell": Page("friend", end_of(friends_list, "/thanks")),
    "tell-nothing": Page("second", end_of(a_list("/friends", "Garden"), "/thanks")),
    "list-gone": Page("friend", at("/lists/none")),
    "wish-free": Page("friend", friends_wish("Wool socks")),
    "wish-free-unfolded": Page("friend", unfolded(friends_wish("Wool socks"))),
    "wish-first-screen": Page("friend", friends_wish("Wool socks"), is_whole=False),
    "wish-reserved": Page("friend", friends_wish("Reading lamp")),
    "wish-menu": Page("friend", followed_by(friends_wish("Reading lamp"), opens_menu)),
    "wish-waiting": Page("friend", friends_wish("Bicycle bell")),
    "wish-held": Page("second", friends_wish("Book about bees")),
    "wish-bought": Page("friend", friends_wish("Kettle that whistles")),
    "wish-together": Page("friend", friends_wish("Weekend in the mountains")),
    "wish-together-unfolded": Page("friend", unfolded(friends_wish("Weekend in the mountains"))),
    "wish-idea": Page("friend", friends_wish("Bread tin")),
    "wish-gone": Page("friend", end_of(friends_list, "/0123456789abcdef")),
    "cart": Page("friend", at("/cart")),
    "cart-menu": Page("friend", followed_by(at("/cart"), opens_menu)),
    "cart-arrange": Page("friend", at("/cart/arrange")),
}  # fmt: skip

# Somebody who lives with the owner of a list: with a passphrase, and a sign-in that is short.
AT_HOME = {
    "at-home": Page("family", at("/"), "Partner"),
    "at-home-list": Page("family", unfolded(a_list("/friends", "Garden")), "Partner"),
    "at-home-wish": Page(
        "family", followed_by(a_list("/friends", "Garden"), lambda visitor: visitor.opens_wish("Rope")), "Partner"
    ),
    "at-home-found": Page("family", at("/find"), "Partner"),
    "at-home-settings": Page("family", at("/settings"), "Partner"),
    "recovery-passphrase": Page("family", at("/settings/recovery"), "Partner"),
    "delete-member": Page("family", at("/settings/delete"), "Partner"),
    # Somebody without a passphrase says yes to a list of somebody at home.
    "at-home-without-passphrase": Page(
        "family", followed_by(at("/friends"), sends("form button[value=accept]")), "Child"
    ),
}

SETTINGS = {
    "settings": Page("owner", at("/settings")),
    **{
        f"settings-{name}": Page("owner", at(f"/settings/{name}"))
        for name in (
            "profile", "passphrase", "look", "notifications", "currency", "privacy", "calendar", "data", "computer",
        )
    },
    "saved": Page("owner", followed_by(at("/settings/profile"), sends("#profile button")), is_whole=False),
    "people": Page("family", at("/settings/people")),
    "person": Page("family", at("/people/Partner")),
    "people-new": Page("family", at("/settings/people/new")),
    "people-refused": Page(
        "family", followed_by(at("/settings/people/new"), sends("form.card > button", name="Partner"))
    ),
    "delete-last-member": Page("newcomer", at("/settings/delete")),
    "recovery": Page("owner", at("/settings/recovery")),
    "devices": Page("owner", at("/settings/devices")),
    "add-device": Page("owner", followed_by(at("/settings/devices"), sends("form:has([value='devices/add']) button"))),
    "no-connection": Page("owner", at("/shell")),
    "not-found": Page("owner", at("/nowhere")),
    "away": Page("owner", followed_by(at("/lists"), loses_connection), is_whole=False),
}

NOTES = {
    "notes": Page("writer", at("/notes")),
    "note": Page("writer", followed_by(at("/notes"), link("a[href^='/lists/']:has-text('Call the roofer')"))),
    "note-sound": Page("writer", followed_by(at("/notes"), link("a[href^='/lists/']:has-text('Lullaby')"))),
    "note-new": Page("writer", at("/notes/new")),
    "notes-tags": Page("writer", at("/notes/tags")),
    "notes-shared": Page("writer", at("/notes/shared")),
    "notes-find": Page("writer", at("/notes/find?q=the")),
    "notes-bin": Page("writer", at("/notes/bin")),
    "notes-empty": Page("newcomer", at("/notes")),
    "word": Page("reader", at("/words/word")),
    "word-days": Page("reader", at("/words/days")),
    "words": Page("reader", at("/words")),
    "word-packs": Page("reader", at("/words/packs")),
    "word-together": Page("reader", at("/words/together")),
    "word-progress": Page("reader", at("/words/progress")),
    "checklist": Page("writer", a_list("/notes/shared", "Shopping")),
}  # fmt: skip

PAGES = {**BEFORE, **EMPTY, **OWN, **FRIENDS, **NOTES, **AT_HOME, **SETTINGS}
