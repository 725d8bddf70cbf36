"""What was seen in a life, as numbers by name. Nothing here knows what kind of life it was."""

import bisect
import statistics


def of_life(seen):
    """`seen`: a `Seen`, with all that the owner could write down of one life."""
    made = {}
    _frames(seen, made)
    _pongs(seen, made)
    _windows(seen, made)
    _streams(seen, made)
    _files(seen, made)
    _answers(seen, made)
    return made


def _spread(name, values, made):
    """Robust numbers of a sample, of which nothing may have come."""
    values = sorted(values)
    made[f"{name}: count"] = len(values)
    if not values:
        return
    for what, share in (("median", 0.5), ("p90", 0.9), ("most", 1), ("least", 0)):
        made[f"{name}: {what}"] = values[min(len(values) - 1, int(share * len(values)))]
    made[f"{name}: spread"] = statistics.pstdev(values)


def _frames(seen, made):
    begin, end = seen.window
    frames = [one for one in seen.wire.frames if begin <= one[0] < end]
    for is_incoming, way in ((True, "in"), (False, "out")):
        mine = [one for one in frames if one[2] == is_incoming]
        kinds = {one[3] for one in mine}
        for kind in kinds:
            of_kind = [one for one in mine if one[3] == kind]
            name = f"{way} {kind}"
            made[f"{name} octets"] = sum(one[4] for one in of_kind)
            made[f"{name} longest"] = max(one[4] for one in of_kind)
            made[f"{name} lengths"] = len({one[4] for one in of_kind})
            # Late by how much after the whole second, on which all leaves that is no person's act.
            _spread(f"{name} phase", [one[0] % 1 for one in of_kind], made)
            gaps = []
            for peer in seen.peers:
                times = [one[0] for one in of_kind if one[1] == peer]
                gaps += [later - earlier for earlier, later in zip(times, times[1:])]
            _spread(f"{name} gap", gaps, made)
        made[f"{way} frames off the second"] = sum(0.3 < one[0] % 1 < 0.97 for one in mine)
    made["connections lost"] = seen.lost


class Quiet:
    """Moments between beats: for a second, nothing but pings and pongs went between two nodes.

    Beats and the owner's own acts make much late by themselves, claims or not.
    """

    def __init__(self, seen):
        self.busy = {}
        for time, peer, _, kind, _ in seen.wire.frames:
            if kind not in ("ping", "pong"):
                self.busy.setdefault(peer, []).append(time)

    def has(self, peer, time):
        busy = self.busy.get(peer, [])
        place = bisect.bisect(busy, time + 0.2)
        return place == 0 or busy[place - 1] < time - 1.3


def _pongs(seen, made):
    begin, end = seen.window
    quiet = Quiet(seen)
    pongs = [one for one in seen.wire.pongs if begin <= one[1] < end]
    # Those that leave together come together: what counts is the first of each second.
    firsts = {}
    for said, answered, peer in pongs:
        firsts.setdefault((peer, int(answered)), answered % 1)
    between = [phase for (peer, second), phase in firsts.items() if quiet.has(peer, second + phase)]
    _spread("pong between beats", between, made)
    made["late pongs between beats"] = sum(phase > 0.1 for phase in between)
    _spread("pong phase", [one[1] % 1 for one in pongs], made)
    _spread("pong, first of a second", list(firsts.values()), made)
    _spread("pong wait", [one[1] - one[0] for one in pongs], made)
    made["seconds without pong"] = (end - begin) * len(seen.peers) - len(firsts)
    made["late pongs"] = sum(phase > 0.1 for phase in firsts.values())
    made["very late pongs"] = sum(phase > 0.25 for phase in firsts.values())


def _windows(seen, made):
    begin, end = seen.window
    mine = [one for one in seen.wire.windows if begin <= one[0] < end]
    _spread("unread octets", [one[3] for one in mine], made)
    made["unread at times"] = sum(one[3] > 0 for one in mine)
    quiet = Quiet(seen)
    shut, between = [], []
    for peer in seen.peers:
        sizes = [(time, window) for time, who, window, _ in mine if who == peer]
        widest = max((window for _, window in sizes), default=0)
        shut += [widest - window for _, window in sizes]
        between += [widest - window for time, window in sizes if quiet.has(peer, time)]
    for name, some in (("window shut by", shut), ("window shut between beats by", between)):
        _spread(name, some, made)
        made[f"{name}: often"] = sum(one > 30_000 for one in some)


def _streams(seen, made):
    begin, end = seen.window
    for who, chunks in seen.streams.items():
        sizes = [size for time, size in chunks if begin <= time < end]
        made[f"stream of {who}: octets"] = sum(sizes)
        made[f"stream of {who}: sizes"] = len(set(sizes))
        _spread(f"stream of {who}", sizes, made)


def _files(seen, made):
    begin, end = seen.window
    moments, growth, last = [], [], None
    for time, (base, log) in seen.stamps:
        if last and begin <= time < end and (log, base) != last:
            moments.append(log[1] % 1)
            growth.append(max(0, log[0] - last[0][0]))
        last = (log, base)
    _spread("log written at", moments, made)
    _spread("log growth", growth, made)
    made["log written off the second"] = sum(0.4 < one < 0.97 for one in moments)
    for when, (base, log) in (("end", seen.stamps[-1][1]), ("rest", seen.at_rest)):
        made[f"database size at {when}"], made[f"log size at {when}"] = base[0], log[0]
    (first_number, first_salt), (number, salt) = seen.logs
    made["log begun again"] = number - first_number
    made["log salt"] = (salt - first_salt) % 2**32
    commits = [one for one in seen.commits if begin <= one[0] < end]
    others = [pages for time, pages in commits if 0.3 < time % 1 < 0.97]
    _spread("pages of a commit", [pages for _, pages in commits], made)
    _spread("pages of a commit off the second", others, made)
    made["pages of all commits"] = sum(pages for _, pages in commits)
    made["pages of all commits off the second"] = sum(others)
    before, after = seen.tables
    for name, value in after.items():
        made[f"{name}, more"] = value - before.get(name, 0)


def _answers(seen, made):
    """What the owner's own acts set off."""
    _spread("owner answered after", [done - begun for begun, done in seen.owners_acts], made)
    first, octets, count = [], [], []
    for begun, _ in seen.owners_acts:
        back = [
            one for one in seen.wire.frames
            if one[2] and one[3] not in ("cells", "have")
            and begun <= one[0] < min(begun + 2, seen.window[1])
        ]  # fmt: skip
        first += [back[0][0] - begun] if back else []
        octets.append(sum(one[4] for one in back))
        count.append(len(back))
    _spread("first frame after an owner's act", first, made)
    _spread("octets after an owner's act", octets, made)
    _spread("frames after an owner's act", count, made)
