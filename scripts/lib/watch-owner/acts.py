"""What people do in a life: givers in secret, the owner openly. Both kinds draw the same."""

import random

LIST = "Birthday"
PASSPHRASE = "correct horse battery"
WISHES = {
    "Kettle": {"price": "399.50 SEK"}, "Marbles": {"quantity": "9"}, "Lamp": {"price": "300 SEK"},
    "Book": {}, "Bicycle": {"price": "1000 SEK"},
}  # fmt: skip
FILLER = "abcdefgh"


class Act:
    """A moment after the window's beginning, and what is asked of a home then."""

    def __init__(self, seconds, who, claim=None, reading=None):
        self.seconds, self.who, self.claim, self.reading = seconds, who, claim, reading


def givers_acts(seed, givers, seconds):
    """Five to ten moments, the first of them early; what else is asked then reveals nothing.

    A life without claims reads at each of them instead: one connection and one answer as well.
    """
    dice = random.Random(f"givers {seed}")
    count = dice.randint(5, 10)
    times = [dice.uniform(0.02, 0.25)] + [dice.uniform(0.05, 0.9) for _ in range(count - 1)]
    held, acts = {who: set() for who in givers}, []
    for share in sorted(times):
        who = dice.choice(givers)
        claim = _claim(dice, held[who], is_first=not acts)
        wish = f"Owner/{LIST}/{dice.choice(list(WISHES))}"
        reading = dice.choice([("giving/cart", {}), ("wishes/show", {"wish": wish})])
        acts.append(Act(share * seconds, who, claim, reading))
    return acts


def _claim(dice, held, is_first):
    path = f"Owner/{LIST}/"
    # The owner edits the kettle, so it is what is taken first.
    if is_first:
        held.add("Kettle")
        return "giving/reserve", {"wish": path + "Kettle"}
    kind = dice.choice(["reserve", "reserve", "free", "bought", "chip-in", "whisper"])
    if kind == "chip-in":
        return "giving/chip-in", {"wish": path + "Bicycle", "amount": f"{dice.randint(1, 9)}0 SEK"}
    if kind == "whisper":
        text = "".join(dice.choices(FILLER, k=dice.randint(1, 100)))
        return "whispers/add", {"about": path[:-1], "text": text}
    if kind == "reserve" or not held:
        free = [wish for wish in WISHES if wish not in held and wish != "Bicycle"]
        if not free:
            return "giving/bought", {"wish": path + "Kettle"}
        held.add(wish := dice.choice(free))
        return "giving/reserve", {"wish": path + wish}
    wish = dice.choice(sorted(held))
    if kind == "free":
        # The kettle stays taken, so that one can see afterwards that the lives did differ.
        wish = dice.choice(sorted(held - {"Kettle"}) or ["Lamp"])
        held.discard(wish)
    return f"giving/{kind}", {"wish": path + wish}


def owners_acts(seed, seconds):
    """Edits, and a deletion towards the end."""
    dice = random.Random(f"owner {seed}")
    times = sorted(dice.uniform(0.35, 0.8) for _ in range(3))
    acts = [Act(share * seconds, "Owner", owners_act(number)) for number, share in enumerate(times)]
    return [*acts, Act(dice.uniform(0.82, 0.92) * seconds, "Owner", owners_act(3))]


def owners_act(number):
    """The owner's acts by their number; those who choose the moment go through them in turn."""
    if number % 4 == 3:
        return "wishes/delete", {"wish": f"{LIST}/{['Book', 'Lamp', 'Kettle'][number // 4 % 3]}"}
    wish = ["Kettle", "Marbles", "Kettle"][number % 4]
    return "wishes/edit", {"wish": f"{LIST}/{wish}", "fields": {"notes": f"Seen {number:03}"}}


class Suspicion:
    """An owner who waits for something unusual, and then changes a wish to see what it does.

    Unusual is what exceeds nearly all before it: how late after the whole second a frame or a pong
    comes, how many pages a commit to the home's log has.
    """

    LEARNING, MOST, REST_SECONDS = 30, 6, 1.0
    MARGINS = {"log": 5}
    USUAL_MARGIN = 0.02

    def __init__(self, act):
        self.act = act
        self.seen = {}
        self.acted = []
        # Until then one learns what is usual.
        self.is_on = False

    def sees(self, kind, value, now):
        before = self.seen.setdefault(kind, [])
        if self.is_on and len(before) >= self.LEARNING:
            usual = sorted(before)[int(len(before) * 0.95)]
            has_rested = not self.acted or now - self.acted[-1] > self.REST_SECONDS
            is_odd = value > usual + self.MARGINS.get(kind, self.USUAL_MARGIN)
            if is_odd and has_rested and len(self.acted) < self.MOST:
                self.acted.append(now)
                self.act(owners_act(len(self.acted) - 1))
        before.append(value)
