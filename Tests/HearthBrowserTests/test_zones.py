"""Times are those of whoever looks: one clock a page, and a member's days go with them when they say so."""

import re
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

import devices
import kept
from case import BrowserTest
from own_phone import USUAL
from playwright.sync_api import expect
from waiting import eventually

STOCKHOLM, NEW_YORK = "Europe/Stockholm", "America/New_York"


class Zones(BrowserTest):
    """The home is on a computer in UTC."""

    @classmethod
    def prepare(cls):
        cls.home_ = cls.home("Owner", "Partner", zone="UTC", options=devices.options())
        note = cls.home_.post("notes/add", name="Cake", text="Bake a cake")
        cls.note = f"{note['listID']}/{note['id']}"
        cls.written = datetime.fromisoformat(note["added"])
        cls.elsewhere = devices.switch_on(cls.home_)

    def written_in(self, zone):
        """When the note was written, as a clock there shows it."""
        return self.written.astimezone(ZoneInfo(zone)).strftime("%H:%M")

    def sees_written(self, visitor, zone):
        expect(visitor.page.locator("main")).to_contain_text(re.compile(f"Written .*{self.written_in(zone)}"))

    def due(self):
        return [one for one in self.home_.get("news")["items"] if one["kind"] == "due"]

    def travels(self, clock, zone):
        """Chromium has the page's clock go by another zone. `clock`: a session with it."""
        clock.send("Emulation.setTimezoneOverride", {"timezoneId": zone})

    def test_a_reminder_rings_at_the_minute_that_was_chosen(self):
        """In browsers of two zones a reminder rings at the minute that was chosen there, and pages have their clock."""
        for number, zone in enumerate((STOCKHOLM, NEW_YORK, "Australia/Lord_Howe")):
            owner = self.member(self.home_, timezone_id=zone)
            owner.goes(f"/lists/{self.note}")
            self.sees_written(owner, zone)
            owner.unfolds("Remind me")
            expect(owner.page.locator("[data-zone-name]")).to_be_hidden()
            # The minute that it is: by another clock it would be hours ago, or still to come.
            now = datetime.now(timezone.utc).replace(second=0, microsecond=0)
            there = now.astimezone(ZoneInfo(zone)).strftime("%Y-%m-%dT%H:%M")
            owner.page.locator("[name=at]").fill(there)
            owner.page.locator("#remind button").first.click()
            owner.sees(f"You are reminded: {there[-5:]}.")
            told = eventually("that it rings", lambda count=number: self.due()[count:] and self.due())
            self.assertEqual(datetime.fromisoformat(told[0]["at"]), now)

    def test_without_scripts_the_clock_is_named(self):
        """Without scripts times are by the member's zone, which stands beside the field; so does what is not known."""
        self.home_.post("zone/set", by="Partner", zone="Asia/Tokyo")
        note = self.home_.post("notes/add", by="Partner", name="Tea", text="Drink tea")
        partner = self.member(self.home_, "Partner", java_script_enabled=False, timezone_id=NEW_YORK)
        for said, clock, there in (
            (None, "Asia/Tokyo", "09:00"), ("Nowhere/Atall~330", "Nowhere/Atall", "05:30"),
        ):  # fmt: skip
            if said:
                partner.profile.add_cookies(
                    [{"name": "hearth-zone", "value": said, "url": self.home_.address}]
                )
            partner.goes(f"/lists/{note['listID']}/{note['id']}")
            partner.unfolds("Remind me")
            expect(partner.page.locator("[data-zone-name]")).to_contain_text(clock)
            partner.page.locator("[name=at]").fill(f"2099-06-01T{there}")
            partner.page.locator("#remind button").first.click()
            partner.sees(f"You are reminded: 1 June 2099, {there}.")
            path = f"{note['listID']}/{note['id']}"
            shown = self.home_.get("notes/show", by="Partner", note=path)
            self.assertEqual(shown["remindAt"], "2099-06-01T00:00:00Z")

    def test_a_phone_on_a_journey(self):
        """A phone proposes its zone, once each; what it has kept stays by one clock, which it names, and is fresh at
        home."""
        phone = self.visitor(self.elsewhere, chromium=devices.chromium())
        clock = phone.profile.new_cdp_session(phone.page)
        self.travels(clock, STOCKHOLM)
        devices.install(phone, self.home_, "Owner")
        proposal = phone.page.locator("main section").filter(has_text="This device is in")
        expect(proposal).to_contain_text("This device is in Europe/Stockholm; your reminders go by UTC.")
        phone.taps("Keep")
        phone.sees("Your time zone stays as it is.")
        phone.goes("/")
        expect(proposal).to_have_count(0)
        place = f"/lists/{self.note}"
        phone.goes(place)
        self.sees_written(phone, STOCKHOLM)
        eventually("that the note is kept", lambda: place in kept.paths(phone))
        self.home_.stop()
        self.travels(clock, NEW_YORK)
        phone.page.goto(place)
        summary = phone.page.locator(".outbox summary")
        now = datetime.now(ZoneInfo(STOCKHOLM))
        expect(summary).to_contain_text(re.compile(rf"as of .*{now:%H}:\d\d \({STOCKHOLM}\)"))
        self.sees_written(phone, STOCKHOLM)
        phone.unfolds("Remind me")
        expect(phone.page.locator("[data-zone-name]")).to_have_text(f"Time zone: {STOCKHOLM}")
        self.home_.starts_again()
        self.sees_written(phone, NEW_YORK)
        expect(summary).to_be_hidden()
        phone.goes("/")
        expect(proposal).to_contain_text(f"This device is in {NEW_YORK}; your reminders go by UTC.")
        phone.taps("Use it")
        phone.sees(f"Your reminders go by {NEW_YORK}.")
        self.assertEqual(self.home_.get("zone")["zone"], NEW_YORK)
        phone.goes("/settings")
        phone.sees(NEW_YORK)
        phone.goes("/settings/zone")
        phone.page.get_by_label("Your time zone").select_option("")
        phone.taps("Save")
        phone.sees("Your reminders go by UTC.")
        self.assertFalse(self.home_.get("zone")["isChosen"])
        phone.complaints = [one for one in phone.complaints if not any(word in one for word in USUAL)]

    def test_the_familys_screen_proposes_nothing(self):
        """The family's screen shows times by its clock, and never sets whose days begin when."""
        screen = self.visitor(self.elsewhere, chromium=devices.chromium(), timezone_id=STOCKHOLM)
        devices.install(screen, self.home_, "Owner", family=True)
        screen.sees_not("This device is in")
        screen.goes(f"/lists/{self.note}")
        self.sees_written(screen, STOCKHOLM)
        screen.goes("/settings/zone")
        screen.sees("You can change it on a device of your own.")
        expect(screen.page.locator("#zone button")).to_have_count(0)
