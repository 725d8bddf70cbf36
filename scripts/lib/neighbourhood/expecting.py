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
