"""A second kind of list, which the shipped program does not know: the tests have a program of their own that does."""

import json
import os
import re
import time

import api
import axe
import kept
import neighbourhood
from case import BrowserTest
from own_phone import OwnPhone
from pictures import picture
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


def hooked(events):
    """What a hook was given, as far as it has written that."""
    with open(events, encoding="utf-8") as file:
        return [json.loads(line) for line in file.read().splitlines()]


def reading(seconds):
    """The text of a poem that is read aloud for so long, from now on."""
    return f"@{int((time.time() + seconds) * 1000)}/{int(seconds * 1000)}"


# A device sleeps, during which nothing counts, and wakes up with a clock that is an hour ahead.
SLEEPS = """() => {
  clearTimeout(counting);
  const real = Date.now;
  Date.now = () => real() + 3600e3;
  document.querySelector("#end time").textContent = "asleep";
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# What is said to those who do not see the page.
LISTENS = """() => {
  window.spoken = [];
  new MutationObserver(() => {
    const text = document.getElementById("said").textContent;
    if (text) spoken.push(text);
  }).observe(document.getElementById("said"), { childList: true, characterData: true, subtree: true });
}"""


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

    def test_a_log_stands_on_its_page_alone(self):
        """What was read is on the page of the kind, who reads it is asked there, and no list of it shows elsewhere."""
        self.owners.post("poems/read", poem="Pond", day="2026-11-22")
        owner, friend = self.member(self.owners), self.member(self.friends)
        owner.goes("/lists")
        owner.sees_not("Poem log")
        owner.goes("/poems/log")
        owner.sees("2026-11-22: Pond")
        owner.taps("Who sees it", role="link")
        owner.sees("They can only read it.")
        expect(owner.page.locator("select[name=keeper]")).to_have_count(0)
        owner.ticks("Friend")
        owner.taps("Share")
        friend.goes("/friends")
        friend.sees("Owner wants to share “Poem log” with you")
        friend.taps("Say yes")
        friend.sees("2026-11-22: Pond")
        friend.goes("/poems/log")
        friend.sees("2026-11-22: Pond")
        self.assertNotIn("Poem log", self.friends.run("list"))
        self.assertIn("Pond", self.friends.run("list", "show", "Owner/kind:poem-log"))

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

    def test_a_form_of_its_own(self):
        """It has a form with a file, a template, a style sheet, scripts and a policy of its own."""
        adds_poem(self.owners, "Hill", "High")
        place = next(one for one in self.owners.get("lists/show", list="Diary")["items"] if one["name"] == "Hill")
        page = f"/poems/picture?poem={place['listID']}/{place['id']}"
        owner = self.member(self.owners)
        headers = owner.goes(page).headers
        self.assertIn("media-src 'none'", headers["content-security-policy"])
        self.assertIn("microphone=(self)", headers["permissions-policy"])
        self.assertIn("camera=()", headers["permissions-policy"])
        white = owner.page.locator(".verses textarea").evaluate("(field) => getComputedStyle(field).whiteSpace")
        self.assertEqual(white, "pre")
        owner.fills("Text", "One\nTwo")
        owner.sees("2 lines")
        # A sound is none: it says why, where it was sent, and what was typed stands there.
        owner.page.set_input_files("[name=photo]", {"name": "a.wav", "mimeType": "audio/wav", "buffer": b"RIFF...."})
        owner.taps("Save")
        owner.sees("“a.wav” is no picture")
        expect(owner.page.get_by_label("Text", exact=True)).to_have_value("One\nTwo")
        expect(owner.page.locator("body[data-verses=fresh]")).to_have_count(1)
        owner.page.set_input_files("[name=photo]", {"name": "a.png", "mimeType": "image/png", "buffer": picture()})
        owner.taps("Save")
        expect(owner.page.locator(".notice")).to_contain_text("The poem has a picture.")
        expect(owner.page.locator("main img")).to_have_count(1)
        self.assertEqual(items(self.owners, "Diary")["Hill"]["text"], "One\nTwo")
        drawn = owner.page.evaluate("""async () => (await fetch(
            document.querySelector(".rooms use[href$='#quill']").getAttribute("href"))).text()""")
        self.assertIn('<symbol id="quill"', drawn)
        # Who opens its address is led to its page.
        owner.goes("/poems/picture/save")
        self.assertEqual(owner.path, "/poems")

    def test_what_runs_stands_on_every_page(self):
        """A moment is counted to the second in every room and right after a sleep; at its end the page looks again."""
        adds_poem(self.owners, "Ode", reading(3 * 3600))
        owner = self.member(self.owners)
        owner.goes("/cart")
        line = owner.page.get_by_role("navigation", name="Running")
        expect(line.get_by_role("timer")).to_have_text(re.compile(r"2:59:\d\d left"))
        line.get_by_role("link").click()
        end = owner.page.locator("#end time")
        expect(owner.page.locator("#start time")).to_have_text(re.compile(r"0:\d\d"))
        owner.page.evaluate(SLEEPS)
        expect(end).to_have_text(re.compile(r"2:59:\d\d left"))
        owner.goes("/poems/reading")
        owner.page.evaluate(LISTENS)
        asked = []
        owner.page.on("request", lambda one: asked.append((one.url, one.headers.get("hearth-by-itself"))))
        # What others change comes by itself, and so does the end.
        self.owners.post("poems/edit", poem="Diary/Ode", text=reading(6))
        expect(end).to_have_text(re.compile(r"0:0\d left"))
        owner.sees("Nothing is read.")
        expect(line).to_have_count(0)
        heard = owner.page.evaluate("() => spoken")
        self.assertIn("The time is over.", heard)
        self.assertTrue(any(one.endswith("seconds left") for one in heard), heard)
        self.assertLess(len(heard), 6)
        looked = [by for url, by in asked if url.endswith("/poems/reading")]
        self.assertEqual(set(looked), {"yes"})

    def test_a_moment_without_scripts(self):
        """Without scripts the end stands there as a time, and the page comes again by itself when it is over."""
        adds_poem(self.owners, "Elegy", reading(3))
        owner = self.member(self.owners, java_script_enabled=False)
        owner.goes("/poems/reading")
        expect(owner.page.locator("#end time")).to_have_text(re.compile(r"until \d\d:\d\d"))
        owner.sees("Nothing is read.")
        self.assertTrue(owner.page.url.endswith("/poems/reading?by-itself=yes"))
        expect(owner.page.locator("meta[http-equiv]")).to_have_count(0)

    def test_what_it_says_on_pages_of_all(self):
        """It takes what is shared, has a card on the first page, a row and a page in the settings, and a chart."""
        adds_poem(self.owners, "Today and tomorrow", "Sun")
        owner = self.member(self.owners)
        # What another app shares, in a browser without a worker.
        owner.goes("/new?title=Rain&text=Falls")
        owner.taps("A poem", role="link")
        expect(owner.page.get_by_label("Name")).to_have_value("Rain")
        expect(owner.page.get_by_label("Text")).to_have_value("Falls")
        owner.goes("/")
        owner.taps("Read it", role="link")
        owner.sees_heading("Today and tomorrow")
        owner.goes("/settings")
        owner.page.locator("#poems").get_by_role("link").click()
        owner.fills("Style", "Sonnet")
        owner.taps("Save")
        expect(owner.page.locator("#poems")).to_contain_text("Style: Sonnet")
        owner.page.set_viewport_size({"width": 320, "height": 640})
        owner.goes("/poems/lengths")
        expect(owner.page.get_by_role("img", name="How long the poems are")).to_be_visible()
        owner.page.get_by_text("The numbers").click()
        expect(owner.page.get_by_role("row", name="Today and tomorrow")).to_have_text("Today and tomorrow31")
        expect(owner.page.locator("main [style]")).to_have_count(0)
        self.assertEqual(owner.page.evaluate("() => document.documentElement.scrollWidth"), 320)
        self.assertEqual(axe.violations(owner.page, {}), [])

    def test_a_friend_edits_it_and_the_owner_is_told(self):
        """Who may edit it does so on the command line, and the owner has it, with a line of news."""
        self.owners.run("poem", "add", "Lake", "--list", "Diary", "--text", "Deep")
        eventually("that it is there", lambda: "Lake" in items(self.friends, "Owner/Diary"))
        self.friends.run("poem", "edit", "Owner/Diary/Lake", "--text", "Shallow")
        eventually("that it came back", lambda: items(self.owners, "Diary")["Lake"]["text"] == "Shallow")
        self.assertIn("Lake", self.owners.run("search", "shallow"))
        self.assertIn("Friend rewrote “Lake” on your list “Diary”.", self.owners.run("news"))
        owner = self.member(self.owners)
        owner.goes("/news")
        owner.taps("Friend rewrote “Lake”", role="link", exact=False)
        expect(owner.page.locator("h1")).to_have_text("Lake")

    def test_its_own_refusals_are_said(self):
        """What is refused for a reason of its own is said at the field, with what was written, and by the API."""
        long = "a" * 128
        adds_poem(self.owners, "Brief", "Short")
        owner = self.member(self.owners)
        owner.goes("/poems")
        owner.opens_list("Diary")
        owner.opens_wish("Brief")
        place = owner.path
        owner.fills("Text", long)
        owner.taps("Save")
        owner.sees("A poem of 128 bytes is too long: 127 is the most.")
        field = owner.page.get_by_label("Text", exact=True)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_value(long)
        with self.assertRaisesRegex(Unmet, "128 bytes is too long"):
            self.owners.run("poem", "edit", "Diary/Brief", "--text", long)
        gone = owner.page.request.get(place.rpartition("/")[0] + "/0123456789abcdef")
        self.assertEqual(gone.status, 404)
        self.assertIn("It is not on the list any more", gone.text())

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

    def test_a_list_that_the_program_brings(self):
        """It is shown like a list that nobody can change, share or leave, and what is on it can be read."""
        owner = self.member(self.owners)
        owner.goes("/poems")
        owner.opens_list("Three poems")
        owner.sees("Comes with Hearth")
        expect(owner.page.locator("main")).not_to_contain_text("Leave the list")
        expect(owner.page.locator("main")).not_to_contain_text("Who sees it")
        owner.opens_wish("Snow")
        expect(owner.page.get_by_label("Text")).to_have_value("All night without sound\nthe road becomes a white page")
        owner.fills("Text", "Mine")
        owner.taps("Save")
        owner.sees("“Three poems” comes with Hearth.")
        self.assertIn("white page", self.owners.run("list", "show", "Hearth/Three poems"))

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
        hook, events = self.file("hook"), self.file("events")
        with open(hook, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\ncat >> '{events}'\n")
        os.chmod(hook, 0o700)
        with home.unlocked("Locked", "rubber duck") as asker:
            home.post("hook/set", program=hook, arguments=[], language="en", **asker)
            home.adds_lists("Diary", kind="poems", **asker)
            adds_poem(home, "Soon", "…", **asker)
            sets_due(home, "Soon", 5, **asker)
        alarm = eventually(
            "that something is due",
            lambda: [one for one in home.get("status")["alarms"] if one["kind"] == "something-due"],
        )
        self.assertNotIn("Soon", json.dumps(alarm))
        eventually("that the hook was run", lambda: os.path.exists(events) and hooked(events))
        with home.unlocked("Locked", "rubber duck") as asker:
            told = [one["wish"] for one in home.get("news", **asker)["items"] if one["kind"] == "due"]
            shown = home.get("lists/show", list="Diary", **asker)["items"]
            # What comes next shows that nothing came for the same moment again.
            adds_poem(home, "Later", "…", **asker)
            sets_due(home, "Later", 0, **asker)
            eventually("that the hook was run again", lambda: len(hooked(events)) > 1)
        self.assertEqual(told, ["Soon"])
        self.assertEqual([len(one["notes"].split()) for one in shown], [1])
        self.assertEqual([one.get("wish") for one in hooked(events)], [None, "Later"])
        self.assertEqual({one["kind"] for one in hooked(events)}, {"due"})


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

    def test_what_it_keeps_and_what_waits(self):
        """Its pages are there before anybody opened them, without what runs; a form of its own waits."""
        adds_poem(self.home_, "Ode", reading(3600))
        phone = self.phone
        phone.goes("/")
        phone.page.evaluate("async () => { localStorage.removeItem('hearth-kept-more'); await keepMore(); }")
        kept.keeps(phone, "/poems/lengths")
        phone.goes("/settings/poems")
        expect(phone.page.locator(".running")).to_have_count(1)
        self.line.cuts()
        phone.fills("Style", "Haiku")
        phone.taps("Save")
        expect(phone.page.locator(".outbox summary")).to_contain_text("1 waiting")
        phone.page.goto("/poems/lengths")
        phone.sees_heading("Lengths")
        expect(phone.page.locator(".running")).to_have_count(0)
        self.line.holds()
        expect(phone.page.locator(".outbox")).to_be_hidden()
        place = self.home_.get("lists/show", list="Diary")["list"]["id"]
        self.assertEqual(self.home_.get("poems/style/show", list=place)["style"], "Haiku")
