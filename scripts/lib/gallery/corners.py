"""The same households with everything in them that a page can show."""

import os
from datetime import date, timedelta

import neighbourhood
from home import Home
from households import Households
from visitor import Visitor
from waiting import eventually

PASSPHRASE = "rubber duck"


class Corners(Households):
    def settles(self):
        super().settles()
        self.family = self._home("Parent", household="River Row")
        self.unset = Home(os.path.join(self.folder, "unset"), "Nobody", is_made=False)
        self.unset.passphrases = {}
        self.homes.append(self.unset)
        self._questions()
        self._talk()
        self._changes()
        self._thanks()
        self._family()

    def _questions(self):
        """What waits for an answer."""
        neighbour = self._home("Neighbour", household="Next Door")
        link = self.friend.run("key").strip().split("\n")[-1]
        neighbour.run("friend", "add", link, "--greeting", "It is me, from next door.")
        self.owner.run("share", "Around the house", "--with", "First friend")
        self.friend.run("ask", "Owner/Birthday", "Anything for the garden?")
        self._waits(self.friend, 2)
        self._waits(self.owner, 1)

    @staticmethod
    def _waits(home, count):
        eventually(f"that {home.members[0]} is asked", lambda: len(home.asks("inbox")) >= count)

    def _talk(self):
        lamp = "Birthday/Reading lamp"
        self.owner.run("comment", lamp, "For the desk, I think.")
        self.second.run("comment", "Owner/" + lamp, "It would look good on both.")
        self.friend.run("idea", "add", "Owner/Birthday", "Bread tin", "--price", "180 SEK", "--notes", "A long one.")
        self.second.run("hold", "Owner/Birthday/Book about bees", "--yes")

    def _changes(self):
        """What has changed about a wish that somebody gives, and a list that is put away."""
        self.owner.run("wish", "edit", "Birthday/Kettle that whistles", "--price", "429 SEK")
        for title in ("Winter", "Last year"):
            self.owner.run("list", "new", title)
        self.owner.run("list", "archive", "Last year")

    def _thanks(self):
        """A list whose day is over."""
        self.owner.run("list", "new", "Name day", "--date", str(date.today() - timedelta(days=9)))
        self.wishes(self.owner, "Name day", {"Tea cups": [], "Wool socks": []})
        neighbourhood.share(self.owner, "Name day", self.second)
        gift = "Owner/Name day/Tea cups"
        self.second.run("reserve", gift, "--yes")
        self.second.run("bought", gift)
        self.second.run("tell", "Owner/Name day", "--text", "Many happy returns!", "--yes")
        eventually("that it is told", lambda: self.owner.asks("thanks", "Name day"))

    def _family(self):
        """Several people at home, one of whom gives to another."""
        home = self.family
        passphrase = os.path.join(self.folder, "passphrase")
        with open(passphrase, "w", encoding="ascii") as file:
            file.write(PASSPHRASE + "\n")
        home.run("member", "add", "Partner", "--passphrase-file", passphrase)
        home.run("member", "add", "Child")
        home.passphrases["Partner"] = PASSPHRASE
        home.run("list", "new", "Garden", "--date", str(date.today() + timedelta(days=40)))
        self.wishes(home, "Garden", {name: [] for name in ("Flower pots", "Rope", "Garden gloves", "Bench")})
        neighbourhood.befriend(home, self.second)
        neighbourhood.share(home, "Garden", self.second)
        home.run("share", "Garden", "--with", "Partner", "Child")
        # The child has no passphrase, and cannot say yes without one.
        partner = Visitor(home).is_let_in()
        partner.goes("/sign-in?member=Partner")
        partner.fills("Passphrase", PASSPHRASE)
        partner.taps("Sign in")
        partner.sees("Hello, Partner")
        partner.goes("/friends")
        partner.taps("Say yes")
        partner.sees("You see “")
        partner.leaves()
        self.newcomer.invitation = home.asks("invite", "new", "--list", "Garden")["link"]
        eventually(
            "that the partner is on the list",
            lambda: len(self.second.asks("list", "who", "Parent/Garden")) > 2,
        )
