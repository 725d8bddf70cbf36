"""Forms that come twice, because their answer got lost, and forms that are only like another."""

import re

import forms
import neighbourhood
import raw
from case import BrowserTest


class FormsAgain(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners, cls.friends = cls.home("Owner"), cls.home("Friend")
        cls.owners.run("list", "new", "Birthday")
        neighbourhood.add_wishes(cls.owners, "Birthday", {"Bicycle bell": [], "Kettle": []})
        neighbourhood.befriend(cls.owners, cls.friends)
        neighbourhood.share(cls.owners, "Birthday", cls.friends)

    def setUp(self):
        super().setUp()
        self.friend = self.member(self.friends)
        self.friend.goes("/friends")
        self.friend.opens_list("Birthday")
        self.list = self.friend.path
        self.friend.opens_wish("Kettle")
        self.wish = self.friend.path
        # From here on forms are sent without a page: no open one looks again by itself.
        self.friend.page.goto("about:blank")

    def shows(self, path):
        return raw.ask(self.friends, path, cookies=self.friend.profile).body

    def form(self, page, operation):
        """What a form carries on a page that is shown now."""
        return next(one for _, one in forms.forms(page) if one.get("do") == operation)

    def sends(self, fields, address="/do"):
        return raw.ask(self.friends, address, form=fields, cookies=self.friend.profile)

    def test_a_form_that_comes_twice_is_done_once(self):
        """A comment, a whisper, an idea or a list that is sent twice is there once."""
        page = self.shows(self.list)
        for operation, typed in (
            ("comments/add", {"text": "Which colour?"}),
            ("whispers/add", {"text": "Shall we share?"}),
            ("ideas/add", {"name": "Balloon ride"}),
        ):
            fields = {**self.form(page, operation), **typed}
            answers = [self.sends(fields) for _ in range(3)]
            with self.subTest(form=operation):
                self.assertEqual(
                    [(one.status, one.headers["location"]) for one in answers], [(303, self.list)] * 3
                )
                (text,) = typed.values()
                self.assertEqual(self.shows(self.list).count(f"<bdi>{text}</bdi>"), 1)
                # Another text, and the same of a page that was shown again, are meant; only ideas
                # have names, of which there is one each.
                (name,) = typed
                self.sends({**fields, name: text + " Or not?"})
                again = {**self.form(self.shows(self.list), operation), **typed}
                is_taken = operation == "ideas/add"
                self.assertEqual(self.sends(again).status, 422 if is_taken else 303)
                shown = self.shows(self.list)
                self.assertEqual(shown.count(f"<bdi>{text} Or not?</bdi>"), 1)
                self.assertEqual(shown.count(f"<bdi>{text}</bdi>"), 1 if is_taken else 2)
        fields = {**self.form(self.shows("/lists/new"), "lists/new"), "title": "House"}
        self.assertEqual([self.sends(fields).status for _ in range(2)], [303, 303])
        titles = [one.get("title") for one in self.friends.asks("list")]
        self.assertEqual(titles.count("House"), 1)

    def test_an_invitation_that_is_asked_for_twice_is_the_same(self):
        """The form for an invitation gives the same link when it comes again, also after a crash."""
        (fields,) = [one for address, one in forms.forms(self.shows("/friends/invite"))
                     if address == "/friends/invite"]  # fmt: skip
        first = self.sends(fields, "/friends/invite")
        self.friends.crashes()
        self.friends.start()
        second = self.sends(fields, "/friends/invite")
        self.assertEqual((first.status, second.status), (200, 200))
        letters = [re.search(r'id="letter">([^<]+)<', one.body).group(1) for one in (first, second)]
        self.assertEqual(*letters)

    def test_a_page_of_before_still_does_what_it_says(self):
        """Somebody reserves a wish, frees it, and reserves it on the page that they saw first."""
        reserve = self.form(self.shows(self.wish), "giving/reserve")
        for _ in range(2):
            self.sends(reserve)
            self.assertIn("Reserved by you", self.shows(self.wish))
            free = self.form(self.shows(self.wish), "giving/free")
            self.assertEqual([self.sends(free).status for _ in range(2)], [303, 303])
            self.assertNotIn("Reserved by you", self.shows(self.wish))
