"""What givers do with a wish, and what the others of the circle see of it without a reload."""

import neighbourhood
from case import BrowserTest
from playwright.sync_api import expect

WISHES = {
    "Bicycle bell": {"price": "149 SEK", "store": "The bicycle shop"},
    "Weekend in the mountains": {"price": "2400 SEK"},
    "Wool socks": {"quantity": "3"},
    "Book about bees": {},
    "Tea cups": {},
    "Cycling helmet": {"variant": "red", "link": "https://shop.example/helmet", "notes": "Not too large"},
}


class Giving(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = [cls.home(name) for name in ("Owner", "Friend", "Aunt")]
        owner, *others = cls.homes
        owner.adds_lists("Birthday")
        owner.adds_wishes("Birthday", WISHES)
        neighbourhood.befriend(owner, *others)
        neighbourhood.share(owner, "Birthday", *others)

    def givers(self, wish=None):
        for visitor in (self.member(home) for home in self.homes[1:]):
            visitor.goes("/friends")
            visitor.opens_list("Birthday")
            if wish:
                visitor.opens_wish(wish)
                visitor.marks_page()
            yield visitor

    def owner_at(self, wish=None):
        owner = self.member(self.homes[0])
        owner.goes("/lists")
        owner.opens_list("Birthday")
        if wish:
            owner.opens_wish(wish)
        return owner

    def test_contributions_add_up_to_the_price(self):
        """Contributions add up to the price, and the last one is not asked for more."""
        friend, aunt = self.givers("Weekend in the mountains")
        friend.unfolds("Chip in")
        friend.fills("How much", "1400")
        friend.page.locator("details").get_by_role("button", name="Chip in").click()
        friend.sees("You put SEK 1,400 towards “Weekend in the mountains”.")
        friend.sees("SEK 1,000 is missing. It is in your cart.")
        expect(aunt.page.locator("progress")).to_have_attribute("value", "58")
        aunt.sees("SEK 1,000 is missing")
        self.assertTrue(aunt.has_same_page())
        friend.marks_page()
        aunt.unfolds("Chip in")
        aunt.fills("How much", "1000 SEK")
        aunt.page.locator("details").get_by_role("button", name="Chip in").click()
        expect(aunt.page.locator("progress")).to_have_attribute("value", "100")
        expect(friend.page.locator("progress")).to_have_attribute("value", "100")
        self.assertTrue(friend.has_same_page())
        expect(friend.page.locator(".queue li")).to_have_count(2)
        friend.goes("/cart")
        gift = friend.page.locator(".cart-entry").filter(has_text="Weekend in the mountains")
        expect(gift).to_contain_text("1,400")

        # What one puts in is changed in place, filled in.
        friend.goes(gift.get_by_role("link").first.get_attribute("href"))
        friend.unfolds("Change your amount")
        expect(friend.page.get_by_label("How much", exact=True)).to_have_value("SEK 1,400")
        friend.fills("How much", "1300")
        friend.taps("Change it")
        friend.sees("Together SEK 2,300; SEK 100 is missing")
        aunt.sees("Together SEK 2,300; SEK 100 is missing")

        # Who sees to what is told to the others.
        aunt.ticks("Wraps it")
        aunt.taps("Save")
        aunt.sees("Everybody who gives with you sees it.")
        friend.goes("/friends")
        friend.opens_list("Birthday")
        friend.opens_wish("Weekend in the mountains")
        wraps = friend.page.locator(".roles .check").filter(has_text="Wraps it")
        expect(wraps).to_contain_text("Aunt")

    def test_a_gift_goes_from_the_list_through_the_cart_to_the_hand(self):
        """A gift is reserved, bought and given, and the cart keeps up with it."""
        friend, aunt = self.givers("Bicycle bell")
        friend.taps("Reserve")
        friend.sees("Reserved by you")
        aunt.sees("Taken by Friend")
        friend.taps("Cart", "link", exact=False)
        entry = friend.page.locator(".cart-entry").filter(has_text="Bicycle bell")
        expect(entry).to_contain_text("The bicycle shop")
        expect(friend.page.locator("h2.person")).to_contain_text(["Owner"])
        expect(entry).to_contain_text("Birthday")
        expect(entry).not_to_contain_text("Owner")
        friend.sees("SEK 149", within=".total")
        expect(friend.page.locator(".total")).to_contain_text("Left to buy")
        entry.get_by_role("button", name="I have bought it").click()
        friend.sees("Marked as bought")
        expect(entry.locator(".status.bought")).to_be_visible()
        expect(friend.page.locator(".total")).to_have_count(0)
        aunt.sees("bought it")
        # A slip of the finger is taken back, and then it is bought all the same.
        entry.get_by_role("button", name="Undo the purchase").click()
        friend.sees("Reserved · in your cart")
        friend.sees("SEK 149", within=".total")
        aunt.sees("reserved it")
        entry.get_by_role("button", name="I have bought it").click()
        entry.get_by_role("button", name="I have given it").click()
        friend.sees("Marked as given.")
        expect(entry.locator(".status.given")).to_be_visible()
        # The owner is told what stands there, once the giver is sure; then it is taken back first.
        entry.get_by_role("link", name="Tell Owner").click()
        friend.sees("Owner will learn that these gifts on “Birthday” are yours:")
        friend.fills("A few words", "Ring it!")
        friend.taps("Tell")
        friend.ticks("The surprise is over: tell it now")
        friend.taps("Tell")
        friend.sees("Told.")
        friend.sees("You have told:")
        friend.goes("/cart")
        expect(entry.get_by_role("button", name="Not given yet")).to_have_count(0)
        entry.get_by_role("link", name="You have told Owner").click()
        friend.taps("Take it back")
        friend.sees("Taken back. Whether it was read, nobody can tell.")
        friend.goes("/cart")
        entry.get_by_role("button", name="Not given yet").click()
        friend.sees("Taken back.")
        expect(entry.locator(".status.bought")).to_be_visible()
        expect(entry.locator(".picture img")).to_have_count(0)
        entry.get_by_role("link", name="Bicycle bell").click()
        friend.sees_heading("Bicycle bell")
        self.assertTrue(aunt.has_same_page())

    def test_who_waits_in_line_gets_what_is_freed(self):
        """Who waits in line gets what is freed, on a page that stays open."""
        friend, aunt = self.givers("Book about bees")
        friend.taps("Reserve")
        aunt.sees("Taken by Friend")
        aunt.taps("Wait in line")
        aunt.sees("Friend was first. You wait in line for “Book about bees”; it is yours when your turn comes.")
        aunt.sees("You are next in line")
        aunt.goes("/cart")
        line = aunt.page.locator(".cart-entry").filter(has_text="Book about bees")
        line.locator("summary").click()
        expect(line.get_by_role("button", name="Leave the line")).to_be_visible()
        line.get_by_role("link", name="Book about bees").click()
        aunt.sees_heading("Book about bees")
        aunt.marks_page()
        friend.sees("waits in line")
        friend.taps("Release it")
        friend.sees("It is free again.")
        aunt.sees("Reserved by you")
        self.assertTrue(aunt.has_same_page())
        aunt.taps("Release it")
        aunt.sees("It is free again.")
        friend.sees("Free")

    def test_several_of_one_wish_are_shared_out(self):
        """Of a wish for three, two can be taken, and the third stays free."""
        friend, aunt = self.givers("Wool socks")
        friend.fills("How many", "2")
        friend.taps("Reserve")
        friend.sees("reserved 2")
        friend.sees("You take 2 of 3 · 1 left")
        aunt.sees("1 of 3 left")
        # The last one is not asked for its number, and then nothing is left for one more.
        expect(aunt.page.get_by_label("How many")).to_have_count(0)
        aunt.taps("Reserve")
        aunt.sees("You take 1 of 3 · 0 left")
        expect(aunt.page.get_by_role("button", name="One more")).to_be_disabled()
        expect(aunt.page.get_by_role("button", name="One less")).to_be_disabled()
        friend.sees("You take 2 of 3 · 0 left")
        friend.taps("One less")
        friend.sees("You take 1 of 3 · 1 left")
        aunt.taps("One more")
        aunt.sees("You take 2 of 3 · 0 left")

    def test_a_giver_reads_first_what_it_takes_to_give(self):
        """A giver's page begins with which one and where, then taking it; list, paper and search say so in short."""
        friend, aunt = self.givers("Cycling helmet")
        link = "a[href='https://shop.example/helmet']"
        places = [
            friend.page.locator(one).first.bounding_box()["y"] for one in (".facts", ".giving", link, "#copy")
        ]
        self.assertEqual(places, sorted(places))
        expect(friend.page.locator("#hold form")).to_be_hidden()
        expect(friend.page.locator("#copy form")).to_be_hidden()
        friend.fills("Whisper to the others", "Which size?")
        friend.taps("Whisper")
        friend.sees("Which size?")
        aunt.sees("Which size?")
        friend.taps("Reserve")
        aunt.sees("Taken by Friend")
        aunt.goes("/friends")
        aunt.opens_list("Birthday")
        row = aunt.page.locator(".wish-card").filter(has_text="Cycling helmet")
        expect(row.locator(".dots")).to_contain_text("red")
        expect(row.locator(".on-paper")).to_have_count(2)
        expect(row.locator(".on-paper").first).to_be_hidden()
        aunt.page.emulate_media(media="print")
        expect(row.get_by_text("Not too large")).to_be_visible()
        expect(row.get_by_text("https://shop.example/helmet")).to_be_visible()
        aunt.page.emulate_media(media="screen")
        expect(aunt.page.get_by_role("heading", name="Whispers")).not_to_be_in_viewport()
        aunt.page.locator("main a[href='#talk']").click()
        expect(aunt.page.get_by_role("heading", name="Whispers")).to_be_in_viewport()
        # Of what others wish for, searching says whether it is taken; of one's own nothing.
        aunt.goes("/find?q=helmet")
        expect(aunt.page.locator(".wish-card")).to_contain_text("Taken by Friend")
        owner = self.owner_at()
        owner.goes("/find?q=helmet")
        expect(owner.page.locator(".wish-card")).to_contain_text("Cycling helmet")
        expect(owner.page.locator(".wish-card .status")).to_have_count(0)

    def test_whispers_stay_in_the_circle_and_comments_do_not(self):
        """A whisper is read by the circle alone, a comment by the owner too."""
        friend, aunt = self.givers("Tea cups")
        owner = self.owner_at("Tea cups")
        friend.fills("Write to everybody", "Which colour?")
        friend.taps("Comment")
        owner.sees("Which colour?")
        aunt.sees("Which colour?")
        owner.fills("Write to everybody", "Blue ones.")
        owner.taps("Comment")
        friend.sees("Blue ones.")
        friend.fills("Whisper to the others", "Shall we take them together?")
        friend.taps("Whisper")
        friend.sees("Shall we take them together?")
        aunt.sees("Shall we take them together?")
        owner.page.reload()
        owner.sees("Blue ones.")
        owner.sees_not("Shall we take them together?")
        owner.sees_not("Whispers")

    def test_a_surprise_idea_is_seen_by_the_circle_alone(self):
        """A surprise idea is seen and reserved by the circle, and never stands with the owner."""
        friend, aunt = self.givers()
        friend.unfolds("Add an idea")
        friend.page.locator("details[open]").get_by_label("Name").fill("Hot-air balloon ride")
        friend.taps("Add")
        friend.sees("Hot-air balloon ride")
        aunt.sees("Hot-air balloon ride")
        aunt.opens_wish("Hot-air balloon ride")
        aunt.sees("Friend's surprise idea: Owner does not see it.")
        aunt.taps("Reserve")
        aunt.sees("Reserved by you")
        friend.sees("Taken by Aunt")
        owner = self.owner_at()
        expect(owner.page.locator(".wish-card")).to_have_count(len(WISHES))
        owner.sees_not("Hot-air balloon ride")


class AtHome(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.shared = cls.home("Owner", "Partner")
        cls.shared.adds_lists("Birthday")
        cls.shared.adds_wishes("Birthday", ["Bicycle bell"])
        cls.shared.shares("Birthday", "Partner")

    def test_who_lives_with_the_owner_is_told_what_reserving_takes(self):
        """Whoever lives with the owner and has no passphrase is led to where one is set, and back."""
        partner = self.member(self.shared, "Partner")
        partner.goes("/friends")
        partner.taps("Say yes")
        partner.sees("what you reserve is only hidden behind a passphrase")
        partner.taps("Choose a passphrase", "link")
        partner.fills("New passphrase", "four warm socks")
        partner.fills("Repeat the passphrase", "four warm socks")
        partner.taps("Set the passphrase")
        partner.sees("The passphrase is set.")
        self.assertEqual(partner.path, "/friends")
        partner.taps("Say yes")
        partner.sees("You see “Birthday” now.")
