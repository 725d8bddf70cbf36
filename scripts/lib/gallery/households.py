"""Three households that share lists, and one that has just begun; nobody in them is real."""

import math
import os
import wave
from datetime import date, timedelta

import api
import devices
import neighbourhood
from drawings import draw
from home import Home
from waiting import eventually

WISHES = {
    "Reading lamp": [
        "--price", "649 SEK", "--variant", "Brass", "--store", "The lamp shop", "--priority", "high",
        "--notes", "With a switch on the cord.",
    ],
    "Wool socks": [
        "--price", "199.50 SEK", "--store", "The wool shop", "--quantity", "3",
        "--notes", "Size 39, any colour but grey.", "--link", "https://example.org/socks",
    ],
    "Weekend in the mountains": ["--price", "2400 SEK", "--notes", "Best in early autumn."],
    "Kettle that whistles": ["--price", "399 SEK", "--store", "The corner shop"],
    "Bicycle bell": ["--price", "149 SEK", "--store", "The bicycle shop"],
    "Book about bees": ["--price", "220 SEK"],
    "Tea cups": ["--quantity", "any", "--notes", "They need not match."],
}  # fmt: skip


NOTES = {
    "Call the roofer": ["About the tiles over the kitchen.\nBefore the autumn rain.", "--tag", "house", "--pin"],
    "Paint for the hall": ["Warm white, matt, 3 litres. The lid of the last tin is in the shed.", "--tag", "house"],
    "Lullaby that she made up": ["The second verse is still missing.", "--tag", "children"],
    "Books for the holiday": ["For the train:\n- The one about bees\n- The long one\n- Something light", "--tag", "holiday"],
    "Shoe sizes": ["32 and 35, in November.", "--tag", "children"],
}  # fmt: skip
SHOPPING = ["Milk", "Bread", "Coffee", "Apples", "Candles", "Soap"]


class Households:
    def __init__(self, folder):
        self.folder = folder
        self.homes = []
        try:
            self.settles()
        except BaseException:
            self.stop()
            raise

    def settles(self):
        self.owner = self._home("Owner", "Oak Street", options=devices.options())
        devices.switch_on(self.owner)
        self.friend = self._home("First friend", household="Elm Street")
        self.second = self._home("Second friend", household="Harbour Lane")
        self.newcomer = self._home("Newcomer", household="Mill Road")
        neighbourhood.befriend(self.owner, self.friend, self.second)
        neighbourhood.befriend(self.friend, self.second)
        self._own_things()
        self._others_things()
        self._giving()
        self._notes()
        self._words()

    def _home(self, member, household, options=()):
        home = Home(
            os.path.join(self.folder, household.replace(" ", "")), member, household=household, options=options
        )
        # Of members who have one.
        home.passphrases = {}
        self.homes.append(home)
        return home

    def stop(self):
        for home in self.homes:
            home.stop()

    def photo(self, name):
        """The options for a photo, where there is a drawing of it."""
        path = draw(name, self.folder)
        return ["--photo", path] if path else []

    def wishes(self, home, title, wishes):
        for name, options in wishes.items():
            home.run("wish", "add", name, "--list", title, *options, *self.photo(name))

    def _own_things(self):
        owner, today = self.owner, date.today()
        birthday = str(today + timedelta(days=24))
        owner.run("profile", "set", "--birthday", "04-17", "--size", "Shoes=39", "--size", "Shirts=M")
        owner.run("list", "new", "Birthday", "--occasion", "birthday", "--date", birthday)
        self.wishes(owner, "Birthday", WISHES)
        owner.run("list", "new", "Around the house")
        self.wishes(owner, "Around the house", {"Garden gloves": [], "Flower pots": []})
        for name in ("Concert in the park", "Warm scarf"):
            owner.run("wish", "add", name, *self.photo(name))
        neighbourhood.share(owner, "Birthday", self.friend, self.second)

    def _others_things(self):
        moving = str(date.today() + timedelta(days=60))
        self.friend.run("list", "new", "Moving in", "--occasion", "housewarming", "--date", moving)
        self.wishes(self.friend, "Moving in", {"Flower pots": ["--price", "120 SEK"], "Door mat": []})
        neighbourhood.share(self.friend, "Moving in", self.owner, self.second)
        self.second.run("list", "new", "Boat trip")
        self.wishes(self.second, "Boat trip", {"Life jacket": ["--price", "800 SEK"], "Map": []})
        neighbourhood.share(self.second, "Boat trip", self.owner)

    def _giving(self):
        gift = "Owner/Birthday/"
        self.second.run("reserve", gift + "Bicycle bell", "--yes")
        self.second.run("chip-in", gift + "Weekend in the mountains", "900 SEK", "--yes")
        self._sees_taken(self.friend, 2)
        self.friend.run("reserve", gift + "Bicycle bell", "--yes")
        self.friend.run("reserve", gift + "Reading lamp", "--yes")
        self.friend.run("reserve", gift + "Kettle that whistles", "--yes")
        self.friend.run("bought", gift + "Kettle that whistles")
        self.friend.run("chip-in", gift + "Weekend in the mountains", "700 SEK", "--yes")
        self.second.run("whisper", gift + "Weekend in the mountains", "I can book the train.")
        self.friend.run("comment", gift + "Reading lamp", "For the desk or the sofa?")
        self._sees_taken(self.second, 4)

    def _words(self):
        """In a home of its own: a language, and some days of it."""
        self.reader = self._home("Reader", "Bridge Street")
        self.reader.post("words/learn", language="en", level=2)
        days = [day for day in self.reader.get("words/days")["days"] if day["state"] == "before"]
        for day in days[-6:-1]:
            self.reader.post("words/guess", id=api.new_id(), guess="?", day=day["day"])
            self.reader.post("words/help", help="meant", day=day["day"])

    def _notes(self):
        """In a home of its own, whose pages have a room for notes beside that for gifts."""
        self.writer = self._home("Writer", "Quay Street")
        neighbourhood.befriend(self.writer, self.friend)
        hum = os.path.join(self.folder, "hum.wav")
        with wave.open(hum, "wb") as sound:
            sound.setparams((1, 1, 8000, 0, "NONE", ""))
            sound.writeframes(bytes(128 + int(60 * math.sin(i / 6)) for i in range(8000 * 42)))
        for name, (text, *options) in reversed(NOTES.items()):
            photo = ["--photo", hum] if name.startswith("Lullaby") else self.photo(name)
            self.writer.run("note", "add", text, "--title", name, *options, *photo)
        self.writer.run("note", "new-list", "Shopping", "--checklist")
        self.writer.run("note", "line", "Shopping", *SHOPPING)
        neighbourhood.share(self.writer, "Shopping", self.friend, keeper=True)
        self.writer.run("note", "check", "Shopping/Bread")
        self.friend.run("note", "check", "Writer/Shopping/Coffee")

        def ticked():
            return {line["name"] for line in self.writer.asks("list", "show", "Shopping")["items"]
                    if line.get("check", {}).get("isDone")} >= {"Bread", "Coffee"}  # fmt: skip

        eventually("that both ticks are there", ticked)

    def _sees_taken(self, home, count):
        def taken():
            listed = home.asks("list", "show", "Owner/Birthday")["items"]
            return sum(1 for wish in listed if (wish.get("standing") or {}).get("queue")) >= count

        eventually(f"that {home.members[0]} sees what is taken", taken)
