"""The story itself, chapter by chapter."""

from expecting import Mismatch, eventually, expect_blind
from household import KETTLE, LIST
from together import give_together, say_thanks, show_a_picture, talk_behind_the_owners_back


def live(story, homes):
    owner, friends = homes[0], homes[1:]
    first, second = friends[0], friends[1]

    story.step("Every household makes a home and starts its node")
    for home in homes:
        shown = home in (owner, first)
        home.does(
            "init", "--household", f"House {home.name}", "--member", home.name, show=shown
        )
    if len(homes) > 2:
        story.note(f"… and so do the others. There are {len(homes)} households now.")
    for home in homes:
        home.start()
    for home in homes:
        eventually(f"that the node of the {home.role} is ready", home.is_ready)
    for home in homes:
        story.say(f"   {home.role}: the node listens on {home.address}")

    story.step("The owner hands out her link; everybody asks her to be friends")
    link = owner.does("key").strip()
    for friend in friends:
        friend.does("friend", "add", link, show=friend is first)
    names = {friend.name for friend in friends}
    eventually(
        "that everybody's question is in the owner's inbox",
        lambda: {entry["from"] for entry in owner.asks("inbox")} == names,
    )
    if any(entry.get("name") for entry in first.asks("friend", "list")):
        raise Mismatch("the first friend knows the owner's name before the owner said yes")
    owner.does("inbox")
    for friend in friends:
        owner.does("accept", friend.name, show=friend is first)
    for friend in friends:
        eventually(
            f"that the {friend.role} and the owner are friends and connected",
            lambda friend=friend: any(
                entry.get("name") == "Owner" and entry["isConnected"]
                for entry in friend.asks("friend", "list")
            ),
        )
    eventually(
        "that the owner is connected to all her friends",
        lambda: sum(entry["isConnected"] for entry in owner.asks("friend", "list"))
        == len(friends),
    )
    owner.does("friend", "list")

    story.step("The owner writes a wish list and shares it")
    owner.does("list", "new", LIST, "--occasion", "birthday")
    owner.does("wish", "add", "Kettle", "--list", LIST, "--price", "399.50 SEK")
    owner.does("wish", "add", "Marbles", "--list", LIST, "--quantity", "9")
    owner.does("share", LIST, "--with", *[friend.name for friend in friends])
    for friend in friends:
        eventually(
            f"that the {friend.role} is asked",
            lambda friend=friend: any(e.get("title") == LIST for e in friend.asks("inbox")),
        )
        friend.does("accept", LIST, "--yes", show=friend is first)
    for friend in friends:
        eventually(
            f"that the {friend.role} sees the list and everybody on it",
            lambda friend=friend: any(
                entry.get("title") == LIST
                and entry["state"] == "open"
                and entry["readers"] == len(friends)
                for entry in friend.asks("list")
            ),
        )
    first.does("list", "show", f"Owner/{LIST}")

    story.step("The first friend reserves the kettle")
    before = owner.asks("list", "show", LIST)
    first.does("reserve", KETTLE)
    if first.queue() != [("First", "reserved")]:
        raise Mismatch(f"the first friend should hold the kettle, and sees {first.queue()}")
    for friend in friends[1:]:
        eventually(
            f"that the {friend.role} sees the kettle taken by the first",
            lambda friend=friend: friend.queue() == [("First", "reserved")],
        )
    story.note("The friends see it, although they have no connection but the owner's node:")
    second.does("list", "show", f"Owner/{LIST}")
    story.note("The owner's node carried it, sealed. What the owner sees of her list:")
    owner.does("list", "show", LIST)
    expect_blind(owner, before)

    story.step("The second friend wants the kettle too")
    second.does("reserve", KETTLE)
    both = [("First", "reserved"), ("Second", "waiting")]
    if second.queue() != both:
        raise Mismatch(f"the second friend should wait behind the first: {second.queue()}")
    eventually("that the first friend sees who waits", lambda: first.queue() == both)

    story.step("The owner changes her list, and everybody has it")
    owner.does("wish", "add", "Lamp", "--list", LIST)
    for friend in friends:
        eventually(
            f"that the {friend.role} sees the lamp",
            lambda friend=friend: friend.wishes() == ["Kettle", "Marbles", "Lamp"],
        )
    before = owner.asks("list", "show", LIST)

    story.step("The first friend frees the kettle; the second has it and buys it")
    first.does("free", KETTLE)
    eventually(
        "that the second friend holds the kettle",
        lambda: second.queue() == [("Second", "reserved")],
    )
    second.does("bought", KETTLE)
    for friend in friends:
        eventually(
            f"that the {friend.role} sees that the kettle is bought",
            lambda friend=friend: friend.queue() == [("Second", "bought")],
        )
    second.does("cart")
    first.does("list", "show", f"Owner/{LIST}")
    if first.asks("cart")["entries"]:
        raise Mismatch("the first friend's cart should be empty again")

    story.step("All that time the owner saw her wishes and nothing else")
    owner.does("list", "show", LIST)
    expect_blind(owner, before)
    refusal = owner.run("reserve", f"{LIST}/Kettle", show=True)
    if refusal.returncode != 1:
        raise Mismatch("the owner should be refused when she reserves from her own list")

    show_a_picture(story, owner, friends)
    talk_behind_the_owners_back(story, owner, friends)
    give_together(story, owner, friends)
    say_thanks(story, owner, friends)
    story.close_step()
