"""Forms are sent without leaving their page, and what was typed is not lost."""

import neighbourhood
from case import BrowserTest
from pictures import picture
from playwright.sync_api import expect

KEPT = "() => JSON.stringify(Object.entries(localStorage))"


class Sending(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = [cls.home(name) for name in ("Owner", "Friend")]
        owner, friend = cls.homes
        owner.adds_lists("Birthday")
        wishes = ("Bicycle bell", "Kettle", "Lamp")
        owner.adds_wishes("Birthday", {one: {"price": "240 SEK"} for one in wishes})
        neighbourhood.befriend(owner, friend)
        neighbourhood.share(owner, "Birthday", friend)

    def friend_at(self, wish):
        friend = self.member(self.homes[1])
        friend.goes("/friends")
        friend.opens_list("Birthday")
        friend.opens_wish(wish)
        friend.marks_page()
        return friend

    def test_a_form_leaves_its_page_where_it_is(self):
        """After a comment the page is the same one, the field is empty and has the focus still."""
        friend = self.friend_at("Kettle")
        field = friend.page.get_by_placeholder("Write to everybody")
        friend.page.evaluate("() => scrollTo(0, 200)")
        field.fill("Which colour?")
        field.press("Enter")
        friend.sees("Which colour?", within=".talk-lines")
        expect(field).to_have_value("")
        expect(field).to_be_focused()
        friend.taps("Reserve")
        friend.sees("Reserved · in your cart")
        friend.sees("Reserved by you")
        self.assertTrue(friend.has_same_page())
        self.homes[0].post("comments/add", on="Birthday/Kettle", text="Blue, please.")
        friend.sees("Blue, please.")
        friend.taps("Release it")
        friend.sees("It is free again.")
        friend.sees_not("Reserved · in your cart")

    def test_what_cannot_be_sent_stays_and_is_sent_once(self):
        """What is sent while the node is away stays where it is, and is there once when it was sent again."""
        owner = self.member(self.homes[0])
        owner.goes("/lists")
        owner.opens_list("Birthday")
        owner.opens_wish("Lamp")
        field = owner.page.get_by_placeholder("Write to everybody")
        field.fill("Not too bright.")
        self.homes[0].crashes()
        owner.taps("Comment")
        owner.sees("Hearth does not answer, so this was not sent.", within="#told")
        expect(field).to_have_value("Not too bright.")
        self.homes[0].starts_again()
        expect(owner.page.locator("#told")).to_be_empty()
        owner.taps("Comment")
        expect(owner.page.locator(".talk-lines").get_by_text("Not too bright.")).to_have_count(1)
        expect(field).to_have_value("")

    def test_an_answer_that_is_lost_is_asked_for_again(self):
        """A form that was done, but whose answer got lost, is not done twice when it is sent again."""
        friend = self.friend_at("Lamp")
        field = friend.page.get_by_placeholder("Write to everybody")
        field.fill("Is it for the desk?")

        def loses(route):
            route.fetch()
            route.abort()

        friend.page.route("**/do", loses, times=1)
        friend.taps("Comment")
        # That it was not sent is said only until the page has looked again, which may be at once.
        lines = friend.page.locator(".talk-lines").get_by_text("Is it for the desk?")
        expect(lines).to_have_count(1)
        friend.taps("Comment")
        expect(field).to_have_value("")
        expect(lines).to_have_count(1)

    def test_what_is_refused_keeps_all_that_was_typed_and_chosen(self):
        """A refused wish keeps its words and its photos, and what is sent then has them."""
        owner = self.member(self.homes[0])
        owner.goes("/new")
        owner.marks_page()
        owner.fills("What do you wish for?", "Radio")
        owner.fills("Price", "a lot")
        owner.page.locator("input[type=file]").set_input_files(
            {"name": "radio.png", "mimeType": "image/png", "buffer": picture()}
        )
        owner.taps("Save")
        expect(owner.page.get_by_role("alert")).to_contain_text("a lot")
        self.assertTrue(owner.has_same_page())
        # It looks again meanwhile.
        self.homes[0].adds_wishes(None, ["Tea cups"])
        owner.fills("Price", "20 SEK")
        owner.taps("Save")
        owner.sees("Saved.")
        owner.page.locator(".wish-card a").filter(has_text="Radio").first.click()
        owner.sees_heading("Radio")
        expect(owner.page.locator(".photos img")).to_have_count(1)

    def test_what_is_sent_after_the_sign_in_has_ended_is_shown_after_the_next(self):
        """A page whose sign-in has ended says so, and what is sent from it is shown again after the next one."""
        owner = self.member(self.homes[0])
        owner.goes("/new")
        owner.fills("What do you wish for?", "Hammock & more")
        (token,) = (one["value"] for one in owner.profile.cookies() if "session" in one["name"])
        self.homes[0].post("members/lock", token=token)
        owner.sees("You are signed out.", within="#told")
        owner.taps("Save")
        owner.sees("Who is it?")
        owner.taps("Sign in")
        owner.sees("This was not sent yet.")
        expect(owner.page.get_by_label("What do you wish for?")).to_have_value("Hammock & more")
        owner.taps("Save")
        owner.sees("Saved.")
        owner.sees("Hammock & more", within=".wishes")


class Drafts(BrowserTest):
    @classmethod
    def prepare(cls):
        Sending.prepare.__func__(cls)

    friend_at = Sending.friend_at

    def test_what_was_typed_is_there_again_until_it_is_sent(self):
        """What was typed and not sent stands in its form again, which says so, until it is sent or thrown away."""
        owner = self.member(self.homes[0])
        for end in ("Save", "Throw it away", "Cancel"):
            with self.subTest(end=end):
                owner.goes("/new")
                name = owner.page.get_by_label("What do you wish for?")
                expect(name).to_have_value("")
                expect(owner.page.locator("#told")).to_be_empty()
                name.fill("Sledge")
                owner.unfolds("More about it")
                owner.fills("Store", "The toy shop")
                owner.goes("/lists")
                owner.goes("/new")
                expect(name).to_have_value("Sledge")
                expect(owner.page.get_by_label("Store")).to_have_value("The toy shop")
                expect(owner.page.get_by_label("Store")).to_be_visible()
                owner.sees("Kept from before:", within="#told")
                owner.page.locator("main, #told").get_by_text(end, exact=True).first.click()
                if end == "Throw it away":
                    expect(name).to_have_value("")
                else:
                    owner.page.wait_for_url("**/wishes")
                self.assertNotIn("Sledge", owner.page.evaluate(KEPT))

    def test_a_draft_does_not_undo_what_others_changed_meanwhile(self):
        """Who goes on with a draft is told that its wish was changed since, and nothing is overwritten."""
        owner = self.member(self.homes[0])
        owner.goes("/lists")
        owner.opens_list("Birthday")
        owner.opens_wish("Bicycle bell")
        owner.taps("Edit", "link")
        notes = owner.page.locator("textarea[name=notes]")
        notes.fill("A loud one")
        path = owner.path
        owner.goes("/lists")
        self.homes[0].post("wishes/edit", wish="Birthday/Bicycle bell", fields={"notes": "A small one"})
        owner.goes(path)
        expect(notes).to_have_value("A loud one")
        owner.taps("Save")
        owner.sees("Somebody changed “Bicycle bell” meanwhile")
        self.assertEqual(self.homes[0].item("Birthday/Bicycle bell")["notes"], "A small one")
        owner.taps("Save")
        owner.sees_heading("Bicycle bell")
        owner.sees("A loud one")

    def test_drafts_are_a_members_own_and_end_with_the_sign_in(self):
        """Another member does not find a draft, and it is gone when its member signs out."""
        self.homes[0].adds_member("Child")
        owner = self.member(self.homes[0])
        owner.goes("/new")
        owner.fills("What do you wish for?", "Skates")
        owner.signs_in("Child")
        owner.goes("/new")
        expect(owner.page.get_by_label("What do you wish for?")).to_have_value("")
        owner.signs_in("Owner")
        owner.goes("/new")
        expect(owner.page.get_by_label("What do you wish for?")).to_have_value("Skates")
        owner.goes("/settings")
        owner.signs_out()
        owner.sees("Who is it?")
        self.assertNotIn("Skates", owner.page.evaluate(KEPT))

    def test_no_draft_of_what_the_circle_does_is_kept(self):
        """A half-typed whisper, idea or amount stays on the open page, and the browser keeps nothing of it."""
        friend = self.friend_at("Kettle")
        friend.unfolds("Chip in")
        friend.fills("How much", "4711")
        friend.fills("Whisper to the others", "Zeppelin")
        friend.fills("Write to everybody", "Which colour?")
        kept = friend.page.evaluate(KEPT)
        self.assertIn("Which colour?", kept)
        for secret in ("4711", "Zeppelin", "whispers", "giving"):
            self.assertNotIn(secret, kept)
        friend.goes("/friends")
        friend.opens_list("Birthday")
        friend.unfolds("Add an idea")
        friend.page.locator("details[open]").get_by_label("Name").fill("Ballonflug")
        self.assertNotIn("Ballonflug", friend.page.evaluate(KEPT))
        self.assertEqual(friend.page.evaluate("() => sessionStorage.length"), 0)
