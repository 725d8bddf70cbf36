"""How the story is told: on the terminal, and as JSON."""

import textwrap
import time


class Story:
    """Prints what happens, and notes it for --json."""

    def __init__(self, quiet):
        self.quiet = quiet
        self.steps = []
        self.started = time.monotonic()

    def say(self, text=""):
        if not self.quiet:
            print(text, flush=True)

    def step(self, title):
        self.close_step()
        self.steps.append({"title": title, "began": time.monotonic()})
        self.say(f"\n{len(self.steps)}. {title}")

    def note(self, text):
        self.say(textwrap.fill(text, 92, initial_indent="   ", subsequent_indent="   "))

    def shows(self, text, bar="   | "):
        for line in text.rstrip("\n").split("\n"):
            self.say(f"{bar}{line}".rstrip())

    def close_step(self):
        if self.steps and "seconds" not in self.steps[-1]:
            step = self.steps[-1]
            step["seconds"] = round(time.monotonic() - step.pop("began"), 3)
