"""No link of a page leads nowhere."""

import crawl
import neighbourhood
from case import BrowserTest


class Links(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = cls.home("Owner"), cls.home("Friend")
        owner, friend = cls.homes
        owner.adds_lists("Birthday", date="2099-12-12")
        owner.adds_wishes("Birthday", {"Bicycle bell": {"price": "149 SEK"}})
        neighbourhood.befriend(owner, friend)
        neighbourhood.share(owner, "Birthday", friend)
        friend.post("giving/reserve", wish="Owner/Birthday/Bicycle bell")

    def test_every_link_leads_to_a_page(self):
        """Every link of every page leads to a page, a picture or on to one."""
        for home in self.homes:
            answers = crawl.everything(self.member(home))
            self.assertGreater(len(answers), 15)
            states = {path: answer[0] for path, answer in answers.items()}
            lost = {path: state for path, state in states.items() if state not in (200, 303)}
            with self.subTest(member=home.members[0]):
                self.assertEqual(lost, {})
