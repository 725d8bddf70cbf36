"""The room of focus, beyond one pomodoro: what days say, lists that several work at, diaries, and a node that ends."""

import re
import shutil
import time

import api
import axe
import layout
from case import BrowserTest
from neighbourhood import befriend, says_yes
from playwright.sync_api import expect
from visitor import DESKTOP, PHONE
from waiting import eventually

EVERYTHING = {"resultTypes": ["violations"]}
NARROW = {"width": 320, "height": 640}


class FocusDays(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.friends = cls.home("Owner", zone="UTC"), cls.home("Friend", zone="UTC")
        befriend(cls.owners, cls.friends)
        cls.owners.post("focus/settings", pomodoro=1)

    def is_for_everybody(self, visitor):
        found = axe.violations(visitor.page, EVERYTHING)
        self.assertEqual([(one["id"], [n["target"] for n in one["nodes"]]) for one in found], [], visitor.path)
        small = [one for one in layout.too_small(visitor.page) if 'class="mark"' not in one]
        self.assertEqual(small, [], visitor.path)

    @staticmethod
    def worked(home, activity, minutes_ago, interruptions=()):
        """A pomodoro of a minute that a device tells late; the answer is that one worked to its end."""
        at = int((time.time() - 60 * minutes_ago) * 1000)
        home.post("focus/start", id=api.new_id(), activity=activity, at=at)
        (session,) = [home.get("focus")["unanswered"]]
        for is_external in interruptions:
            home.post("focus/interrupt", id=api.new_id(), session=session["id"], isExternal=is_external, at=at + 20_000)
        home.post("focus/answer", session=session["id"], didWork=True)

    def test_what_the_days_say(self):
        """Empty at first; then sums, bars and tables; a day by itself; emptied and had back."""
        home = self.home("Third", zone=api.zone_at_noon())
        home.post("focus/settings", pomodoro=1)
        third = self.member(home, size=PHONE)
        third.goes("/focus/statistics")
        third.sees("From your first pomodoro on, this page says how your days went.")
        self.is_for_everybody(third)
        home.post("activities/add", id=api.new_id(), name="=Letter", place="todo", estimate=3)
        for ago, interruptions in ((9, (True, False)), (6, (True,)), (3, ())):
            self.worked(home, "=Letter", ago, interruptions)
        home.post("activities/done", activities=["=Letter"])
        third.goes("/focus/statistics")
        third.sees("3 pomodoros completed.")
        third.sees("Interruptions: 1 own, 2 from outside.")
        third.sees("1 finished activity was estimated at 3 and took 3. On average an estimate was off by 0.0.")
        expect(third.page.locator("figure.chart")).to_have_count(6)
        self.is_for_everybody(third)
        third.taps("A day", role="link")
        expect(third.page.locator("tbody tr").first).to_contain_text("=Letter")
        self.is_for_everybody(third)
        self.assertIn("3 pomodoros completed.", home.run("focus", "stats", "--period", "all"))
        table = third.page.request.get(f"http://{home.host}/export/sessions.csv").text()
        self.assertEqual(len([line for line in table.splitlines() if "pomodoro" in line.split(",")[1:2]]), 3)
        self.assertIn(",'=Letter,", table)
        third.unfolds("Empty the diary")
        third.taps("Empty the diary")
        third.sees("Your diary is empty.")
        third.taps("Undo")
        third.goes("/focus/statistics?period=week")
        third.sees("3 pomodoros completed.")
        swedish = self.member(home, size=NARROW, locale="sv-SE", java_script_enabled=False)
        for page in ("statistics", "statistics?period=year", "statistics?period=all", "diary", "lists", "arrange"):
            swedish.goes(f"/focus/{page}")
        shown = self.member(home, size=NARROW, locale="sv-SE", color_scheme="dark")
        for page in ("/focus/statistics", "/focus/diary", "/focus/lists"):
            shown.goes(page)
            self.assertEqual(shown.page.evaluate("() => document.documentElement.scrollWidth"), 320, page)
            self.is_for_everybody(shown)

    def test_a_list_of_two(self):
        """What one takes the other sees taken, and their counts; a chore repeats; a diary is shown and hidden."""
        self.owners.post("lists/new", title="Garden", kind="activities")
        self.owners.post("activities/add", id=api.new_id(), list="Garden", name="Rake", estimate=2)
        self.owners.shares("Garden", "Friend", keeper=True)
        says_yes(self.friends, "list", "Owner", showAddresses=True)
        eventually("that the friend has it", lambda: self.friends.reads("Garden"))
        owner = self.member(self.owners, size=DESKTOP)
        owner.goes("/focus/lists")
        owner.sees("The hours of your work are not in it.")
        self.is_for_everybody(owner)
        garden = self.owners.get("activities", list="Garden")["activities"][0]["activity"]
        page = f"/lists/{garden['listID']}/{garden['id']}"
        owner.goes(page)
        owner.taps("To do")
        owner.sees("Taken by you")
        owner.unfolds("Do it again")
        owner.page.locator("[name=repeats]").select_option("weekdays")
        owner.page.get_by_label("Mon", exact=True).check()
        owner.page.get_by_label("Thu", exact=True).check()
        owner.page.locator('form[action="/focus/repeat"] button').click()
        owner.sees("Every week: Mon, Thu")
        self.is_for_everybody(owner)
        self.worked(self.owners, "Garden/Rake", 5)
        friend = self.member(self.friends, size=PHONE)
        eventually("that the count has come", lambda: self.friends.get(
            "activities", list="Owner/Garden")["activities"][0]["worked"] == 1)  # fmt: skip
        friend.goes(page)
        friend.sees("Taken by Owner")
        friend.sees("Owner: 1 pomodoro")
        self.is_for_everybody(friend)
        friend.taps("Take it all the same")
        friend.sees("Taken by you")
        owner.goes("/focus/diary")
        owner.sees("Nobody else sees your diary.")
        owner.page.get_by_label("Show it to").select_option("Friend")
        owner.taps("Show my diary")
        owner.sees("Friend is asked whether they want to see your diary.")
        says_yes(self.friends, "list", "Owner")
        eventually("that it is there", lambda: self.friends.get("focus/diaries")["others"])
        friend.goes("/focus/lists")
        friend.page.get_by_role("link", name=re.compile("Owner’s diary|Owner's diary")).click()
        friend.sees("1 pomodoro completed.")
        self.is_for_everybody(friend)
        owner.goes("/focus/diary")
        self.is_for_everybody(owner)
        owner.unfolds("Take it back")
        owner.taps("Take it back")
        owner.sees("Nobody else sees your diary any more.")
        eventually("that it is gone", lambda: not self.friends.get("focus/diaries")["others"])

    def test_activities_of_a_file(self):
        """A table is shown before it is taken; formulas are words, and what is not understood is told."""
        home = self.home("Fourth")
        visitor = self.member(home, size=DESKTOP)
        table = "activity,estimate,place,due\nFence,4,todo,2027-05-01\n=1+1,many,inventory,\n"
        visitor.goes("/import")
        visitor.page.set_input_files("input[type=file]", {
            "name": "plan.csv", "mimeType": "text/csv", "buffer": table.encode()})  # fmt: skip
        visitor.page.get_by_role("button", name="Preview").click()
        visitor.sees("“many” is not understood, and is left out.")
        self.assertEqual(home.get("activities")["total"], 0)
        visitor.page.get_by_role("button", name=re.compile("^Import")).click()
        eventually("that they came", lambda: home.get("activities")["total"] == 2)
        fence = home.get("activities", place="todo")["activities"][0]["activity"]
        self.assertEqual((fence["name"], fence["estimate"], fence["due"]), ("Fence", 4, "2027-05-01"))

    def test_a_node_that_is_killed(self):
        """Killed at work and in the break, frozen over the end, put back in the middle: the end is the same moment."""
        home = self.home("Fifth", zone="UTC")
        home.post("focus/settings", pomodoro=1)
        home.post("activities/add", id=api.new_id(), name="Letter", place="todo")

        def started(seconds_left):
            at = int((time.time() - 60 + seconds_left) * 1000)
            return home.post("focus/start", id=api.new_id(), activity="Letter", at=at)["session"]

        def is_on_break(session):
            shown = home.get("focus")
            return shown["state"] == "break" and shown["session"]["started"] == session["until"]

        session = started(9)
        home.crashes()
        home.start()
        self.assertEqual(home.get("focus")["session"]["until"], session["until"])
        self.assertIn("left · Letter", home.run("focus", "status"))
        home.freezes()
        time.sleep(max(0, session["until"] / 1000 - time.time()) + 1)
        home.thaws()
        eventually("that the break runs from the end on", lambda: is_on_break(session))
        home.crashes()
        home.start()
        self.assertTrue(is_on_break(session))
        self.assertEqual(home.get("focus/statistics", period="day")["total"]["completed"], 1)
        # A home that is put back to an earlier copy asks whether one worked to the end.
        session = started(60)
        home.stop()
        shutil.copytree(home.folder, home.folder + "-copy", symlinks=True)
        home.start()
        home.post("focus/void", session=session["id"])
        home.stop()
        shutil.rmtree(home.folder)
        shutil.move(home.folder + "-copy", home.folder)
        home.start()
        self.assertEqual(home.get("focus")["session"]["until"], session["until"])
