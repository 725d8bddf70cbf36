"""The chapters about what people put around their wishes: pictures, words, gifts together."""

import os

from expecting import Mismatch, eventually, expect_blind
from household import LIST
from pictures import write_picture

PAST = "Housewarming"


def show_a_picture(story, owner, friends):
    story.step("The owner adds a picture of the lamp")
    first = friends[0]
    picture = owner.home + "-lamp.png"
    write_picture(picture)
    owner.does("wish", "photo", "add", f"{LIST}/Lamp", picture, "--caption", "In the shop")
    for friend in friends:
        eventually(
            f"that the {friend.role} has all of the picture",
            lambda friend=friend: any(
                photo["pieces"] == photo["piecesHere"] and photo["hasThumbnail"]
                for photo in friend.asks("wish", "show", f"Owner/{LIST}/Lamp").get("photos", [])
            ),
        )
    first.does("wish", "show", f"Owner/{LIST}/Lamp")
    saved = first.home + "-lamp"
    first.does("wish", "photo", "save", f"Owner/{LIST}/Lamp", saved)
    with open(saved, "rb") as file:
        if file.read(3) != b"\xff\xd8\xff":
            raise Mismatch("the picture that the first friend saved is no JPEG")
    for path in (picture, saved):
        os.remove(path)


def talk_behind_the_owners_back(story, owner, friends):
    story.step("The friends talk about it, and one has an idea of her own")
    first, second = friends[0], friends[1]
    path = f"Owner/{LIST}"
    before = owner.asks("list", "show", LIST)
    first.does("whisper", path, "Who bakes the cake?", "--yes")
    eventually(
        "that the second friend hears the whisper",
        lambda: len(second.asks("whispers", path)["whispers"]) == 1,
    )
    second.does("whisper", path, "I do. Chocolate!", "--yes")
    second.does("idea", "add", path, "Balloon ride", "--price", "1500 SEK", "--yes")
    for friend in friends:
        eventually(
            f"that the {friend.role} hears both, in order",
            lambda friend=friend: [
                whisper["text"] for whisper in friend.asks("whispers", path)["whispers"]
            ]
            == ["Who bakes the cake?", "I do. Chocolate!"],
        )
    first.does("whispers", path)
    eventually(
        "that the first friend sees the idea",
        lambda: any(
            idea["name"] == "Balloon ride"
            for idea in first.asks("list", "show", path).get("ideas") or []
        ),
    )
    expect_blind(owner, before)
    if owner.run("whispers", LIST, show=True).returncode == 0:
        raise Mismatch("the owner should be refused the whispers about her own list")


def give_together(story, owner, friends):
    story.step("A bicycle is dear: they chip in until its price is met")
    first, second = friends[0], friends[1]
    bicycle = f"Owner/{LIST}/Bicycle"
    owner.does("wish", "add", "Bicycle", "--list", LIST, "--price", "1000 SEK")
    for friend in friends:
        eventually(
            f"that the {friend.role} sees the bicycle",
            lambda friend=friend: "Bicycle" in friend.wishes(),
        )
    before = owner.asks("list", "show", LIST)
    first.does("chip-in", bicycle, "600 SEK")
    eventually(
        "that the second friend sees what is missing",
        lambda: second.asks("wish", "show", bicycle)["standing"].get("percent") == 60,
    )
    second.does("chip-in", bicycle, "400 SEK")
    for friend in friends:
        eventually(
            f"that the {friend.role} sees that the price is met",
            lambda friend=friend: friend.asks("wish", "show", bicycle)["standing"]["isComplete"],
        )
    first.does("roles", bicycle, "--buys")
    first.does("wish", "show", bicycle)
    expect_blind(owner, before)


def say_thanks(story, owner, friends):
    story.step("After the day, a giver tells what she gave, and the owner knows whom to thank")
    first = friends[0]
    path = f"Owner/{PAST}"
    owner.does("list", "new", PAST, "--occasion", "housewarming", "--date", "2020-06-01")
    owner.does("wish", "add", "Bread and salt", "--list", PAST)
    owner.does("share", PAST, "--with", first.name)
    eventually(
        "that the first friend is asked",
        lambda: any(entry.get("title") == PAST for entry in first.asks("inbox")),
    )
    first.does("accept", PAST, "--yes", show=False)
    eventually(
        "that the first friend sees the list",
        lambda: any(
            entry.get("title") == PAST and entry["state"] == "open"
            for entry in first.asks("list")
        ),
    )
    first.does("reserve", f"{path}/Bread and salt", show=False)
    first.does("bought", f"{path}/Bread and salt", show=False)
    first.does("given", f"{path}/Bread and salt")
    first.does("tell", path, "--text", "May you never be without.", "--yes")
    eventually(
        "that the owner is told",
        lambda: "Bread and salt" in owner.does("thanks", PAST, show=False),
    )
    owner.does("thanks", PAST)
