"""Homes that know each other already, where a test is about something else."""

from waiting import eventually


def befriend(home, *others):
    """The others ask the home to be friends, and it says yes."""
    for other in others:
        other.post("friends/add", link=home.link, at=[])
    for other in others:
        says_yes(home, "knock", other.members[0])
    for one in (home, *others):
        wanted = {other.members[0] for other in ([home] if one is not home else others)}
        eventually(
            f"that {one.members[0]} has her friends",
            lambda one=one, wanted=wanted: wanted
            <= {friend.get("name") for friend in one.get("friends") if friend["state"] == "friends"},
        )


def share(home, title, *others, keeper=False):
    """The others take the list; everybody's node may dial everybody's."""
    home.shares(title, *(other.members[0] for other in others), keeper=keeper)
    for other in others:
        says_yes(other, "list", home.members[0], showAddresses=True)
    for other in others:
        eventually(f"that {other.members[0]} can read {title}", lambda other=other: other.reads(title))


def says_yes(home, kind, sender, **how):
    def asked():
        return [
            entry["id"]
            for entry in home.get("inbox")
            if entry["kind"] == kind and entry["from"] == sender
        ]

    (entry,) = eventually(f"that {sender} asked {home.members[0]}", asked)
    home.post("inbox/answer", entry=entry, answer="accept", **how)
