"""A second kind of list, which the shipped program does not know: the tests have a program of their own that does."""

import json
import os
import time

import api
import neighbourhood
from case import BrowserTest
from own_phone import OwnPhone
from playwright.sync_api import expect
from waiting import Unmet, eventually

PROGRAM = "hearth-poems"
TEXT = "<Winter>: the pond & the moon"


def items(home, title):
    return {one["name"]: one for one in home.items(title)}


def adds_poem(home, name, text, **asker):
    home.post("poems/add", id=api.new_id(), list="Diary", name=name, text=text, **asker)


def sets_due(home, name, seconds, **asker):
    """The moment, in milliseconds since 1970."""
    at = int((time.time() + seconds) * 1000)
    home.post("poems/due", poem=f"Diary/{name}", at=at, **asker)
    return at


class Poems(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner", program=PROGRAM)
        cls.friends = cls.home("Friend", program=PROGRAM)
        cls.thirds = cls.home("Third")
        cls.owners.adds_lists("Diary", kind="poems")
        adds_poem(cls.owners, "Pond", TEXT)
        neighbourhood.befriend(cls.owners, cls.friends, cls.thirds)
        neighbourhood.share(cls.owners, "Diary", cls.friends, keeper=True)
        neighbourhood.share(cls.owners, "Diary", cls.thirds)

    def file(self, name):
        return os.path.join(self.folder, f"{self.id().rpartition('.')[2]}-{name}")

    def test_a_room_is_there_and_its_list_is_shown(self):
        """Its room stands beside that of gifts, and a poem is found, opened, changed and seen at the friend's."""
        owner = self.member(self.owners)
        owner.page.locator(".rooms summary").click()
        owner.taps("Poems", role="link")
        owner.opens_list("Diary")
        expect(owner.page.locator(".places > a")).to_have_text(["All poems", "New poem"])
        owner.sees(TEXT)
        owner.opens_wish("Pond")
        owner.fills("Text", "Frogs")
        owner.taps("Save")
        eventually(
            "that the friend has it",
            lambda: items(self.friends, "Owner/Diary").get("Pond", {}).get("text") == "Frogs",
        )
        owner.goes("/find?q=frogs")
        owner.sees("Pond")

    def test_without_scripts(self):
        """Without scripts one is written, and the room can be hidden and shown again."""
        owner = self.member(self.owners, java_script_enabled=False)
        owner.goes("/poems/new?list=" + self.owners.get("lists/show", list="Diary")["list"]["id"])
        owner.fills("Name", "Snow")
        owner.fills("Text", "White")
        owner.taps("Save")
        owner.opens_wish("Snow")
        self.assertEqual(items(self.owners, "Diary")["Snow"]["text"], "White")
        owner.goes("/settings")
        owner.taps("Hide Poems")
        expect(owner.page.locator(".rooms")).to_have_count(0)
        owner.taps("Open Poems")
        self.assertEqual(owner.path, "/poems")
        expect(owner.page.locator(".rooms")).to_have_count(1)

    def test_a_friend_edits_it_and_the_owner_is_told(self):
        """Who may edit it does so on the command line, and the owner has it, with a line of news."""
        self.owners.run("poem", "add", "Lake", "--list", "Diary", "--text", "Deep")
        eventually("that it is there", lambda: "Lake" in items(self.friends, "Owner/Diary"))
        self.friends.run("poem", "edit", "Owner/Diary/Lake", "--text", "Shallow")
        eventually("that it came back", lambda: items(self.owners, "Diary")["Lake"]["text"] == "Shallow")
        self.assertIn("Lake", self.owners.run("search", "shallow"))

    def test_a_home_that_does_not_know_it_carries_it(self):
        """The shipped program names such a list and what is on it, changes nothing, and takes it out and in equal."""
        shown = self.thirds.run("list")
        self.assertIn("made by a newer Hearth", shown)
        self.assertIn("Pond", self.thirds.run("list", "show", "Owner/Diary"))
        third = self.member(self.thirds)
        third.goes("/friends")
        third.opens_list("Diary")
        third.sees("This list was made by a newer Hearth.")
        expect(third.page.locator(".rooms")).to_have_count(0)
        third.opens_wish("Pond")
        third.sees("This was made by a newer Hearth.")
        with self.assertRaisesRegex(Unmet, "knows no lists of the kind"):
            self.thirds.run("list", "new", "Mine", "--kind", "poems")
        out, back = self.file("out.json"), self.file("back.json")
        self.owners.run("export", "--to", out, "Diary")
        self.thirds.run("import", out, "--yes")
        self.thirds.run("list", "archive", "Diary")
        self.thirds.run("export", "--to", back, "Diary")
        before, after = (self.exported(name) for name in (out, back))
        self.assertEqual(before, after)
        self.assertEqual(json.load(open(back, encoding="utf-8"))["version"], 2)
        # A home that does know it has poems again.
        self.friends.run("import", back, "--yes")
        self.assertIn("text", items(self.friends, "Diary")["Pond"])

    def exported(self, name):
        with open(name, encoding="utf-8") as file:
            (listed,) = json.load(file)["lists"]
        self.assertEqual(listed["kind"], "poems")
        kept = ("name", "body", "notes", "tags")
        return [{key: one.get(key) for key in kept} for one in listed["items"]]

    def test_it_is_due_after_a_crash(self):
        """One that is due while the node is dead is due when it starts, once, and is told as news."""
        home = self.home("Writer", program=PROGRAM)
        home.adds_lists("Diary", kind="poems")
        for name, seconds in (("Later", 3600), ("Soon", 1)):
            adds_poem(home, name, "…")
            at = sets_due(home, name, seconds)
        home.crashes()
        eventually("that its moment is over", lambda: time.time() * 1000 > at)
        home.start()
        eventually("that it was due", lambda: items(home, "Diary")["Soon"].get("notes"))
        self.assertIsNone(items(home, "Diary")["Later"].get("notes"))
        told = [one["wish"] for one in home.get("news")["items"] if one["kind"] == "due"]
        self.assertEqual(told, ["Soon"])
        home.crashes()
        home.start()
        self.assertEqual(len(items(home, "Diary")["Soon"]["notes"].split()), 1)


    def test_it_is_due_while_its_member_is_locked(self):
        """Whose keys are locked learns at its moment that something is due, and what when they are back."""
        home = self.home("Locked", program=PROGRAM)
        home.post("members/passphrase", new="rubber duck")
        with home.unlocked("Locked", "rubber duck") as asker:
            home.adds_lists("Diary", kind="poems", **asker)
            adds_poem(home, "Soon", "…", **asker)
            sets_due(home, "Soon", 5, **asker)
        alarm = eventually(
            "that something is due",
            lambda: [one for one in home.get("status")["alarms"] if one["kind"] == "something-due"],
        )
        self.assertNotIn("Soon", json.dumps(alarm))
        with home.unlocked("Locked", "rubber duck") as asker:
            told = [one["wish"] for one in home.get("news", **asker)["items"] if one["kind"] == "due"]
            shown = home.get("lists/show", list="Diary", **asker)["items"]
        self.assertEqual(told, ["Soon"])
        self.assertEqual([len(one["notes"].split()) for one in shown], [1])


class PoemsOnPhone(OwnPhone, BrowserTest):
    PROGRAM = PROGRAM

    @classmethod
    def prepare(cls):
        super().prepare()
        cls.home_.adds_lists("Diary", kind="poems")
        adds_poem(cls.home_, "Pond", "Old")

    def test_it_waits_for_a_connection(self):
        """Without a connection one is changed on the phone, and the change is made once when there is one."""
        listed = self.home_.get("lists/show", list="Diary")
        place = f"/lists/{listed['list']['id']}/{listed['items'][0]['id']}"
        self.phone.goes(place)
        self.line.cuts()
        self.phone.fills("Text", "New")
        self.phone.taps("Save")
        expect(self.phone.page.locator(".outbox summary")).to_contain_text("1 waiting")
        self.line.holds()
        expect(self.phone.page.locator(".outbox")).to_be_hidden()
        eventually("that it is changed", lambda: items(self.home_, "Diary")["Pond"]["text"] == "New")
