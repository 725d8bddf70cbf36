"""Pages that stay open: what comes onto them by itself, and what that leaves alone."""

import http.client

import neighbourhood
from case import BrowserTest
from playwright.sync_api import expect
from waiting import eventually

WISHES = ["Bicycle bell", "Wool socks", "Book about bees", "Tea cups", "Garden gloves"]
# What a browser tells a page that is put aside and taken up again.
ASIDE = """(isAside) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isAside });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
RETURNS = {
  "from the browser's memory": """() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))""",
  "with the network": """() => dispatchEvent(new Event("online"))""",
  "into sight": """() => document.dispatchEvent(new Event("visibilitychange"))""",
}  # fmt: skip


class OpenPages(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = [cls.home(name) for name in ("Owner", "Friend")]
        owner, friend = cls.homes
        owner.adds_lists("Birthday", "Christmas")
        owner.adds_wishes("Birthday", {name: {"price": "2400 SEK"} for name in WISHES})
        neighbourhood.befriend(owner, friend)
        neighbourhood.share(owner, "Birthday", friend)

    def at_list(self, number, place, **options):
        visitor = self.member(self.homes[number], **options)
        visitor.goes(place)
        visitor.opens_list("Birthday")
        return visitor

    def adds(self, name):
        self.homes[0].adds_wishes("Birthday", [name])

    def follows(self, visitor):
        """How often the browser has asked for the stream."""
        return visitor.requests.count(("GET", "/live"))

    def test_what_is_opened_is_read_on_every_device(self):
        """The number at the bell falls, also on a page that is open elsewhere; such a page reads nothing by itself."""
        self.homes[1].post("news/read")
        elsewhere, friend = (self.member(self.homes[1]) for _ in range(2))
        elsewhere.goes("/")
        news = friend.page.locator(".lines .unread")
        for name, opens in (("Kite", lambda: friend.goes("/news")), ("Kazoo", lambda: friend.opens_list("Birthday"))):
            friend.goes("/friends")
            self.adds(name)
            expect(elsewhere.page.locator("#unread")).to_contain_text("1")
            expect(elsewhere.page.locator("main .unread")).to_contain_text(f"Owner added “{name}”.")
            opens()
            for visitor in (friend, elsewhere):
                expect(visitor.page.locator("#unread")).to_have_count(0)
            expect(elsewhere.page.locator("main .unread")).to_have_count(0)
            if name == "Kite":
                # Of this view it is still what was new.
                expect(news).to_have_count(1)
                self.homes[0].post("comments/add", on="Birthday/Kite", text="Red, please.")
                expect(news).to_have_count(2)
                expect(friend.page.locator("#unread")).to_contain_text("1")
                friend.page.reload()
                expect(friend.page.locator("#unread")).to_have_count(0)

    def test_what_somebody_does_on_a_page_survives_what_comes_onto_it(self):
        """What is typed, unfolded, scrolled and in focus stays, and does not hold up the rest of the page."""
        friend = self.at_list(1, "/friends")
        friend.opens_wish("Tea cups")
        friend.marks_page()
        page = friend.page
        friend.unfolds("Chip in")
        friend.fills("How much", "12")
        whisper = page.get_by_placeholder("Whisper to the others")
        whisper.press_sequentially("Shall we")
        page.keyboard.press("Home")
        page.evaluate("() => scrollTo(0, 120)")
        self.homes[0].post("comments/add", on="Birthday/Tea cups", text="Blue ones, please.")
        friend.sees("Blue ones, please.")
        page.keyboard.type("Now: ")
        expect(whisper).to_have_value("Now: Shall we")
        expect(page.get_by_label("How much")).to_be_visible()
        expect(page.get_by_label("How much")).to_have_value("12")
        self.assertGreater(page.evaluate("() => scrollY"), 60)
        # A button and a link keep the focus, too.
        for one, said in (("Reserve", "Two of them."), ("Back", "Or three.")):
            control = page.locator("main :is(a, button)").filter(has_text=one).first
            control = page.locator(".crumbs a") if one == "Back" else control
            control.focus()
            self.homes[0].post("comments/add", on="Birthday/Tea cups", text=said)
            friend.sees(said)
            expect(control).to_be_focused()
        self.assertTrue(friend.has_same_page())

    def test_a_line_keeps_the_focus_when_it_gets_another_place(self):
        """When lines change places, the one in focus keeps it, and nothing is unfolded or ticked for another."""
        owner = self.at_list(0, "/lists")
        names = owner.page.locator(".wish-card strong")
        before = names.all_text_contents()
        owner.unfolds("Move several wishes")
        owner.ticks(before[1])
        for name, place in ((before[0], len(before)), (before[2], 1)):
            link = owner.page.locator(".wish-card a").filter(has_text=name)
            link.focus()
            self.homes[0].post("items/order", items=[f"Birthday/{name}"], placement="at", number=place)
            expect(names.nth(place - 1)).to_have_text(name)
            expect(link).to_be_focused()
        expect(owner.page.get_by_role("checkbox", name=before[1], exact=True)).to_be_checked()
        expect(owner.page.locator("main input:checked")).to_have_count(1)

    def test_eight_tabs_share_one_stream(self):
        """Eight tabs of one browser all keep up, over one stream, which another takes over when one is closed."""
        owner = self.at_list(0, "/lists")
        tabs = [owner.page, *(owner.profile.new_page() for _ in range(7))]
        for tab in tabs[1:]:
            tab.goto(owner.path)
        began = self.follows(owner)
        self.adds("Lantern")
        for tab in tabs:
            expect(tab.locator(".wishes")).to_contain_text("Lantern")
        self.assertEqual(self.follows(owner), began)
        tabs.pop(0).close()
        eventually("that another tab follows", lambda: self.waits(tabs[0]) and self.follows(owner) > began)
        self.assertEqual(self.follows(owner), began + 1)
        self.adds("Whistle")
        for tab in tabs:
            expect(tab.locator(".wishes")).to_contain_text("Whistle")

    def test_who_goes_from_page_to_page_is_never_refused_the_stream(self):
        """However many pages were left just now, the next one hears what is new: the oldest make room."""
        owner = self.member(self.homes[0])
        owner.goes("about:blank")
        cookie = "; ".join(f"{one['name']}={one['value']}" for one in owner.profile.cookies())
        streams = []
        for _ in range(9):
            line = http.client.HTTPConnection(self.homes[0].host, timeout=30)
            self.addCleanup(line.close)
            line.request("GET", "/live", headers={"cookie": cookie})
            streams.append(line.getresponse())
        self.assertEqual({one.status for one in streams}, {200})
        self.assertIn(b"event: end", streams[0].read())
        self.homes[1].post("comments/add", on="Owner/Birthday/Tea cups", text="Blue ones?")
        self.assertIn(b"event: news", self.until(streams[-1], b"event: news"))

    @staticmethod
    def until(stream, wanted):
        """What comes up to the line that says this."""
        read = b""
        while wanted not in read:
            line = stream.readline()
            if not line:
                break
            read += line
        return read

    @staticmethod
    def waits(page):
        # Playwright hears of requests only while it is asked something.
        page.wait_for_timeout(50)
        return True

    def test_a_page_that_nobody_sees_lets_go_and_looks_when_it_is_seen(self):
        """A hidden page ends its stream, and shows what it missed as soon as it is seen again."""
        owner = self.at_list(0, "/lists")
        expect(owner.page.locator(".wishes")).to_contain_text("Tea cups")
        owner.page.wait_for_timeout(0)
        with owner.page.expect_event("requestfailed", lambda one: "/live" in one.url):
            owner.page.evaluate(ASIDE, True)
        self.adds("Mitten")
        with owner.page.expect_request("**/live*"):
            owner.page.evaluate(ASIDE, False)
        owner.sees("Mitten", within=".wishes")

    def test_a_page_looks_whenever_it_may_have_missed_something(self):
        """A page that comes back, by itself or with its network or window, shows what is there now."""
        owner = self.at_list(0, "/lists")
        for number, (way, script) in enumerate(RETURNS.items()):
            with self.subTest(back=way):
                owner.page.route("**/live*", lambda route: route.abort())
                owner.page.reload()
                self.adds(f"Candle {number}")
                owner.page.evaluate(script)
                owner.sees(f"Candle {number}", within=".wishes")

    def test_a_page_shows_what_changed_while_it_was_on_its_way(self):
        """What happens after a page was made and before it follows is shown, with and without another page open."""
        owner = self.at_list(0, "/lists")
        owner.page.wait_for_function("() => stream?.readyState === EventSource.OPEN")
        for way, page in (("alone", owner.page), ("beside another", owner.page.context.new_page())):
            with self.subTest(page=way):
                name = f"Lantern, {way}"
                address = owner.page.url

                def on_its_way(route, *, name=name, way=way):
                    answer = route.fetch()
                    self.adds(name)
                    if way != "alone":
                        owner.sees(name, within=".wishes")
                    route.fulfill(response=answer)

                page.route(address, on_its_way, times=1)
                page.goto(address)
                expect(page.locator(".wishes")).to_contain_text(name)

    def test_a_page_looks_when_its_stream_is_back(self):
        """What happened while a stream was interrupted, or refused, is shown when it is back."""
        answers = {
            "interrupted": {"body": "retry: 300\n\n", "content_type": "text/event-stream"},
            "refused": {"status": 503, "body": "Not now."},
        }
        owner = self.at_list(0, "/lists")
        path = owner.path
        for way, answer in answers.items():
            with self.subTest(stream=way):
                asked = []
                # The page that is there asks for nothing more.
                owner.goes("about:blank")
                owner.page.route("**/live*", self.first_answers(answer, asked, f"Garland, {way}"))
                owner.goes(path)
                owner.sees(f"Garland, {way}", within=".wishes")
                self.assertGreater(len(asked), 1)
                owner.page.unroute("**/live*")

    def first_answers(self, answer, asked, name):
        """The first to ask gets the answer, once there is something that it does not tell."""

        def live(route):
            asked.append(route)
            if len(asked) == 1:
                self.adds(name)
                route.fulfill(**answer)
            else:
                route.continue_()

        return live


class Away(BrowserTest):
    """What open pages do while their node does not answer."""

    WORDS = {
        "en-GB": ("No connection to your home", "Your lists"),
        "sv-SE": ("Ingen kontakt med ditt hem", "Dina listor"),
    }

    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner")
        cls.owners.adds_lists("Birthday")

    def test_a_page_says_while_the_node_does_not_answer(self):
        """While the node does not answer every open page says so, and when it does they are right again."""
        visitors = [self.member(self.owners, locale=locale) for locale in self.WORDS]
        for visitor, (_, heading) in zip(visitors, self.WORDS.values()):
            visitor.goes("/lists")
            visitor.sees_heading(heading)
            visitor.marks_page()
        self.owners.crashes()
        for visitor, (words, heading) in zip(visitors, self.WORDS.values()):
            visitor.sees(words, within="#told")
            visitor.sees_heading(heading)
        self.owners.starts_again()
        self.owners.adds_lists("Christmas")
        for visitor in visitors:
            visitor.sees("Christmas")
            expect(visitor.page.locator("#told")).to_be_empty()
            self.assertTrue(visitor.has_same_page())


class Gone(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = [cls.home(name) for name in ("Owner", "Friend")]
        owner, friend = cls.homes
        neighbourhood.befriend(owner, friend)
        for title in ("Birthday", "Christmas"):
            owner.adds_lists(title)
            owner.adds_wishes(title, ["Kettle", "Lamp", "Tent"])
            neighbourhood.share(owner, title, friend)

    def friend_at(self, title, wish=None):
        friend = self.member(self.homes[1])
        friend.goes("/friends")
        friend.opens_list(title)
        if wish:
            friend.opens_wish(wish)
        friend.marks_page()
        return friend

    def test_a_wish_that_is_gone_says_so(self):
        """The open page of a wish that was deleted says so and leads to its list, for giver and owner."""
        friend = self.friend_at("Birthday", "Kettle")
        owner = self.member(self.homes[0])
        owner.goes("/lists")
        owner.opens_list("Birthday")
        owner.opens_wish("Kettle")
        self.homes[0].post("items/delete", item="Birthday/Kettle")
        for visitor in (friend, owner):
            visitor.sees_heading("This wish is not on the list any more")
        friend.sees("Your cart says what became of what you reserved.")
        owner.sees_not("Your cart")
        self.assertTrue(friend.has_same_page())
        friend.taps("To the list", "link")
        friend.sees_heading("Birthday")

    def test_a_text_is_not_thrown_away_because_its_wish_is(self):
        """Where somebody is writing, a line says that the wish is gone, and what they wrote stays."""
        friend = self.friend_at("Birthday", "Lamp")
        field = friend.page.get_by_placeholder("Whisper to the others")
        field.fill("Shall we share?")
        self.homes[0].post("items/delete", item="Birthday/Lamp")
        friend.sees("This wish is not on the list any more", within="#told")
        friend.sees_heading("Lamp")
        expect(field).to_have_value("Shall we share?")

    def test_a_list_that_is_gone_says_so(self):
        """The open page of a list that was deleted says so, and what to do next."""
        friend = self.friend_at("Christmas")
        self.homes[0].post("lists/delete", list="Christmas", atOnce=True)
        friend.sees_heading("This list is not here")
        self.assertTrue(friend.has_same_page())

    def test_a_node_that_fails_is_not_taken_for_a_wish_that_is_gone(self):
        """Whatever else than the node's own word comes as an answer, the page stays as it is."""
        friend = self.friend_at("Birthday", "Tent")
        for status in (404, 500, 503):
            with self.subTest(status=status):
                answer = {"status": status, "body": "Not found", "content_type": "text/html"}
                with friend.page.expect_response(friend.page.url):
                    friend.page.route(friend.page.url, lambda route: route.fulfill(**answer))
                    friend.page.evaluate("() => dispatchEvent(new Event('online'))")
                friend.page.unroute(friend.page.url)
                self.homes[0].post("comments/add", on="Birthday/Tent", text=f"For {status}")
                friend.sees(f"For {status}")
                friend.sees_heading("Tent")
        self.assertTrue(friend.has_same_page())


