"""Phones and other computers: adding them, signing in there, and taking them away."""

import tempfile
import threading

import browser
import devices
import hostile
from case import BrowserTest
from plain_browser import PlainBrowser
from playwright.sync_api import Error, expect


class DevicesTest(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.home_ = cls.home("Owner", "Partner", options=devices.options())
        cls.elsewhere = devices.switch_on(cls.home_)

    def phone(self, **options):
        return self.visitor(self.elsewhere, chromium=devices.chromium(), **options)

    def test_a_phone_is_added_and_used(self):
        """A phone is added with a code and a yes, used, taken away while a page is open, and sees nothing then."""
        owner = self.member(self.home_)
        phone = self.phone()
        # Not let in yet: wherever one goes.
        phone.goes("/lists")
        phone.sees_heading("Connect this device")
        devices.pair(phone, owner)
        # It is hers alone, and asks nobody who they are, until she has signed out.
        phone.sees("Hello, Owner")
        phone.goes("/lists")
        phone.sees_heading("Your lists")
        phone.signs_out()
        phone.sees("Who is it?")
        self.assertEqual(phone.page.get_by_role("button", name="Partner").count(), 0)
        phone.goes("/lists")
        phone.taps("Owner")
        phone.sees_heading("Your lists")
        # Its key is hidden from scripts, and goes nowhere else. A script says the phone's clock.
        for cookie in phone.profile.cookies():
            self.assertTrue(cookie["secure"], cookie["name"])
            self.assertEqual(cookie["httpOnly"], cookie["name"] != "hearth-zone", cookie["name"])
            self.assertEqual(cookie["sameSite"], "Lax")

        owner.goes("/settings/devices")
        owner.sees("Linux computer")
        owner.taps("Take away", role="link")
        owner.sees_heading("Take away “Linux computer”?")
        owner.taps("Take the device away")
        owner.sees("The device is not let in any more.")
        # What is open there ends, and nothing is shown any more.
        expect(phone.page.get_by_role("heading", level=1)).to_have_text("Connect this device")
        phone.goes("/lists")
        phone.sees_heading("Connect this device")

    def test_a_familys_device_lets_everybody_sign_in(self):
        """A wrong code, a no and a yes: on the family’s tablet everybody can sign in."""
        partner = self.member(self.home_, "Partner")
        phone = self.phone()
        partner.goes("/settings/devices")
        partner.page.get_by_label("Whose is it?").select_option("")
        partner.taps("Show the code")
        code = partner.page.locator(".steps strong").inner_text()
        phone.goes("/pair")
        phone.fills("The code", "0000-0000")
        phone.taps("Connect")
        phone.sees("This is not the code.")
        phone.fills("The code", code.lower().replace("-", " "))
        phone.taps("Connect")
        phone.sees_heading("Almost there")
        partner.taps("No")
        partner.sees("The device was not let in.")
        phone.sees_heading("Connect this device")

        partner.page.get_by_label("Whose is it?").select_option("")
        partner.taps("Show the code")
        code = partner.page.locator(".steps strong").inner_text()
        phone.fills("The code", code)
        phone.taps("Connect")
        partner.fills("What should it be called?", "Kitchen <tablet>")
        partner.taps("Yes, let it in")
        phone.sees("Who is it?")
        for name in ("Owner", "Partner"):
            self.assertEqual(phone.page.get_by_role("button", name=name, exact=True).count(), 1)
        partner.goes("/settings/devices")
        partner.sees("Kitchen <tablet>")
        self.home_.post("devices/remove", device="Kitchen <tablet>")

    def test_a_guest_comes_in_by_a_link(self):
        """A link lets one phone of a guest's in, once; one that a chat used up is renewed, with what came by it gone."""
        self.home_.adds_member("Grandmother", isGuest=True)
        self.home_.adds_lists("Birthday")
        self.home_.shares("Birthday", "Grandmother")
        owner = self.member(self.home_)
        owner.goes("/settings/people?added=Grandmother")
        owner.taps("Make a link for Grandmother's phone", "link")
        owner.sees_heading("A link for Grandmother's phone")
        owner.taps("Make a link")
        link = owner.page.locator("#guest-link").inner_text()
        owner.goes("/settings/devices")
        owner.sees("A link from Owner is open until")
        chat = self.phone(user_agent=devices.CHAT)
        chat.page.goto(link)
        chat.sees_heading("Hello, Grandmother")
        chat.sees("Open this in your own browser first")
        expect(chat.page.locator("#guest-link")).to_have_text(link)
        # The app's menu opens it elsewhere.
        self.assertEqual(chat.page.url, link)
        chat.taps("Use Hearth on this phone as Grandmother")
        chat.sees_heading("Choose a passphrase")
        owner.goes("/settings/devices")
        owner.sees("it let “iPhone” in")
        owner.taps("Wrong phone, or wrong browser?", "link")
        owner.sees("“iPhone” is taken away")
        owner.taps("Take it away, and make a new link")
        link = owner.page.locator("#guest-link").inner_text()
        chat.goes("/lists")
        chat.sees_heading("Connect this device")
        self.assertEqual(self.home_.get("devices")["devices"], [])

        phone = self.phone()
        # Messengers open what is sent, and people open it again: nothing is used up.
        for _ in range(2):
            with phone.page.expect_response(lambda answer: answer.request.method == "POST"):
                phone.page.goto(link)
            phone.sees_heading("Hello, Grandmother")
            phone.sees("Owner invites you to be a guest in the home")
        self.assertEqual(phone.page.url, f"{self.elsewhere.address}/guest")
        phone.taps("Use Hearth on this phone as Grandmother")
        phone.sees("You are a guest in this home")
        phone.sees("Then you see “Birthday”, which Owner shares with you.")
        for again in ("rubber goose", "rubber duck"):
            phone.sees_heading("Choose a passphrase")
            phone.fills("New passphrase", "rubber duck")
            phone.fills("Repeat the passphrase", again)
            phone.taps("Choose it, and open the list")
        phone.sees_heading("Birthday")
        self.assertTrue(self.home_.get("members")[-1]["hasPassphrase"])

        other = self.phone(java_script_enabled=False)
        other.page.goto(link)
        other.fills("The link that you were sent", link)
        other.taps("Go on")
        other.sees_heading("This link is not good any more")
        other.goes("/lists")
        other.sees_heading("Connect this device")

        owner.goes("/news")
        owner.sees("Grandmother opened the link: “Linux computer” is let in as theirs now.")
        owner.goes("/settings/devices")
        owner.sees("by a link from Owner")
        owner.taps("Take away", role="link")
        owner.taps("Take the device away")
        owner.sees("The device is not let in any more.")
        expect(phone.page.get_by_role("heading", level=1)).to_have_text("Connect this device")

    def test_a_refused_address_stays_where_it_was_typed(self):
        """What is no name of a computer is refused on its own page, at its field, with what was typed."""
        for scripts in (True, False):
            owner = self.member(self.home_, java_script_enabled=scripts)
            owner.goes("/settings/devices")
            owner.fills("Another name or address of this computer", "hearth.local:4381")
            owner.taps("Change the address")
            owner.sees("with nothing before or after it")
            owner.sees_heading("Phones and other computers")
            field = owner.page.get_by_label("Another name or address of this computer")
            expect(field).to_have_value("hearth.local:4381")
            expect(field).to_have_attribute("aria-invalid", "true")

    def test_guesses_keep_no_guest_out(self):
        """However many others guess, who has a good link comes in with it; guesses are counted, and codes with them."""
        home = self.home("Mother", options=devices.options())
        home.adds_member("Grandmother", isGuest=True)
        elsewhere = devices.switch_on(home)
        secret = home.post("devices/invite", guest="Grandmother")["link"].partition("#")[2]
        for number in range(2, 19):
            thief = PlainBrowser(home, elsewhere, source=f"127.0.0.{number}")
            answers = [thief.ask("/guest", {"link": f"{number}{turn}"}).status for turn in range(11)]
            self.assertEqual(answers, [404] * 10 + [429] if number < 18 else [429] * 11)
            self.assertEqual(thief.ask("/pair", {"code": "0000-0000"}).status, 429)
            thief.leaves()
        guest = PlainBrowser(home, elsewhere, source="127.0.0.2")
        for _ in range(12):
            self.assertIn("Hello, Grandmother", guest.ask("/guest", {"link": secret}).text)
        self.assertEqual(guest.ask("/guest", {"link": secret, "use": "yes"}).status, 303)
        self.assertEqual([one["member"] for one in home.get("devices")["devices"]], ["Grandmother"])
        self.assertEqual(guest.ask("/guest", {"link": secret}).headers["location"], "/")
        guest.cookies = {}
        self.assertEqual(guest.ask("/guest", {"link": secret}).status, 429)

    def test_a_browser_without_the_certificate_refuses_the_pages(self):
        """A browser that does not trust the home shows nothing of it."""
        chromium = browser.trusting(tempfile.mkdtemp(dir=self.folder), None, {devices.NAME: "127.0.0.1"})
        self.addCleanup(chromium.close)
        with self.assertRaisesRegex(Error, "ERR_CERT_AUTHORITY_INVALID"):
            browser.profile(chromium).new_page().goto(self.elsewhere.address)

    def test_whoever_breaks_off_or_sends_nonsense_keeps_nobody_out(self):
        """Connections that break off and send nonsense do no harm, not even while devices are switched off and on."""
        port = int(self.elsewhere.address.rsplit(":", 1)[1])
        hostile.storms(port, 200)
        storm = threading.Thread(target=hostile.storms, args=(port, 200))
        storm.start()
        self.home_.post("devices/switch", areOn=False)
        self.home_.post("devices/switch", areOn=True)
        storm.join()
        phone = self.phone()
        phone.goes("/")
        phone.sees_heading("Connect this device")
        self.assertIsNone(self.home_.node.poll())
