"""Who sees a list: stopping and asking again, and people whom one knows from a list only."""

import json
import urllib.parse

import neighbourhood
from at_home import OwnersHome
from case import BrowserTest
from long import in_long
from playwright.sync_api import expect
from waiting import eventually


class Sharing(OwnersHome, BrowserTest):
    @classmethod
    def prepare(cls):
        super().prepare()
        cls.friends = cls.home("Friend")
        neighbourhood.befriend(cls.shared, cls.friends)
        neighbourhood.share(cls.shared, "Birthday", cls.friends)

    def readers(self, visitor, place):
        visitor.goes(place)
        visitor.opens_list("Birthday")
        visitor.goes(visitor.path + "/share")

    def reader(self, visitor, name):
        return visitor.page.locator(".reader").filter(has_text=name)

    def chooses(self, visitor, name, choice):
        """Somebody's choices stand behind the dots."""
        reader = self.reader(visitor, name)
        reader.locator("summary").click()
        reader.get_by_role("link", name=choice).click()

    def test_sharing_stops_after_a_question_and_can_be_asked_for_again(self):
        """Nobody loses a list by one tap, and *Undo* asks them again."""
        self.shared.adds_lists("House")
        self.shared.shares("House", "Friend", keeper=True)
        owner = self.member(self.shared)
        owner.goes("/lists")
        owner.opens_list("House")
        owner.goes(owner.path + "/share")
        # What they are asked to be is another thing as long as they have not answered.
        for label, role in (("Reserve", "Can reserve"), ("Reserve, and help to keep the list", "Helps with it")):
            owner.page.get_by_label("What Friend can do").select_option(label=label)
            self.reader(owner, "Friend").get_by_role("button", name="Save").click()
            expect(self.reader(owner, "Friend")).to_contain_text(role)
            expect(self.reader(owner, "Friend")).to_contain_text("Has not answered yet")
        self.chooses(owner, "Friend", "Stop sharing")
        owner.sees_heading("Stop sharing “House” with Friend?")
        owner.taps("Cancel", "link")
        expect(self.reader(owner, "Friend")).to_have_count(1)
        self.chooses(owner, "Friend", "Stop sharing")
        owner.taps("Stop sharing")
        owner.sees("Not shared with Friend any more.")
        expect(self.reader(owner, "Friend")).to_have_count(0)
        owner.taps("Undo")
        owner.sees("Asked. They see the list once they say yes.")
        # As what they were.
        expect(self.reader(owner, "Friend")).to_contain_text("Helps with it")
        expect(self.reader(owner, "Friend")).to_contain_text("Has not answered yet")

    def test_numbers_are_compared_with_somebody_on_a_list(self):
        """Who lives with the owner is said to be left out, and a number can be compared with them."""
        partner = self.partner()
        friend = self.member(self.friends)

        def is_left_out():
            self.readers(friend, "/friends")
            text = "lives with the owner and does not see what you reserve"
            return self.reader(friend, "Partner").get_by_text(text).count() == 1

        eventually("that the partner is on the list, and left out", is_left_out)
        self.chooses(friend, "Partner", "Compare safety numbers")
        friend.sees_heading("Partner")
        number = friend.page.locator(".number").inner_text()
        self.readers(partner, "/friends")
        self.chooses(partner, "Friend", "Compare safety numbers")
        partner.sees_heading("Friend")
        self.assertEqual(partner.page.locator(".number").inner_text(), number)
        friend.taps("It is the same")
        expect(friend.page.get_by_role("button", name="Mark as not compared")).to_be_visible()
        self.readers(friend, "/friends")
        # From the next sender key on, which a beat may have brought by now.
        expect(self.reader(friend, "Partner")).to_contain_text("You compared safety numbers")
        expect(self.reader(friend, "Partner")).not_to_contain_text("does not see what you reserve")

    def test_an_invitation_is_a_letter_for_mail_and_paper(self):
        """Who has no Hearth yet reads what it is and how to begin, and finds the link as a code too."""
        owner = self.member(self.shared)
        owner.goes("/friends/invite")
        owner.page.get_by_label("Which list").select_option(label="Birthday")
        owner.taps("Make an invitation")
        expect(owner.page.get_by_role("heading", name="An invitation from Owner")).to_be_visible()
        owner.sees("I would like to share my list “Birthday” with you.")
        owner.sees("Be our guest")
        # Commands stand on a page of their own.
        first = owner.page.locator("section").filter(has=owner.page.locator(".next-page")).inner_text()
        self.assertNotIn("sudo", first.split("On your own computer")[0])
        expect(owner.page.locator(".next-page")).to_contain_text("sudo apt install")
        link = owner.page.locator(".number code").inner_text()
        self.assertTrue(link.startswith("hearth:"))
        mail = owner.page.get_by_role("link", name="Send by email").get_attribute("href")
        self.assertIn(urllib.parse.quote(link, safe=""), mail)
        # Line ends as mail programs read them (RFC 6068).
        self.assertIn("%0D%0A", mail)
        self.assertNotIn("%0A", mail.replace("%0D%0A", ""))
        expect(owner.page.get_by_role("button", name="Print it")).to_be_visible()
        owner.page.emulate_media(media="print")
        expect(owner.page.locator(".qr svg")).to_be_visible()
        for text in ["Invite somebody", "The link is shown this once.", "Make an invitation"]:
            expect(owner.page.get_by_text(text, exact=True).first).to_be_hidden()

    def test_an_invitation_asks_how_soon_others_may_learn(self):
        """Who uses an invitation is asked as who takes a list is, and its link stands in no address."""
        newcomers = self.home("Newcomer")
        link = self.shared.post("invitations/new", list="Birthday")["link"]
        visitor = self.member(newcomers)
        visitor.goes("/friends/add")
        visitor.fills("The link", link)
        visitor.fills("A greeting", "It is me")
        visitor.taps("Ask to be friends")
        visitor.sees_heading("Use the invitation")
        visitor.sees("Then everybody on it, its owner too, can see your home's internet address (IP)")
        self.assertNotIn("hearth:", visitor.page.url)
        expect(visitor.page.locator("main input[type=radio], main [autofocus]")).to_have_count(0)
        self.assertEqual(newcomers.get("friends"), [])
        visitor.taps("Yes, at once")
        visitor.sees_heading("Friends")
        eventually(
            "that the list is open, and the address is shown on it",
            lambda: newcomers.get("addresses")["shownOn"] == 1,
        )
        self.assertTrue(newcomers.get("addresses")["isShown"])
        # Nobody is asked twice. The invitation works once: the form comes back with what was typed.
        again = self.visitor(newcomers).is_let_in().signs_in()
        again.goes("/friends/add")
        again.fills("The link", link)
        again.taps("Ask to be friends")
        again.sees("are friends already")
        self.assertEqual(again.page.locator("textarea[name=link]").input_value(), link)

    @in_long
    def test_notes_of_a_wish_that_two_changed_at_once(self):
        """Who came second is told, finds what they wrote on the wish's page, and puts it back."""
        self.shared.adds_lists("Cabin")
        wish = self.shared.post("wishes/add", list="Cabin", name="Paint", fields={})
        self.shared.post("items/edit", item="Cabin/Paint", notes="White\nFor the door")
        neighbourhood.share(self.shared, "Cabin", self.friends, keeper=True)
        path = "Owner/Cabin/Paint"

        def notes():
            return self.friends.item(path)["notes"]

        eventually("that it has come", lambda: notes() == "White\nFor the door")
        self.friends.crashes()
        self.shared.post("items/edit", item="Cabin/Paint", notes="Red\nFor the door")
        self.shared.freezes()
        try:
            self.friends.start()
            self.friends.post("wishes/edit", wish=path, fields={"notes": "Green\nFor the door"})
        finally:
            self.shared.thaws()
        eventually(
            "that it is kept", lambda: self.shared.get("items/notes/kept", item="Cabin/Paint") != []
        )
        self.assertIn("Red", json.dumps(self.shared.get("items/notes/kept")))
        owner = self.member(self.shared)
        owner.goes("/news")
        owner.page.get_by_text("Friend changed the notes").first.wait_for()
        owner.goes(f"/lists/{wish['listID']}/{wish['id']}")
        owner.sees("You wrote this too, and it could not be joined with the notes above:")
        owner.taps("Put it under the notes")
        expect(owner.page.get_by_text("You wrote:")).to_have_count(0)
        eventually(
            "that it stands under them",
            lambda: notes() == "Green\nFor the door\nRed\nFor the door",
        )
        self.assertEqual(self.shared.get("items/notes/kept"), [])


