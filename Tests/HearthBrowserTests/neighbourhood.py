"""Homes that know each other already, where a test is about something else: on the command line."""

from waiting import eventually


def befriend(home, *others):
    """The others ask the home to be friends, and it says yes."""
    link = home.run("key").strip().split("\n")[-1]
    for other in others:
        other.run("friend", "add", link)
    for other in others:
        says_yes(home, "knock", other.members[0])
    for one in (home, *others):
        wanted = {other.members[0] for other in ([home] if one is not home else others)}
        eventually(
            f"that {one.members[0]} has her friends",
            lambda one=one, wanted=wanted: wanted
            <= {friend.get("name") for friend in one.asks("friend") if friend["state"] == "friends"},
        )


def share(home, title, *others, options=()):
    """The others take the list; everybody's node may dial everybody's."""
    home.run("share", title, "--with", *(other.members[0] for other in others), *options)
    for other in others:
        says_yes(other, "list", home.members[0], "--show-addresses")
    for other in others:
        eventually(
            f"that {other.members[0]} can read {title}",
            lambda other=other: any(
                entry.get("title") == title and entry["state"] == "open"
                for entry in other.asks("list")
            ),
        )


def says_yes(home, kind, sender, *options):
    def asked():
        return [
            entry["id"]
            for entry in home.asks("inbox")
            if entry["kind"] == kind and entry["from"] == sender
        ]

    (entry,) = eventually(f"that {sender} asked {home.members[0]}", asked)
    home.run("accept", entry, "--yes", *options)


def add_wishes(home, title, wishes):
    """`wishes`: names, each with the options of `hearth wish add`."""
    for name, options in wishes.items():
        home.run("wish", "add", name, "--list", title, *options)
