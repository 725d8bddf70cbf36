"""A child's list: two parents look after it, their friends give, and the child learns nothing of that."""

import json
import re

import axe
import layout
import neighbourhood
from case import BrowserTest
from plain_browser import PlainBrowser
from playwright.sync_api import expect
from waiting import eventually

PASSPHRASE = "rubber duck"
LIST = "Lisa's wishes"
NOT_SO = "Lisa has no passphrase, so this is for those who look after Lisa’s wishes to decide"


class ChildTest(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.family = cls.home("Anna")
        cls.family.adds_member("Bo", passphrase=PASSPHRASE)
        cls.friends = [cls.home(name) for name in ("Granny", "Cleo", "Dan")]
        neighbourhood.befriend(cls.family, *cls.friends)

    def parent(self, name, **options):
        visitor = self.visitor(self.family, **options).is_let_in()
        visitor.goes(f"/sign-in?member={name}")
        visitor.fills("Lösenfras" if "locale" in options else "Passphrase", PASSPHRASE)
        visitor.taps("Logga in" if "locale" in options else "Sign in")
        expect(visitor.page).to_have_url(self.family.address + "/")
        return visitor

    def standing(self, name):
        return eventually(f"that {name} has the list", lambda: self.reading(name))

    def reading(self, name):
        friend = next(one for one in self.friends if one.members[0] == name)
        return friend.reads(LIST)

    def test_a_child(self):
        """From nothing to a reservation that the child's pages do not show, with every parent signed out."""
        anna = self.member(self.family, "Anna")
        self.adds_the_child(anna)
        self.invites(anna)
        bo = self.parent("Bo", locale="sv-SE")
        self.looks_after_it_too(bo)
        for parent in (anna, bo):
            parent.goes("/settings")
            parent.page.locator("form[action='/sign-out'] button").first.click()
        for friend in self.friends:
            neighbourhood.says_yes(friend, "knock", "Lisa")
            neighbourhood.says_yes(friend, "list", "Lisa", showAddresses=True)
        for friend in self.friends:
            self.standing(friend.members[0])
        self.is_told_nothing()
        self.takes_off()
        self.grows_up()

    def test_those_who_decide(self):
        """A parent names a keeper, reads the code, deletes list and child, each with their own passphrase."""
        house = self.home("Rut")
        house.adds_member("Ulf", passphrase=PASSPHRASE)
        child = {"name": "Tim", "title": "Tim's wishes", "birthday": "04-17", "keepers": ["Rut"]}
        with house.unlocked("Ulf", PASSPHRASE) as asker:
            made = house.post("members/child", **child, **asker)
        self.assertTrue(made["member"]["isChild"])
        ulf = PlainBrowser(house).is_let_in().signs_in("Ulf", PASSPHRASE)
        page = f"/children/{made['list']}"
        self.assertIn("Has not answered yet", ulf.ask(page).text)

        def sends(form, place, **fields):
            fields = {"for": "Tim", "list": made["list"], "next": page, "page": page, **fields}
            self.assertIn("<label>\nYour passphrase", ulf.sends(form, **fields).text, form)
            answer = ulf.sends(form, **fields, **{"?current": PASSPHRASE})
            self.assertEqual(answer.headers.get("location"), place, form)
            return ulf.ask(place).text if place else answer.text

        sends("lists/unshare", page, **{"with[]": "Rut"})
        self.assertNotIn("Has not answered yet", ulf.ask(page).text)
        sends("lists/share", page, keeper="true", **{"with[]": "Rut"})
        self.assertIn("Has not answered yet", ulf.ask(page).text)
        self.assertIn("hearthcode", sends("/settings/recovery", None).replace("</code> <code>", ""))
        undo = sends("lists/delete", "/lists")
        self.assertIn('name="for" value="Tim"', undo)
        ulf.sends("lists/undelete", list=made["list"], **{"for": "Tim"})
        self.assertIn("Tim&#39;s wishes", ulf.ask("/lists").text)
        sends("/settings/delete", "/settings/people", sure="yes")
        self.assertEqual(len(house.get("members")), 2)

    def adds_the_child(self, anna):
        anna.goes("/settings/people")
        anna.unfolds("Add somebody")
        anna.taps("A child", role="link")
        anna.sees("without a passphrase of yours the child could sign in as you")
        anna.fills("Name", "Lisa")
        anna.fills("Birthday (optional)", "2019-04-17")
        anna.ticks("Bo")
        anna.fills("Passphrase", PASSPHRASE)
        anna.fills("Repeat the passphrase", "rubber dock")
        anna.taps("Add the child")
        anna.sees("The two passphrases differ.")
        self.assertEqual(anna.page.get_by_label("Name", exact=True).input_value(), "Lisa")
        anna.fills("Passphrase", PASSPHRASE)
        anna.fills("Repeat the passphrase", PASSPHRASE)
        anna.ticks("Bo")
        anna.taps("Add the child")
        anna.sees("Lisa has a list now, and you look after it.")
        anna.goes("/lists")
        anna.sees("You look after it")

    def invites(self, anna):
        anna.opens_list(LIST)
        anna.taps("Share", role="link")
        anna.sees_heading("Who sees Lisa's wishes")
        for friend in self.friends:
            name = friend.members[0]
            card = anna.page.locator(f"li.reader[data-id='{name}']")
            card.get_by_role("button", name="Invite", exact=True).click()
            expect(card).to_contain_text("Is asked to be friends with Lisa first")

        self.is_for_everybody(anna)

    def is_for_everybody(self, visitor):
        visitor.page.evaluate("() => document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        layout.fits(self, visitor)
        self.assertEqual(axe.violations(visitor.page, {"resultTypes": ["violations"]}), [])

    def looks_after_it_too(self, bo):
        bo.goes("/friends")
        bo.taps("Tacka ja")
        bo.goes("/lists")
        bo.sees("Du sköter den")
        bo.opens_list(LIST)
        bo.taps("Dela", role="link")
        bo.sees_heading("Vilka som ser Lisas önskelista")
        expect(bo.page.locator("li.reader[data-id='Anna']")).to_be_visible()
        self.is_for_everybody(bo)

    def is_told_nothing(self):
        """What the child's pages say does not change by a single letter when something is reserved."""
        lisa = self.member(self.family, "Lisa")
        lisa.goes("/lists")
        lisa.opens_list(LIST)
        place = lisa.path
        lisa.taps("New wish", role="link")
        lisa.fills("What do you wish for?", "Kite")
        lisa.taps("Save")
        lisa.goes(place)
        lisa.opens_wish("Kite")
        pages = (place, lisa.path, place + "/share", "/lists", "/news", "/")
        granny = self.friends[0]
        eventually("that she sees the wish", lambda: "Kite" in granny.names(f"Lisa/{LIST}"))
        before = [self.told(lisa, page) for page in pages]
        granny.post("giving/reserve", wish=f"Lisa/{LIST}/Kite")
        eventually(
            "that the others see it",
            lambda: "Granny" in json.dumps(self.friends[1].item(f"Lisa/{LIST}/Kite")["standing"]),
        )
        self.assertEqual([self.told(lisa, page) for page in pages], before)
        # Who sees the list is not hers to say yet.
        lisa.goes(place + "/share")
        lisa.sees("Those who look after your list decide who sees it")
        self.assertEqual(lisa.page.locator("main form").count(), 0)
        lisa.goes(place.replace("/lists/", "/children/"))
        self.assertEqual(lisa.path, place + "/share")
        lisa.goes("/settings/recovery")
        lisa.sees(NOT_SO)
        self.is_refused(place)

    def is_refused(self, place):
        """No form makes keepers, invites, or sets the passphrase, in the child's name or for them by a sibling."""
        self.family.adds_member("Sven")
        list_ = place.rsplit("/", 1)[1]
        for name, child in (("Lisa", {}), ("Lisa", {"for": "Lisa"}), ("Sven", {"for": "Lisa"})):
            browser = PlainBrowser(self.family).is_let_in().signs_in(name)
            for form, fields in (
                ("lists/share", {"list": list_, "with[]": "Sven", "keeper": "true"}),
                ("lists/share", {"list": list_, "with[]": "Sven"}),
                ("lists/unshare", {"list": list_, "with[]": "Anna"}),
                ("lists/delete", {"list": list_}),
                ("friends/remove", {"friend": "Granny"}),
                ("/settings/passphrase", {"passphrase": "paper boats", "again": "paper boats"}),
                ("/settings/recovery", {}),
                ("/settings/delete", {"sure": "yes"}),
            ):
                with self.subTest(name=name, child=child, form=form):
                    self.assertIn(NOT_SO, browser.sends(form, **fields, **child).text)
            browser.leaves()

    def told(self, visitor, page):
        """What a page says, without what is new on it each time."""
        text = visitor.page.request.get(self.family.address + page).text()
        return re.sub(r'(name="form-(token|number)" value|data-moment)="[^"]*"', "", text)

    def takes_off(self):
        bo = self.parent("Bo")
        bo.goes("/lists")
        bo.opens_list(LIST)
        bo.taps("Share", role="link")
        dan = bo.page.locator("li.reader[data-id='Dan']")
        dan.get_by_role("button", name="Take off", exact=True).click()
        bo.sees("Not shared with Dan any more.")
        eventually("that Dan does not read it", lambda: not self.reading("Dan"))

    def grows_up(self):
        anna = self.parent("Anna")
        anna.goes("/settings/people")
        anna.taps("Lisa", role="link")
        anna.unfolds("Growing up: a passphrase")
        form = anna.page.locator("#growing-up")
        form.get_by_label("The child's passphrase").fill("paper boats")
        form.get_by_label("Repeat the passphrase").fill("paper boats")
        form.get_by_label("Your passphrase").fill("wrong words")
        form.get_by_role("button", name="Save").click()
        anna.sees("This is not the passphrase.")
        form.get_by_label("The child's passphrase").fill("paper boats")
        form.get_by_label("Repeat the passphrase").fill("paper boats")
        form.get_by_label("Your passphrase").fill(PASSPHRASE)
        form.get_by_role("button", name="Save").click()
        anna.sees("Lisa decides alone now.")
        lisa = self.visitor(self.family).is_let_in()
        lisa.goes("/sign-in?member=Lisa")
        lisa.fills("Passphrase", "paper boats")
        lisa.taps("Sign in")
        lisa.sees("Hello, Lisa")
        lisa.goes("/lists")
        lisa.opens_list(LIST)
        lisa.taps("Share", role="link")
        bo = lisa.page.locator("li.reader[data-id='Bo']")
        bo.locator("summary").click()
        bo.get_by_role("link", name="Stop sharing").click()
        lisa.taps("Stop sharing")
        expect(lisa.page.locator("li.reader[data-id='Bo']")).to_have_count(0)
        expect(lisa.page.locator("li.reader[data-id='Anna']")).to_have_count(1)
