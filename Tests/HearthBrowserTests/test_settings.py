"""What somebody sets for herself, and how others come to live here."""

import os

import raw
from case import BrowserTest
from long import in_long
from neighbourhood import befriend
from pictures import picture
from playwright.sync_api import expect
from waiting import eventually

NOTHING = {"sizes": [], "addresses": []}


class Settings(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner", household="House by the lake")
        cls.photo = os.path.join(cls.folder, "me.png")
        with open(cls.photo, "wb") as file:
            file.write(picture())

    def setUp(self):
        super().setUp()
        self.owners.post("profile/edit", clear=["birthday", "sizes", "addresses", "note", "picture"])

    def profile(self):
        told = self.owners.get("profile")
        return {name: told[name] for name in told if name not in ("name", "isCaller")}

    def saves(self, visitor, button="Save"):
        # What the last form was answered may still stand there.
        with visitor.page.expect_response(lambda answer: answer.request.method == "POST"):
            self.submits(visitor, button)
        expect(visitor.page.locator("form[aria-busy]")).to_have_count(0)
        visitor.sees("Saved.")

    def submits(self, visitor, button="Save"):
        form = visitor.page.locator("form[action='/settings/profile']")
        form.get_by_role("button", name=button, exact=True).click()

    def types(self, visitor, **fields):
        for name, text in fields.items():
            visitor.page.locator(f"[name={name.replace('_', '-')}]").fill(text)

    def types_size(self, visitor, number, label, value):
        visitor.page.locator(f"[name=size-{number}-of]").fill(label)
        visitor.page.locator(f"[name=size-{number}]").fill(value)

    # Where the home is reached

    def test_how_soon_others_learn_is_chosen_once(self):
        """How soon others on lists learn what is reserved is chosen, not before, and stays chosen."""
        owner = self.member(self.owners)
        owner.goes("/settings/privacy")
        expect(owner.page.locator("input[name=isShown]:checked")).to_have_count(0)
        for scripts in (True, False):
            owner = self.member(self.owners, java_script_enabled=scripts)
            form = owner.page.locator("form").filter(
                has=owner.page.locator("input[name=do][value='addresses/set']")
            )
            for wanted, told in (
                ("With a few minutes' delay", False),
                ("Yes, at once", True),
            ):
                owner.goes("/settings/privacy")
                form.get_by_role("radio", name=wanted).check()
                form.get_by_role("button", name="Save").click()
                owner.sees("Saved.")
                self.assertEqual(self.owners.get("addresses")["isShown"], told)
                expect(form.get_by_role("radio", name=wanted)).to_be_checked()

    # The profile

    def test_a_name_is_changed_and_friends_see_it(self):
        """Somebody calls herself something else; a friend's open page says so, and she is told."""
        friends, hers = self.home("Friend"), self.home("First name")
        befriend(friends, hers)
        friend = self.member(friends)
        friend.goes("/friends")
        friend.sees("First name")
        friend.marks_page()
        called = hers.members[0]
        for scripts, name in ((True, "Second name"), (False, "Third <b>name")):
            member = self.member(hers, called, java_script_enabled=scripts)
            called = name
            member.goes("/settings/profile")
            member.fills("Your name", "House/First")
            self.submits(member)
            member.sees("“/”")
            expect(member.page.get_by_label("Your name", exact=True)).to_have_value("House/First")
            member.fills("Your name", name)
            self.saves(member)
            member.sees(name, within=".profile .lead")
            friend.sees(name)
        self.assertTrue(friend.has_same_page())
        friend.goes("/")
        friend.sees("First name is called Third <b>name now.")

    def test_a_profile_is_filled_and_emptied(self):
        """Birthday, several sizes, addresses and a note are added, changed and taken away."""
        for scripts in (True, False):
            owner = self.member(self.owners, java_script_enabled=scripts)
            owner.goes("/settings/profile")
            self.types(
                owner, birthday="1985-01-17", note="No wool\nno nuts",
                address_0="Oak Street 3\nSmall Town",
            )  # fmt: skip
            self.types_size(owner, 0, "Shoes", "39")
            self.saves(owner, "Save, then one more size")
            self.types_size(owner, 1, "Gloves", "7½")
            self.saves(owner, "Save, then one more size")
            self.types_size(owner, 2, "Hat", "57 cm")
            self.saves(owner)
            shoes, gloves, hat = (
                {"label": label, "value": value}
                for label, value in (("Shoes", "39"), ("Gloves", "7½"), ("Hat", "57 cm"))
            )
            everything = {
                "birthday": "1985-01-17", "note": "No wool\nno nuts",
                "addresses": ["Oak Street 3\nSmall Town"], "sizes": [shoes, gloves, hat],
            }  # fmt: skip
            self.assertEqual(self.profile(), everything)

            # One size is another one now, and the one in the middle goes.
            self.types_size(owner, 0, "Slippers", "40")
            self.types_size(owner, 1, "", "")
            self.saves(owner)
            slippers = {"label": "Slippers", "value": "40"}
            self.assertEqual(self.profile(), {**everything, "sizes": [slippers, hat]})

            self.types(owner, birthday="", note="", address_0="")
            for number in range(2):
                self.types_size(owner, number, "", "")
            self.saves(owner)
            self.assertEqual(self.profile(), NOTHING)

    @in_long
    def test_a_birthday_may_be_without_its_year(self):
        """A birthday comes from a date field, and its year can be left out and told again."""
        owner = self.member(self.owners)
        owner.goes("/settings/profile")
        self.types(owner, birthday="1984-02-29")
        owner.ticks("Do not tell the year")
        self.saves(owner)
        self.assertEqual(self.profile()["birthday"], "02-29")
        expect(owner.page.get_by_role("checkbox", name="Do not tell the year")).to_be_checked()
        # Saved again it stays as it is.
        self.saves(owner)
        self.assertEqual(self.profile()["birthday"], "02-29")
        self.types(owner, birthday="1984-02-29")
        owner.ticks("Do not tell the year", wanted=False)
        self.saves(owner)
        self.assertEqual(self.profile()["birthday"], "1984-02-29")

    # What comes and when

    @in_long
    def test_the_days_of_reminders_are_chosen(self):
        """Any days can be ticked, none too, and what was chosen elsewhere is among them."""
        owner = self.member(self.owners)
        self.owners.post("news/reminders/set", days=[10, 1])
        for scripts in (True, False):
            owner = self.member(self.owners, java_script_enabled=scripts)
            owner.goes("/settings/notifications")
            form = owner.page.locator("#reminders")
            expect(form.locator(":checked")).to_have_count(2)
            owner.ticks("10 days before", wanted=False)
            owner.ticks("30 days before")
            form.get_by_role("button", name="Save").click()
            owner.sees("Saved.")
            self.assertEqual(self.reminders(), [30, 1])
            for name in ("30 days before", "1 day before"):
                owner.ticks(name, wanted=False)
            with owner.page.expect_response(lambda answer: answer.request.method == "POST"):
                form.get_by_role("button", name="Save").click()
            self.assertEqual(self.reminders(), [])
            self.owners.post("news/reminders/set", days=[10, 1])

    def reminders(self):
        return self.owners.get("news/reminders")["days"]

    def test_a_program_for_the_news_is_chosen_at_home(self):
        """A page shows the program that was chosen at home, tries it and ends that; it has no field for one."""
        home = self.home("Uncle")
        program = os.path.join(self.folder, "told")
        with open(program, "w", encoding="ascii") as file:
            file.write("#!/bin/sh\ncat > /dev/null\n")
        os.chmod(program, 0o700)
        uncle = self.member(home)
        uncle.goes("/settings/computer")
        uncle.sees("hearth hook set")
        self.assertEqual(uncle.page.locator("#hook form").count(), 0)
        home.post("hook/set", program=program, arguments=["--loud"])
        uncle.goes("/settings/computer")
        uncle.sees(f"{program} --loud")
        self.assertEqual(uncle.page.locator("#hook input:not([type=hidden]), #hook textarea").count(), 0)
        uncle.taps("Try it")
        uncle.sees("The program was run.")
        uncle.taps("Stop using it")
        uncle.sees("Removed.")
        self.assertNotIn("program", home.get("hook"))

    def test_every_setting_is_a_tap_away(self):
        """Each row of the settings leads to a page of its name, and that back; an old address lands on its row."""
        owner = self.member(self.owners)
        owner.goes("/settings#shops")
        expect(owner.page.locator("#privacy")).to_be_in_viewport()
        rows = owner.page.locator("main .lines a")
        self.assertGreater(rows.count(), 8)
        for number in range(rows.count()):
            name = rows.nth(number).locator("strong").inner_text()
            rows.nth(number).click()
            owner.sees_heading(name)
            owner.taps("Settings", "link")
            owner.sees_heading("Settings")

    def test_light_or_dark_is_chosen(self):
        """What is chosen counts more than what the device says, for this browser alone."""
        for scheme, wanted, other in (("light", "Dark", "dark"), ("dark", "Light", "light")):
            owner = self.member(self.owners, color_scheme=scheme)
            owner.goes("/settings/look")
            before = self.colours(owner)
            owner.page.get_by_label("Light or dark").select_option(label=wanted)
            owner.taps("Save")
            owner.sees("Saved.")
            expect(owner.page.locator("html")).to_have_css("color-scheme", other)
            owner.goes("/")
            chosen = self.colours(owner)
            self.assertNotEqual(chosen, before)
            # The same as where the device has it so.
            owner.page.emulate_media(color_scheme=other)
            self.assertEqual(self.colours(owner), chosen)
            owner.goes("/settings/look")
            owner.page.get_by_label("Light or dark").select_option(label="As the device has it")
            owner.taps("Save")
            owner.sees("Saved.")
            self.assertEqual(self.colours(owner), chosen)
            owner.page.emulate_media(color_scheme=scheme)
            self.assertEqual(self.colours(owner), before)

    def colours(self, visitor):
        return visitor.page.evaluate(
            "() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
        )

    @in_long
    def test_why_there_are_no_notifications_is_said_with_what_helps(self):
        """Where a browser has no notifications, or blocks them, the page says why and what helps."""
        for script, said, has_button in (
            ("delete window.Notification; navigator.__proto__.standalone = false;", "home screen first", False),
            ("delete window.Notification;", "This browser has none", False),
            ("Object.defineProperty(window, 'isSecureContext', { get: () => false });", "does not trust", False),
            ("Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
             "Notification.requestPermission = async () => 'denied';", "Your browser blocks them", True),
        ):  # fmt: skip
            with self.subTest(said=said):
                owner = self.member(self.owners)
                owner.page.add_init_script(script)
                owner.goes("/settings/notifications")
                card = owner.page.locator("#notifications")
                expect(card.locator("[data-why]:visible")).to_have_count(1)
                expect(card.locator("[data-why]:visible")).to_contain_text(said)
                button = card.get_by_role("button", name="Turn notifications on")
                expect(button).to_have_count(1 if has_button else 0)
                if has_button:
                    button.click()
                    expect(card.locator("[data-why]:visible")).to_contain_text(said)
                    expect(button).to_be_visible()
        owner = self.member(self.owners, java_script_enabled=False)
        owner.goes("/settings/notifications")
        owner.sees("They need JavaScript")

    # The picture

    def test_a_picture_is_shown_and_taken_away(self):
        """A picture is uploaded, shown to its owner, stays when other things change, and goes."""
        owner = self.member(self.owners, java_script_enabled=False)
        owner.goes("/settings/profile")
        expect(owner.page.get_by_label("Remove the picture")).to_have_count(0)
        owner.page.locator("[name=picture]").set_input_files(self.photo)
        self.saves(owner)
        image = owner.page.locator(".profile .face img")
        expect(image).to_have_attribute("src", "/face")
        shown = owner.profile.request.get("/face")
        self.assertIn(shown.headers["content-type"], ("image/jpeg", "image/png", "image/webp"))
        self.assertGreater(len(shown.body()), 300)
        self.saves(owner)
        self.assertEqual(owner.profile.request.get("/face").body(), shown.body())
        owner.ticks("Remove the picture")
        self.saves(owner)
        expect(owner.page.locator(".profile .face img")).to_have_count(0)
        self.assertEqual(self.profile(), NOTHING)

    def test_what_is_refused_is_said_and_stays_typed(self):
        """A birthday that is none and a file that is no picture change nothing and cost no typing."""
        owner = self.member(self.owners)
        for field, wrong, text in (
            ("birthday", "17 April", "17 April"), ("picture", b"GIF89a", "me.gif"),
            ("picture", b"<svg onload=alert(1)>", "me.gif"),
        ):  # fmt: skip
            with self.subTest(field=field, wrong=wrong):
                owner.goes("/settings/profile")
                form = owner.page.locator("form[action='/settings/profile']")
                form.evaluate("(form) => { form.noValidate = true; }")
                self.types(owner, note="No <b>wool</b>")
                self.types_size(owner, 0, "Shoes", "39")
                if field == "birthday":
                    # Browsers let nobody type this into a date field; other programs send what they like.
                    owner.page.locator("[name=birthday]").evaluate("(one) => { one.type = 'text'; }")
                    self.types(owner, birthday=wrong)
                else:
                    owner.page.locator("[name=picture]").set_input_files(
                        {"name": "me.gif", "mimeType": "image/gif", "buffer": wrong}
                    )
                form.get_by_role("button", name="Save", exact=True).click()
                expect(owner.page.get_by_role("alert")).to_contain_text(text)
                for name, typed in (("note", "No <b>wool</b>"), ("size-0", "39")):
                    self.assertEqual(owner.page.input_value(f"[name={name}]"), typed)
                self.assertEqual(self.profile(), NOTHING)

    @in_long
    def test_a_form_with_too_much_in_it_changes_nothing(self):
        """More sizes than there is room for, and longer ones, are refused or left out."""
        owner = self.member(self.owners)
        owner.goes("/settings/profile")
        token = raw.form_token(owner.page.content())
        form = {"form-token": token, "page": "/settings/profile"}
        for number in range(40):
            form |= {f"size-{number}-of": f"Thing {number}", f"size-{number}": "7"}
        answer = raw.ask(self.owners, "/settings/profile", form=form, cookies=owner.profile)
        self.assertEqual(answer.status, 303)
        self.assertEqual(len(self.profile()["sizes"]), 30)
        form = {"form-token": token, "page": "/settings/profile", "note": "x" * 200_000}
        answer = raw.ask(self.owners, "/settings/profile", form=form, cookies=owner.profile)
        self.assertEqual(answer.status, 422)
        self.assertEqual(len(self.profile()["sizes"]), 30)

    # The passphrase

    def test_a_passphrase_is_typed_twice(self):
        """A passphrase that was typed otherwise the second time is not set."""
        home = self.home("Partner")
        partner = self.member(home)
        partner.goes("/settings/passphrase")
        for again, text in (("rubber goose", "The two passphrases differ."), (None, "is set")):
            partner.fills("New passphrase", "rubber duck")
            partner.fills("Repeat the passphrase", again or "rubber duck")
            partner.taps("Set the passphrase")
            partner.sees(text)
            (member,) = home.get("members")
            self.assertEqual(member["hasPassphrase"], again is None)

    # Who lives here

    def test_a_guest_is_added_and_begins(self):
        """A guest is added, gets keys of her own, and is a friend of everybody here."""
        owner = self.member(self.owners, java_script_enabled=False)
        owner.goes("/settings/recovery")
        owners_code = owner.page.locator("#code").text_content()
        owner.goes("/settings")
        owner.taps("People here", "link", exact=False)
        owner.unfolds("Add somebody")
        owner.taps("An adult", "link")
        owner.fills("Name", "Owner")
        owner.taps("Add")
        self.assertEqual(owner.page.get_by_role("alert").count(), 1)
        self.assertEqual(owner.page.get_by_label("Name").input_value(), "Owner")
        owner.fills("Name", "Grandmother")
        owner.taps("Add")
        owner.sees("Grandmother lives here now")
        owner.taps("Sign out, and let Grandmother begin")
        owner.taps("Sign in")
        owner.sees("Welcome, Grandmother")
        owner.goes("/settings/recovery")
        self.assertNotEqual(owner.page.locator("#code").text_content(), owners_code)
        # The sign-in that was there before has ended.
        self.assertEqual(
            sum("session" in cookie["name"] for cookie in owner.profile.cookies()), 1
        )
        owner.goes("/settings")
        owner.sees("Grandmother", within="#profile")

        def are_friends():
            owner.goes("/friends/add")
            owner.goes("/friends")
            return owner.page.locator(".person").filter(has_text="Owner").count() == 1

        eventually("that who live in one home are friends", are_friends)

    def test_the_household_gets_another_name(self):
        """The household is renamed in the settings; a name that is none is refused there."""
        home = self.home("Renamer", household="House by the sea")
        visitor = self.member(home)
        visitor.goes("/settings/people")
        visitor.unfolds("The household's name")
        field = visitor.page.get_by_label("What it is called")
        expect(field).to_have_value("House by the sea")
        form = visitor.page.locator("#name")
        field.fill(" ")
        form.get_by_role("button", name="Save").click()
        expect(form.get_by_role("alert")).to_be_visible()
        self.assertEqual(home.get("status")["household"], "House by the sea")
        field.fill("Oak Street")
        form.get_by_role("button", name="Save").click()
        visitor.sees("Saved.")
        visitor.sees("Oak Street", within=".lead")
        self.assertEqual(home.get("status")["household"], "Oak Street")

    def test_somebody_is_deleted_from_their_home(self):
        """Who wants to go says so twice, and with the passphrase; the last one cannot go."""
        home = self.home("Stayer", "Leaver")
        home.adds_lists("Garden", by="Leaver")
        leaver = self.member(home, "Leaver")
        leaver.goes("/settings/passphrase")
        leaver.fills("New passphrase", "rubber duck")
        leaver.fills("Repeat the passphrase", "rubber duck")
        leaver.taps("Set the passphrase")
        leaver.sees("is set")
        leaver.goes("/settings/profile")
        leaver.taps("Delete me from this home", "link")
        leaver.sees_heading("Delete Leaver from this home?")
        leaver.fills("Your passphrase", "rubber goose")
        leaver.taps("Delete me")
        # Not before it is ticked.
        self.assertEqual(len(home.get("members")), 2)
        leaver.ticks("I know that nothing comes back")
        leaver.taps("Delete me")
        expect(leaver.page.get_by_role("alert")).to_be_visible()
        self.assertEqual(len(home.get("members")), 2)
        leaver.fills("Your passphrase", "rubber duck")
        leaver.ticks("I know that nothing comes back")
        leaver.taps("Delete me")
        expect(leaver.page.get_by_role("button", name="Stayer")).to_be_visible()
        expect(leaver.page.get_by_role("button", name="Leaver")).to_have_count(0)
        self.assertEqual([one["name"] for one in home.get("members")], ["Stayer"])
        stayer = self.member(home)
        stayer.goes("/settings/delete")
        stayer.sees("You are the only one who lives here")
        expect(stayer.page.get_by_role("button", name="Delete me")).to_have_count(0)
