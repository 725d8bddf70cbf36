"""What people say around a list, what two tabs say about one wish, and what is told outside."""

import neighbourhood
from case import BrowserTest
from plain_browser import PlainBrowser
from playwright.sync_api import expect

# What the browser would show outside of its window, while the page is in the background.
_IN_THE_BACKGROUND = """
  Object.defineProperty(document, "hidden", { get: () => true });
  window.shown = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, options) { window.shown.push(`${title}: ${options.body}`); }
  };
"""


class Words(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = [cls.home(name) for name in ("Owner", "Friend", "Aunt")]
        owner, *others = cls.homes
        owner.adds_lists("Birthday")
        owner.adds_wishes("Birthday", ["Bicycle bell", "Tea cups"])
        neighbourhood.befriend(owner, *others)
        neighbourhood.share(owner, "Birthday", *others)

    def at_list(self, home, place):
        visitor = self.member(home)
        visitor.goes(place)
        visitor.opens_list("Birthday")
        return visitor

    def test_words_of_ones_own_are_taken_back(self):
        """A whisper reaches the other givers and not the owner, and is gone when taken back."""
        owner = self.at_list(self.homes[0], "/lists")
        friend, aunt = (self.at_list(home, "/friends") for home in self.homes[1:])
        friend.page.get_by_placeholder("Whisper to the others").fill("Shall we share the cups?")
        friend.taps("Whisper")
        aunt.sees("Shall we share the cups?")
        owner.goes(owner.path)
        owner.sees_not("Shall we share the cups?")
        owner.sees_not("Whispers")
        expect(aunt.page.get_by_role("button", name="Take back")).to_have_count(0)
        friend.unfolds("Choices for what you wrote")
        friend.taps("Take back")
        friend.sees("Taken back.")
        friend.sees_not("Shall we share the cups?")
        aunt.sees_not("Shall we share the cups?")

    def test_a_comment_is_hidden_from_whom_it_annoys_alone(self):
        """Somebody else's comment can be hidden from oneself, and found again."""
        owner = self.at_list(self.homes[0], "/lists")
        friend = self.at_list(self.homes[1], "/friends")
        friend.page.get_by_placeholder("Write to everybody").fill("That is a lot!")
        friend.taps("Comment")
        owner.sees("That is a lot!")
        owner.unfolds("Choices for what Friend wrote")
        owner.taps("Hide from me")
        owner.sees_not("That is a lot!")
        friend.goes(friend.path)
        friend.sees("That is a lot!")
        shown = owner.page.get_by_role("link", name="Show 1 comment that you hid")
        expect(shown).to_have_attribute("href", "?hidden=yes#comments")
        owner.goes(owner.path + "?hidden=yes")
        owner.sees("That is a lot!")
        owner.unfolds("Choices for what Friend wrote")
        owner.taps("Show again")
        owner.goes(owner.path)
        owner.sees("That is a lot!")

    def test_the_second_of_two_tabs_is_told_what_the_first_did(self):
        """A form that was filled in before somebody's change loses neither its words nor hers."""
        tabs = [self.at_list(self.homes[0], "/lists") for _ in range(2)]
        for tab in tabs:
            tab.opens_wish("Tea cups")
            tab.taps("Edit", "link")
        first, second = tabs
        # From here on this page is not brought up to date as if nobody were writing on it.
        second.page.locator("textarea[name=notes]").fill("six of them")
        first.page.locator("textarea[name=notes]").fill("blue ones")
        with second.page.expect_response(second.page.url):
            first.taps("Save")
        first.sees("blue ones")
        second.taps("Save")
        second.sees("Somebody changed “Tea cups” meanwhile")
        expect(second.page.locator("textarea[name=notes]")).to_have_value("six of them")
        self.assertEqual(self.homes[0].item("Birthday/Tea cups")["notes"], "blue ones")
        # Told so, she may.
        second.taps("Save")
        second.sees("six of them")

    def test_a_friend_is_found_by_a_picture_of_her_code(self):
        """The picture of a QR code becomes a link in the form; a picture of anything else does not."""
        friend = self.member(self.homes[1])
        friend.goes("/friends/add")
        link = friend.page.locator("#own-link").text_content()
        picture = friend.page.locator(".qr").screenshot()
        stranger = self.member(self.homes[2])
        stranger.goes("/friends/add")
        blank = stranger.page.locator("h1").screenshot()
        field = stranger.page.locator("input[name=picture]")
        field.set_input_files({"name": "wall.png", "mimeType": "image/png", "buffer": blank})
        stranger.taps("Read the code")
        stranger.sees("No QR code was found in this picture.")
        field.set_input_files({"name": "code.png", "mimeType": "image/png", "buffer": picture})
        stranger.taps("Read the code")
        found = stranger.page.locator("textarea[name=link]")
        expect(found).not_to_have_value("")
        self.assertEqual(found.input_value().lower(), link.strip().lower())

    def test_news_are_told_outside_of_the_page_once_that_is_wanted(self):
        """In the background a page says what is new, in its language, where that was turned on."""
        owner = self.visitor(self.homes[0], locale="sv-SE")
        owner.page.add_init_script(_IN_THE_BACKGROUND)
        owner.is_let_in().signs_in()
        owner.goes("/settings/notifications")
        owner.taps("Slå på aviseringar")
        expect(owner.page.get_by_role("button", name="Stäng av aviseringar")).to_be_visible()
        # Another member of the same browser has turned on nothing.
        kept = owner.page.evaluate("() => Object.keys(localStorage)")
        self.assertEqual(kept, ["hearth-notified-Owner"])
        self.homes[1].post("comments/add", on="Owner/Birthday/Bicycle bell", text="Which colour?")
        owner.page.wait_for_function("() => window.shown.length > 0", timeout=30_000)
        (shown,) = owner.page.evaluate("() => window.shown")
        self.assertRegex(shown, r"^Hearth: .*Birthday")

    def test_a_calendar_program_reads_the_dates_at_a_secret_address(self):
        """The calendar's address needs nothing else, shows dates alone, and ends when told to."""
        self.homes[0].post("lists/edit", list="Birthday", date="2099-12-12")
        owner = self.member(self.homes[0])
        owner.goes("/settings/calendar")
        owner.taps("Make an address")
        address = owner.page.locator("#calendar-address").text_content()
        self.assertTrue(address.startswith(self.homes[0].address + "/calendar/"))
        path = address.removeprefix(self.homes[0].address)
        # Without a cookie.
        program = PlainBrowser(self.homes[0])
        answer = program.ask(path)
        self.assertEqual(answer.status, 200)
        self.assertEqual(answer.headers["content-type"], "text/calendar; charset=utf-8")
        self.assertIn("DTSTART;VALUE=DATE:20991212", answer.text)
        token = path.rsplit("/", 1)[1].removesuffix(".ics")
        other = "0" if path[-5] != "0" else "1"
        for wrong in (path[:-5] + other + ".ics", path.removesuffix(".ics")):
            self.assertEqual(program.ask(wrong).status, 404, wrong)
        # It stands in for nobody, with its mark or without, not even in a browser that was let in.
        thief = PlainBrowser(self.homes[0]).is_let_in()
        (cookie,) = [one["name"] for one in owner.profile.cookies() if one["name"].startswith("hearth-session")]
        for session in (token, token.removeprefix("calendar-")):
            thief.cookies[cookie] = session
            self.assertIn("/sign-in", thief.ask("/lists").headers["location"])
        owner.taps("End this address")
        expect(owner.page.get_by_role("button", name="Make an address")).to_be_visible()
        self.assertEqual(program.ask(path).status, 404)