class Said(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner")
        cls.owners.adds_lists("Hiking")
        cls.owners.adds_wishes("Hiking", ["Tent", "Rope", "Lamp", "Stove"])

    def at_list(self, **options):
        owner = self.member(self.owners, **options)
        owner.goes("/lists")
        owner.opens_list("Hiking")
        return owner

    def test_what_changes_is_said_to_who_does_not_see_it(self):
        """A screen reader is told what has changed, and what was done, in a place that is always there."""
        owner = self.at_list()
        said = owner.page.locator("#said[role=status]")
        self.owners.adds_wishes("Hiking", ["Kettle"])
        expect(said).to_have_text("This page has changed. Kettle")
        self.owners.post("lists/edit", list="Hiking", notes="In the north")
        expect(said).to_have_text("This page has changed.")
        owner.opens_wish("Kettle")
        owner.taps("Delete")
        expect(said).to_have_text("Deleted.")

    def test_a_line_is_put_in_order_by_keys_alone(self):
        """An arrow keeps the focus with its line, says the new place, and hands on when there is none further."""
        for locale, arrange, words in (("en-GB", "Arrange", "place"), ("sv-SE", "Ordna", "plats")):
            with self.subTest(language=locale):
                owner = self.at_list(locale=locale)
                owner.taps(arrange, "link")
                lines = owner.page.locator(".arrange li")
                names = owner.page.locator(".arrange bdi").all_text_contents()
                first = lines.filter(has_text=names[0])
                first.locator("[data-id=down]").focus()
                for place in range(2, len(names) + 1):
                    owner.page.keyboard.press("Enter")
                    said = f"{names[0]}: {words} {place} "
                    expect(owner.page.locator("#said")).to_contain_text(said)
                    expect(lines.nth(place - 1)).to_contain_text(names[0])
                    wanted = "down" if place < len(names) else "up"
                    expect(first.locator(f"[data-id={wanted}]")).to_be_focused()
