"""Waiting for something to come true, with a deadline."""

import time

# As long as a busy machine may take for what is otherwise a matter of moments.
SECONDS = 30


class Unmet(AssertionError):
    """Something did not come true in time; the message is a sentence for people."""


def eventually(sentence, question, seconds=SECONDS):
    """Asks until the answer is true, and gives it; the sentence says what should have come true."""
    deadline = time.monotonic() + seconds
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise Unmet(f"within {seconds} s it did not come true {sentence}")
        # Asking is all that a program gives us; what a browser shows is waited for by Playwright.
        time.sleep(0.05)
