"""Whether somebody who lives with the owner sees what friends give: a friend says yes to it in words."""

import neighbourhood
from at_home import OwnersHome
from case import BrowserTest
from playwright.sync_api import expect


class HousematesTest(OwnersHome, BrowserTest):
    @classmethod
    def prepare(cls):
        super().prepare()
        cls.friends = cls.home("Friend")
        neighbourhood.befriend(cls.shared, cls.friends)
        neighbourhood.share(cls.shared, "Birthday", cls.friends)

    def test_a_friend_says_yes_later_and_takes_it_back(self):
        """The friend is asked by name, with nothing chosen, and can take the answer back in the same place."""
        partner = self.partner()
        friend = self.member(self.friends)
        friend.goes("/friends")
        friend.opens_list("Birthday")
        # They stand on the list once they have said yes to it.
        place = friend.path
        friend.sees("Partner is in Owner's home on Hearth. May Partner see what you give the others there?")
        friend.taps("Not now")
        friend.sees("Partner does not see what you give here.")
        friend.taps("Let them see it")
        friend.sees("Partner sees what you give here from tomorrow on.")
        self.assertEqual(friend.path, place)
        swede = self.visitor(self.friends, locale="sv-SE").is_let_in().signs_in()
        swede.goes(place)
        swede.sees("Partner ser vad du ger här från och med i morgon.")
        friend.taps("Take it back")
        friend.sees("Partner does not see what you give here.")
        partner.goes("/friends")
        partner.opens_list("Birthday")
        partner.sees("is kept from you until they say that you may see it")
        # Nobody else is asked about, and the owner sees nothing of it.
        expect(friend.page.locator("form [name=friend]")).to_have_count(1)
        owner = self.member(self.shared)
        owner.goes("/lists")
        owner.opens_list("Birthday")
        owner.sees_not("sees what you give")
        self.assertEqual(owner.page.locator("[value='friends/housemate']").count(), 0)
