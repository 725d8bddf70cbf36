"""The room of focus: activities, a timer that interruptions do not stop, its end that rings, and the day's plan."""

import re
import time

import api
import axe
import layout
from case import BrowserTest
from playwright.sync_api import expect
from visitor import DESKTOP, PHONE
from waiting import eventually

EVERYTHING = {"resultTypes": ["violations"]}
NARROW = {"width": 320, "height": 640}
# A browser that makes no sound says how many tones it was asked for.
SILENT = """() => {
  window.tones = 0;
  const part = () => ({
    frequency: {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (other) => other, start() { window.tones += 1; }, stop() {},
  });
  window.AudioContext = class {
    state = "running"; currentTime = 0; createOscillator = part; createGain = part;
  };
}"""


class Focus(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.others = cls.home("Owner", zone="UTC"), cls.home("Other")
        cls.others.post("kinds/set", kind="activities", isOn=True)

    def is_for_everybody(self, visitor):
        found = axe.violations(visitor.page, EVERYTHING)
        self.assertEqual([(one["id"], [n["target"] for n in one["nodes"]]) for one in found], [], visitor.path)
        small = [one for one in layout.too_small(visitor.page) if 'class="mark"' not in one]
        self.assertEqual(small, [], visitor.path)

    def names(self, visitor):
        return visitor.page.locator(".activities strong")

    def test_a_pomodoro_on_a_phone(self):
        """The room is opened in the settings; one is written down, worked at, interrupted, rung for and done."""
        owner = self.member(self.owners, size=PHONE)
        owner.profile.add_init_script(f"({SILENT})()")
        owner.goes("/settings")
        owner.taps("Open Focus")
        owner.sees("What do you want to do today?")
        self.is_for_everybody(owner)
        for name, estimate in (("Letter", "2"), ("Tax", "")):
            owner.fills("A new activity", name)
            owner.fills("Estimate in pomodoros", estimate)
            owner.taps("Add")
            expect(self.names(owner).filter(has_text=name)).to_be_visible()
        owner.sees("○○")
        self.is_for_everybody(owner)
        self.owners.post("focus/settings", pomodoro=1)
        owner.goes("/focus/timer")
        owner.sees("It rings at the end while this page is open.")
        owner.sees("Notifications are off.")
        # A device without a connection began one that is over before long: the open page follows, and rings.
        at = int((time.time() - 36) * 1000)
        self.owners.post("focus/start", id=api.new_id(), activity="Letter", at=at)
        owner.sees_heading("Working")
        number = owner.page.locator(".number")
        expect(number).to_have_text(re.compile(r"^\s*0:\d\d\s*$"))
        expect(owner.page.locator(".running")).to_have_count(0)
        expect(owner.page.get_by_role("heading", level=1)).to_have_text("Break", timeout=90_000)
        owner.page.wait_for_function("() => window.tones === 3")
        owner.sees("Is it done?")
        self.is_for_everybody(owner)
        owner.taps("Done")
        owner.sees("Next: Tax")
        owner.taps("Start")
        owner.sees_heading("Working")
        self.is_for_everybody(owner)
        owner.marks_page()
        owner.taps("I was distracted")
        owner.sees("Distracted: 1. Disturbed: 0.")
        owner.fills("What came up", "Milk")
        owner.taps("Somebody came")
        owner.sees("Distracted: 1. Disturbed: 1.")
        self.assertTrue(owner.has_same_page())
        other = self.member(self.owners, size=DESKTOP)
        other.goes("/cart")
        line = other.page.get_by_role("navigation", name="Running")
        expect(line.get_by_role("link")).to_contain_text("Tax")
        self.is_for_everybody(other)
        other.goes("/focus?place=unplanned")
        expect(self.names(other)).to_have_text(["Milk"])
        owner.goes("/focus?place=done")
        expect(self.names(owner)).to_have_text(["Letter"])
        owner.unfolds("Delete what is done")
        owner.taps("Delete")
        owner.sees("What you finish is kept here.")
        owner.taps("Undo")
        expect(self.names(owner)).to_have_text(["Letter"])

    def test_a_day_on_a_desktop(self):
        """By keys alone: a day is planned, a pomodoro started and made void after a question, an activity moved."""
        other = self.member(self.others, size=DESKTOP)
        for name in ("Fence", "Lamp"):
            self.others.post("activities/add", id=api.new_id(), name=name, estimate=9 if name == "Fence" else 2)
        other.goes("/focus/plan")
        other.page.get_by_label("Pomodoros today").fill("4")
        other.page.keyboard.press("Enter")
        other.sees("0 of 4 planned pomodoros done today.")
        other.page.get_by_role("checkbox", name=re.compile("Fence")).check()
        other.taps("Do these today")
        other.sees("To do needs 9 more: 5 too many.")
        other.sees("1 activity takes more than 7 pomodoros: better split it.")
        self.is_for_everybody(other)
        other.goes("/focus/timer")
        self.is_for_everybody(other)
        other.page.get_by_role("button", name="Start").focus()
        other.page.keyboard.press("Enter")
        other.sees_heading("Working")
        other.page.locator(".void summary").focus()
        other.page.keyboard.press("Enter")
        other.sees("A void pomodoro stays in your diary and counts nowhere.")
        other.taps("Make it void")
        other.sees_heading("Timer")
        other.goes("/focus")
        self.names(other).filter(has_text="Fence").click()
        other.sees_heading("Fence")
        self.is_for_everybody(other)
        other.taps("Inventory")
        other.sees("It stands here now: Inventory.")
        other.fills("Estimate in pomodoros", "3")
        other.taps("Save")
        other.sees("0 of 3 pomodoros")
        other.goes("/focus/lists")
        other.fills("A new list of activities", "Garden")
        other.taps("Make the list")
        other.sees_heading("Garden")
        other.fills("A new activity", "Rake")
        other.taps("Add")
        expect(self.names(other)).to_have_text(["Rake"])
        self.is_for_everybody(other)
        other.goes("/settings/focus")
        other.page.get_by_label("Sound at the end").select_option("false")
        other.taps("Save")
        other.goes("/focus/timer")
        self.assertIn("The page of the timer does not ring.", self.others.run("focus", "settings"))

    def test_without_scripts_and_in_swedish(self):
        """Without scripts the end stands there as a time and the page comes again; nothing sticks out of 320 pixels."""
        home = self.home("Third", zone="UTC")
        home.post("kinds/set", kind="activities", isOn=True)
        home.post("activities/add", id=api.new_id(), name="Brev till banken om lånet från i fjol", place="todo", estimate=4)
        third = self.member(home, size=NARROW, java_script_enabled=False, locale="sv-SE")
        third.goes("/focus/timer")
        third.taps("Starta")
        expect(third.page.locator(".number")).to_have_text(re.compile(r"^\s*\d\d:\d\d\s*$"))
        expect(third.page.locator("meta[http-equiv=refresh]")).to_have_count(1)
        third.taps("Någon störde")
        third.sees("Tappade tråden: 0. Blev störd: 1.")
        shown = self.member(home, size=NARROW, locale="sv-SE", color_scheme="dark")
        for page in ("/focus", "/focus/timer", "/focus/plan", "/focus/lists", "/focus?place=done", "/settings/focus"):
            shown.goes(page)
            self.assertEqual(shown.page.evaluate("() => document.documentElement.scrollWidth"), 320, page)
            self.is_for_everybody(shown)
        home.run("focus", "void", "--yes")
        eventually("that nothing runs", lambda: home.get("focus")["state"] == "idle")
