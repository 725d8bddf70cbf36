"""What the lives come to, for people and as JSON."""

import math
from statistics import NormalDist

import numpy as np

import statistic
from scenarios import ALL

PLANTED_AREA = 0.9
# With fewer, one odd life counts for much: then only what is far beyond chance says something.
MANY_LIVES, FAR_BEYOND = 50, 3.5


def analyse(lives):
    """The area of all scenarios together and of each, with what separates most. `livesEachWay` are
    those that the classifier was asked about."""
    labels, scores, blocks, parts = [], [], [], {}
    for name in ALL:
        mine = sorted((one for one in lives if one["scenario"] == name), key=_place)
        if len(mine) < 4:
            continue
        strata = [one["world"] for one in mine]
        columns, names = statistic.matrix([one["features"] for one in mine], strata)
        kinds = np.array([one["claims"] for one in mine])
        of_block = np.array([one["block"] for one in mine])
        if columns.shape[1] == 0:
            columns, names = np.zeros((len(mine), 1)), ["nothing that ever differs"]
        separated = statistic.strongest(columns, names, kinds)
        held_out = statistic.held_out_scores(columns, kinds, of_block)
        asked = ~np.isnan(held_out)
        held_out, kinds, of_block = held_out[asked], kinds[asked], of_block[asked]
        parts[name] = {
            **_figures(held_out, kinds, of_block),
            "strongest": [
                {"feature": feature, "standardErrors": round(apart, 2), "area": round(alone, 3)}
                for feature, apart, alone in separated
            ],
        }
        labels.append(kinds)
        scores.append(held_out)
        blocks.append(of_block)
    if not parts:
        return None
    whole = _figures(np.concatenate(scores), np.concatenate(labels), np.concatenate(blocks))
    return {**whole, "scenarios": parts}


def _place(life):
    return life["block"], life["claims"]


def _figures(scores, labels, blocks):
    low, high = statistic.interval(scores, labels, blocks)
    return {
        "livesEachWay": int(labels.sum()),
        "area": round(statistic.area(scores, labels), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def verdict(result, is_planted):
    """`found` or `missed` where a leak was planted; else `blind`, `leak` or `too few lives`."""
    if is_planted:
        return "found" if result["area"] >= PLANTED_AREA else "missed"
    if any(_is_sure(one, len(result["scenarios"])) for one in result["scenarios"].values()):
        return "leak"
    if result["low"] > 0.5 and _is_sure(result, 1):
        return "leak"
    band = statistic.BAND
    is_within = 0.5 - band <= result["low"] and result["high"] <= 0.5 + band
    return "blind" if is_within else "too few lives"


def _is_sure(one, several):
    """Whether an area cannot be luck: one in 40, of several scenarios together; or far beyond."""
    bar = NormalDist().inv_cdf(1 - 0.025 / several)
    if one["livesEachWay"] < MANY_LIVES:
        bar = FAR_BEYOND
    return (one["area"] - 0.5) * math.sqrt(6 * one["livesEachWay"]) > bar


def show(result, word):
    lines = [f"{'':20}lives each way   area under the curve, 95 % interval"]
    for name, one in [*result["scenarios"].items(), ("all together", result)]:
        figures = f"{one['area']:.3f}   {one['low']:.3f} to {one['high']:.3f}"
        lines.append(f"{name:20}{one['livesEachWay']:14}   {figures}")
    if word in ("leak", "found", "missed"):
        lines.append("\nWhat separates the lives most (standard errors; area of this alone):")
        for name, one in result["scenarios"].items():
            lines.append(f"  {name}")
            for feature in one["strongest"][:6]:
                apart, alone = feature["standardErrors"], feature["area"]
                lines.append(f"    {apart:+6.1f}   {alone:.3f}   {feature['feature']}")
    return "\n".join(lines)


def what_failed(problems):
    ones = sum(claims for claims, _, _ in problems)
    lines = [
        f"\n{len(problems)} lives did not count ({ones} with claims, "
        f"{len(problems) - ones} without), for example:"
    ]
    for claims, scenario, problem in problems[:4]:
        lines.append(f"  {scenario}, {'with' if claims else 'without'}: {problem[:200]}")
    return "\n".join(lines)


SENTENCES = {
    "blind": "The owner cannot tell: the whole interval lies within 0.5 ± 0.05.",
    "leak": "The owner can tell lives with claims from those without.",
    "found": "The planted leak was found.",
    "missed": "The planted leak was NOT found: this tool does not work.",
    "too few lives": "Nothing was found, and these lives are too few to say that there is nothing.",
}
EXIT_CODES = {"blind": 0, "found": 0, "leak": 1, "missed": 1, "too few lives": 3}
