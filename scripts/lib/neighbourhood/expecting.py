"""What the story demands of its households."""

import time


class Mismatch(Exception):
    """Something was not as the story says; the message is a sentence for people."""


def eventually(sentence, question, seconds=60):
    """Asks until the answer is true; the sentence says what should have come true."""
    deadline = time.monotonic() + seconds
    while not question():
        if time.monotonic() > deadline:
            raise Mismatch(f"within {seconds} s it did not come true {sentence}")
        time.sleep(0.05)


def expect_blind(owner, before):
    now = owner.asks("list", "show", before["list"]["title"])
    if now != before:
        raise Mismatch("the owner's view of her list changed when a friend reserved")
    if any("standing" in item for item in now["items"]):
        raise Mismatch("the owner is shown how a wish stands")
    if owner.asks("cart")["entries"]:
        raise Mismatch("something stands in the owner's cart")
