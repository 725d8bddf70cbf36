"""Nothing is said by colour alone, and all of it is read by eyes that see fewer colours."""

import browser
import neighbourhood
from case import BrowserTest
from colours import DOTS, ENOUGH, SIGHTS, contrasts

# Where colours mean something: states of wishes, whose list it is, what is pressed, what counts.
TELLING = (
    ".status bdi, .whose bdi, .priority, main button, main .button, .badge, .lead, .price, small, "
    ".places a > span:first-of-type"
)
# How a friend finds the wishes of a list: drawing and words for each.
STATES = {"free", "mine", "taken", "waiting", "bought", "some"}


class Colours(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = [cls.home(name) for name in ("Owner", "Friend", "Aunt")]
        owner, friend, aunt = cls.homes
        owner.adds_lists("Birthday", date="2099-12-12")
        wishes = {name: {"price": "10 SEK"} for name in ("Bell", "Book", "Cups", "Lamp", "Mat")}
        owner.adds_wishes("Birthday", {**wishes, "Socks": {"quantity": "3"}})
        neighbourhood.befriend(owner, friend, aunt)
        neighbourhood.share(owner, "Birthday", friend, aunt)
        for name in ("Bell", "Book", "Socks"):
            aunt.post("giving/reserve", wish=f"Owner/Birthday/{name}")
        friend.adds_lists("Own")
        friend.adds_wishes("Own", ["Rain coat"])

    def friend_at_list(self, **options):
        friend = self.member(self.homes[1], **options)
        friend.goes("/friends")
        friend.opens_list("Birthday")
        return friend

    def test_states_are_said_by_words_and_drawings(self):
        """Every state of a wish has words of its own and a drawing of its own, whatever its colour."""
        friend = self.friend_at_list()
        friend.page.wait_for_function(
            "() => document.querySelectorAll('.status.taken').length === 2"
        )
        self.homes[1].post("giving/reserve", wish="Owner/Birthday/Book")
        self.homes[1].post("giving/reserve", wish="Owner/Birthday/Cups")
        self.homes[1].post("giving/reserve", wish="Owner/Birthday/Lamp")
        self.homes[1].post("giving/bought", wish="Owner/Birthday/Lamp")
        friend.goes(friend.path)
        said = friend.page.eval_on_selector_all(
            ".status",
            """(all) => all.map((one) => [one.classList[1], one.textContent.trim(),
              one.querySelector("use").getAttribute("href").split("#")[1]])""",
        )
        self.assertEqual({state for state, _, _ in said}, STATES)
        for index in (1, 2):
            different = {state: one[index] for one in said for state in [one[0]]}
            self.assertNotIn("", different.values())
            self.assertEqual(len(set(different.values())), len(STATES), different)

    def test_own_and_friends_are_told_apart_without_colour(self):
        """One's own and a friend's things are told apart by words and by a drawing or a face."""
        friend = self.friend_at_list()
        mark = ".whose"
        self.assertEqual(friend.page.locator(f"{mark} .face").count(), 1)
        self.assertEqual(friend.page.locator(f"{mark} use").count(), 0)
        friend.sees("Owner's list", within=mark)
        friend.goes("/lists")
        friend.opens_list("Own")
        self.assertEqual(friend.page.locator(f"{mark} .face").count(), 0)
        self.assertEqual(friend.page.locator(f"{mark} use").count(), 1)
        friend.sees("Your list", within=mark)

    def test_everything_is_read_by_eyes_that_see_fewer_colours(self):
        """What colours tell has contrast enough for every kind of colour blindness, light and dark."""
        laboratory = browser.profile().new_page()
        for scheme in ("light", "dark"):
            # All of a page is seen at once: else the bar can stand over something while it is painted.
            friend = self.friend_at_list(
                size={"width": 390, "height": 2400}, color_scheme=scheme, device_scale_factor=DOTS
            )
            paths = [friend.path, "/lists"]
            friend.opens_wish("Bell")
            paths.append(friend.path)
            for path in paths:
                friend.goes(path)
                for sight in SIGHTS:
                    faint = [
                        one
                        for one in contrasts(friend.page, laboratory, TELLING, sight)
                        if one[2] < ENOUGH
                    ]
                    with self.subTest(sight=sight, scheme=scheme, page=path.split("/")[1]):
                        self.assertEqual(faint, [])
        laboratory.context.close()

    def test_faint_words_are_noticed(self):
        """Words that one kind of eye reads worse than others are noticed by the measurement."""
        laboratory = browser.profile(device_scale_factor=DOTS).new_page()
        # Red on green: far apart for most, nearer to each other for whoever lacks the red.
        laboratory.set_content(
            '<p style="font: bold 2rem sans-serif; color: #ff0000; background: #00250c">Words</p>'
        )
        ratios = [
            contrasts(laboratory, laboratory, "p", sight)[0][2] for sight in ("none", "protanopia")
        ]
        laboratory.context.close()
        self.assertGreater(ratios[0], 3)
        self.assertLess(ratios[1], ratios[0] - 0.5)
