"""Can the two kinds of lives be told apart? Ranks, a logistic regression, and how sure that is.

Features become ranks within the lives of one scenario and world, which needs no label and is moved
by no single slow life. What is learnt is only ever asked about blocks that were not learnt from.
"""

import math
from statistics import NormalDist

import numpy as np

FOLDS, MANY_BLOCKS, RIDGE, RESAMPLES = 10, 20, 3.0, 2000
SURE, BAND = NormalDist().inv_cdf(0.975), 0.05


def ranks(values):
    """From -0.5 to 0.5, the middle for what is equal."""
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    middle = ends - (counts + 1) / 2
    return middle[places] / max(1, len(values) - 1) - 0.5


def matrix(features, strata):
    """Lives by features, as ranks within their stratum; what is missing in a life is the middle."""
    names = sorted({name for one in features for name in one})
    raw = np.array([[one.get(name, np.nan) for name in names] for one in features], dtype=float)
    made = np.zeros_like(raw)
    for stratum in set(strata):
        rows = [place for place, one in enumerate(strata) if one == stratum]
        for column in range(len(names)):
            values = raw[rows, column]
            known = values[~np.isnan(values)]
            if len(known) and len(np.unique(values)) > 1:
                values = np.where(np.isnan(values), np.median(known), values)
                made[rows, column] = ranks(values)
    moved = made.std(axis=0) > 0
    return made[:, moved], [name for name, moves in zip(names, moved) if moves]


def separation(columns, labels):
    """How far the mean ranks of the two kinds lie apart, in standard errors."""
    ones, others = columns[labels], columns[~labels]
    spread = columns.std(axis=0) + 1e-12
    error = spread * math.sqrt(1 / max(1, len(ones)) + 1 / max(1, len(others)))
    return (ones.mean(axis=0) - others.mean(axis=0)) / error


class Classifier:
    """Logistic regression on the features that separate best: few lives bear few features."""

    def __init__(self, columns, labels):
        count = max(1, min(40, len(labels) // 20))
        apart = np.abs(separation(columns, labels))
        self.chosen = np.argsort(-apart, kind="stable")[:count]
        x = columns[:, self.chosen]
        self.scale = x.std(axis=0) + 1e-12
        self.weights, self.bias = _logistic(x / self.scale, labels.astype(float))

    def score(self, columns):
        return columns[:, self.chosen] / self.scale @ self.weights + self.bias


def _logistic(x, y):
    """Newton's method with a ridge."""
    whole = np.hstack([x, np.ones((len(x), 1))])
    weights = np.zeros(whole.shape[1])
    ridge = np.diag([RIDGE] * x.shape[1] + [1e-6])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(whole @ weights, -30, 30)))
        slope = whole.T @ (y - chance) - ridge @ weights
        bend = (whole * (chance * (1 - chance))[:, None]).T @ whole + ridge
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-8:
            break
    return weights[:-1], weights[-1]


def held_out_scores(columns, labels, blocks):
    """Each life's score by what was learnt from blocks before its own, in an order by chance; NaN for
    the first ones, before which nothing was learnt. As ranks among those who were asked together.

    Learning from later blocks as well would ask every block about what the others lack: kinds that
    happen to look alike in all blocks together then score below chance, and no interval of such
    scores is right. Few blocks are nevertheless asked about what was learnt from all others: to find
    a planted leak.
    """
    known = np.unique(blocks)
    order = np.random.default_rng(1).permutation(len(known))
    fold_of = {block: place * FOLDS // len(known) for place, block in zip(order, known)}
    folds = np.array([fold_of[block] for block in blocks])
    scores = np.full(len(labels), np.nan)
    for fold in np.unique(folds):
        asked = folds == fold
        before = folds < fold if len(known) >= MANY_BLOCKS else ~asked
        if before.any():
            learnt = Classifier(columns[before], labels[before])
            scores[asked] = ranks(learnt.score(columns[asked]))
    return scores


def area(scores, labels):
    """The area under the curve: how often a life with claims scores higher than one without."""
    ones = labels.sum()
    others = len(labels) - ones
    if ones == 0 or others == 0:
        return float("nan")
    _, places, counts = np.unique(scores, return_inverse=True, return_counts=True)
    rank = (np.cumsum(counts) - (counts - 1) / 2)[places]
    return float((rank[labels].sum() - ones * (ones + 1) / 2) / (ones * others))


def interval(scores, labels, blocks):
    """The area's 95 % interval, from blocks drawn again and again, each whole."""
    members = [np.flatnonzero(blocks == block) for block in np.unique(blocks)]
    dice = np.random.default_rng(2)
    drawn = []
    for _ in range(RESAMPLES):
        chosen = dice.integers(0, len(members), len(members))
        rows = np.concatenate([members[place] for place in chosen])
        drawn.append(area(scores[rows], labels[rows]))
    low, high = np.quantile(drawn, [0.025, 0.975])
    return float(low), float(high)


def lives_needed(chance=0.95):
    """Each way, for the whole interval to lie within the band with this chance, without leaks."""
    # The area of pure chance has a standard error of 1 / sqrt(6 n); the first fold is not asked.
    lucky = NormalDist().inv_cdf((1 + chance) / 2)
    return math.ceil((SURE + lucky) ** 2 / (6 * BAND**2) * FOLDS / (FOLDS - 1))


def strongest(columns, names, labels, count=8):
    """The features that separate all lives best: name, separation, and the area of each alone."""
    apart = separation(columns, labels)
    chosen = np.argsort(-np.abs(apart), kind="stable")[:count]
    return [(names[one], float(apart[one]), area(columns[:, one], labels)) for one in chosen]
