"""One measured figure, beside its reference and the mark that we set ourselves."""

import statistics
from dataclasses import dataclass


@dataclass
class Sizes:
    """How much is measured."""

    rounds: int = 60
    starts: int = 9
    long: int = 10_000
    edits: int = 9
    growth: tuple = (10, 100, 1_000, 10_000)
    # A member has 500 at most, the tray and those of other rows among them.
    lists: int = 490
    photos: int = 10
    backed_up: int = 200
    idle_seconds: int = 20

    @staticmethod
    def quick():
        return Sizes(rounds=5, starts=2, long=1_000, edits=2, idle_seconds=2, growth=(10, 100, 500), lists=20,
                     photos=2, backed_up=4)  # fmt: skip


def spread(samples):
    """Median, and the quarter below and above it."""
    ordered = sorted(samples)
    last = len(ordered) - 1
    return statistics.median(ordered), ordered[last // 4], ordered[last - last // 4]


@dataclass
class Row:
    name: str
    # One sample, or several.
    samples: list
    unit: str
    # At most, or at least, of the ratio where there is a reference, else of the figure itself.
    mark: float | None = None
    is_floor: bool = False
    reference: float | None = None
    reference_text: str = ""

    @property
    def median(self):
        return statistics.median(self.samples)

    @property
    def value(self):
        """What the mark is of."""
        return self.median / self.reference if self.reference else self.median

    @property
    def is_met(self):
        if self.mark is None:
            return None
        return self.value >= self.mark if self.is_floor else self.value <= self.mark

    def line(self, has_mark=True):
        median, low, high = spread(self.samples)
        measured = f"{short(median)} {self.unit}"
        if len(self.samples) > 1:
            measured += f" ({short(low)} to {short(high)})"
        reference = f"{short(self.reference)} {self.unit}: {self.reference_text}" if self.reference else ""
        ratio = short(self.value) if self.reference else ""
        mark, said = "", ""
        if has_mark and self.mark is not None:
            mark = f"{'≥' if self.is_floor else '≤'} {short(self.mark)}"
            said = "met" if self.is_met else "**missed**"
        return f"| {self.name} | {measured} | {reference} | {ratio} | {mark} | {said} |"

    def fields(self):
        median, low, high = spread(self.samples)
        return {
            "name": self.name, "unit": self.unit, "median": median, "low": low, "high": high,
            "reference": self.reference, "ratio": self.value if self.reference else None, "mark": self.mark,
            "met": self.is_met,
        }  # fmt: skip


def short(number):
    return f"{number:.0f}" if abs(number) >= 100 else f"{number:.1f}" if abs(number) >= 10 else f"{number:.2f}"