class OwnersSharing(BrowserTest):
    """A list of two owners in two homes."""

    @classmethod
    def prepare(cls):
        cls.host, cls.bride = cls.home("Host"), cls.home("Bride")
        cls.third = cls.home("Third")
        neighbourhood.befriend(cls.host, cls.bride)
        neighbourhood.befriend(cls.bride, cls.third)
        cls.host.adds_lists("Wedding", owners=["Bride"])
        neighbourhood.says_yes(cls.bride, "list", "Host")
        eventually("that it is hers too", lambda: cls.bride.reads("Wedding"))

    def test_an_owner_invites_to_a_list_that_another_made(self):
        """They are told who learns of it, and how far it has come."""
        bride = self.member(self.bride)
        bride.goes("/lists")
        bride.opens_list("Wedding")
        place = bride.path + "/share"
        bride.goes(place)
        bride.sees("Host made the list, and learns whom you ask once they say yes.")

        def is_asked():
            bride.goes(place)
            bride.ticks("Third")
            bride.taps("Share")
            third = bride.page.locator(".reader").filter(has_text="Third")
            problem = bride.page.locator("[role=alert]")
            expect(third.or_(problem).first).to_be_visible()
            return third.count()

        eventually("that the home of the host lets in whom she invites", is_asked)
        third = bride.page.locator(".reader").filter(has_text="Third")
        expect(third).to_contain_text("Has not answered yet")
        self.host.stop()
        neighbourhood.says_yes(self.third, "list", "Bride")

        def waits():
            bride.goes(place)
            return third.get_by_text("Has said yes, and waits for Host's home").count()

        eventually("that the third waits", waits)
        self.host.start()

        def reads():
            bride.goes(place)
            return third.count() and not third.get_by_text("waits for Host's home").count()

        eventually("that the third reads it", reads)
        third.locator("summary").click()
        third.get_by_role("link", name="Stop sharing").click()
        bride.taps("Stop sharing")
        bride.sees("Not shared with Third any more.")
        expect(third.get_by_text("Sees it until").or_(third)).to_have_count(0, timeout=30_000)
