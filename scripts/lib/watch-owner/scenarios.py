"""The ways in which an owner may look."""

ELSEWHERE, HOUSEMATE = ["First", "Second"], ["Mate"]


# Seconds from beat to beat. On a slow disk each beat is late by itself, so there what givers do is
# looked for between beats, where real homes spend nearly all of their time.
BEAT, RARE_BEAT = 1, 5


class Scenario:
    def __init__(self, what, givers, disk=False, floods=False, adaptive=False):
        self.what, self.givers = what, givers
        self.disk, self.floods, self.adaptive = disk, floods, adaptive
        self.beat = RARE_BEAT if disk else BEAT


ALL = {
    "wire": Scenario("givers elsewhere; the owner pings their nodes", ELSEWHERE),
    "slow": Scenario("the same, and the givers' disks are slow", ELSEWHERE, disk=True),
    "flood": Scenario(
        "the owner also sends their nodes more than they like", ELSEWHERE, disk=True, floods=True
    ),
    "housemate": Scenario("the giver lives on the owner's node; files and streams", HOUSEMATE),
    "housemate-slow": Scenario("the same on a slow disk", HOUSEMATE, disk=True),
    "adaptive": Scenario(
        "slow, and the owner acts when something looks unusual", ELSEWHERE, disk=True, adaptive=True
    ),
    "adaptive-housemate": Scenario(
        "housemate, and the owner acts when something looks unusual", HOUSEMATE, adaptive=True
    ),
}
