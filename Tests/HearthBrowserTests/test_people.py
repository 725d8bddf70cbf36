"""What pages show of people wherever they are named, and of days where they live."""

import base64
from datetime import datetime, timedelta, timezone

import neighbourhood
from case import BrowserTest
from pictures import picture
from playwright.sync_api import expect


def far_zone():
    """A zone in which it is another day than in UTC, and what day it is there, for hours to come."""
    now = datetime.now(timezone.utc)
    hours = 14 if now.hour >= 12 else -12
    # The signs of these zones say how far UTC is from there.
    name = f"FAR{-hours:+d}"
    return name, (now + timedelta(hours=hours)).date()


class People(BrowserTest):
    @classmethod
    def prepare(cls):
        zone, cls.day = far_zone()
        cls.owners = cls.home("Owner")
        cls.friends = cls.home("Friend", zone=zone)
        face = base64.b64encode(picture(32, 32)).decode()
        cls.owners.post("profile/edit", picture={"mediaType": "image/png", "base64": face})
        cls.owners.adds_lists("Birthday", date=cls.day.isoformat())
        cls.owners.adds_wishes("Birthday", ["Tea cups", "Kettle"])
        neighbourhood.befriend(cls.owners, cls.friends)
        neighbourhood.share(cls.owners, "Birthday", cls.friends)
        cls.friends.post("giving/reserve", wish="Owner/Birthday/Tea cups")
        cls.owners.post("comments/add", on="Birthday/Tea cups", text="Blue ones")

    def sees_face(self, visitor, within):
        image = visitor.page.locator(f"{within} .face img").first
        expect(image).to_have_attribute("src", "/face?friend=Owner")
        expect(image).to_have_js_property("complete", True)
        self.assertGreater(image.evaluate("image => image.naturalWidth"), 1)

    def test_a_guest_is_told_what_their_hosts_can_see(self):
        """Who has no computer for a node is a guest, is shown as one, and knows what that means before they begin."""
        host = self.member(self.friends)
        host.goes("/settings/people")
        host.unfolds("Add somebody")
        host.taps("A guest", role="link")
        host.page.get_by_label("Name", exact=True).fill("Grandmother")
        host.taps("Add")
        expect(host.page.get_by_role("heading", name="Grandmother is a guest here now")).to_be_visible()
        expect(host.page.locator(".lines li").filter(has_text="Grandmother")).to_contain_text("guest")
        host.taps("Sign out, and let Grandmother begin")
        expect(host.page.locator(".shelf li").filter(has_text="Grandmother")).to_contain_text("guest")
        host.page.locator(".shelf li").filter(has_text="Grandmother").get_by_role("button").click()
        host.sees_heading("Welcome, Grandmother")
        host.sees("what your hosts can see")
        host.page.get_by_role("link", name="Set a passphrase now").click()
        expect(host.page.locator("#passphrase")).to_be_visible()
        guests = [one["name"] for one in self.friends.get("members") if one["isGuest"]]
        self.assertEqual(guests, ["Grandmother"])

    def test_faces_stand_wherever_people_are_named(self):
        """A friend's picture is beside their name on lists, in talk and in the cart; no cache keeps it."""
        friend = self.member(self.friends)
        friend.goes("/friends")
        self.sees_face(friend, ".person")
        friend.opens_list("Birthday")
        self.sees_face(friend, ".titled")
        friend.goes(friend.path + "/share")
        self.sees_face(friend, ".reader")
        friend.goes("/friends")
        friend.opens_list("Birthday")
        friend.opens_wish("Tea cups")
        self.sees_face(friend, ".talk-lines")
        friend.goes("/cart")
        self.sees_face(friend, "h2.person")
        # Who has none keeps their initial, and nothing is asked for.
        expect(friend.page.locator(".self .face img")).to_have_count(0)
        expect(friend.page.locator(".self .face")).to_have_text("F")
        answer = friend.profile.request.get("/face?friend=Owner")
        self.assertEqual(answer.headers["cache-control"], "no-store")
        owner = self.member(self.owners)
        expect(owner.page.locator(".self .face img")).to_have_attribute("src", "/face")

    def test_days_are_those_where_the_machine_stands(self):
        """What is today where somebody lives is today on their pages and command line."""
        friend = self.member(self.friends)
        friend.goes("/cart")
        friend.sees("today", within=".cart-entry")
        friend.goes("/friends")
        friend.sees("today", within=".list-card")
        (entry,) = self.friends.get("giving/cart")["entries"]
        self.assertEqual(entry["daysLeft"], 0)
        self.assertIn("today", self.friends.run("cart"))
