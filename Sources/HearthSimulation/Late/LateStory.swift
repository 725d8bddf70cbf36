/// What people begin around the time of the copy to which a home is put back: a list that they make
/// and share, somebody whom they take off it, and a friend whom they make.
///
/// Drawn apart from all else, from the seed and from when homes are put back: a world without any is
/// what it would be.
struct LateStory: Sendable {
    struct List: Sendable {
        let title: String
        let owner: Int
        let readers: [Int]
    }

    /// The first asks the other.
    struct Friendship: Sendable {
        let one: Int
        let other: Int
    }

    private(set) var lists: [List] = []
    private(set) var friendships: [Friendship] = []
    private(set) var acts: [Act] = []

    /// The least time between the copy and the end of the home that has room for a story.
    private static let leastTime: Ticks = 60_000_000
    /// How long before the copy a list is begun that is in it.
    private static let before: Ticks = 600_000_000
    /// The share of worlds with homes that are put back, and of such homes there.
    private static let share = 0.6

    init() {}

    /// Only where homes are put back at least once a day: other worlds are what they were.
    init(
        seed: UInt64, blueprint: Blueprint, faults: FaultPlan, rates: FaultRates,
        from start: Ticks
    ) {
        guard rates.restores >= 1 else { return }
        var dice = Dice(seed: seed, purpose: "late").stream()
        guard dice.chance(Self.share) else { return }
        for absence in faults.absences.sorted(by: { $0.begins < $1.begins }) {
            guard case .asOf(let copy) = absence.comesBack,
                absence.begins - copy >= Self.leastTime, dice.chance(Self.share),
                let owner = blueprint.people(in: absence.node).first,
                !lists.contains(where: { $0.owner == owner })
            else { continue }
            add(by: owner, absence, copy: copy, from: start, blueprint, &dice)
        }
    }

    private mutating func add(
        by owner: Int, _ absence: FaultPlan.Absence, copy: Ticks, from start: Ticks,
        _ blueprint: Blueprint, _ dice: inout DiceStream
    ) {
        let end = absence.begins
        // Such as are never locked.
        let others = blueprint.people.indices.filter {
            blueprint.people[$0].home != absence.node && blueprint.people[$0].passphrase == nil
        }.shuffled(using: &dice)
        let friends = others.filter { blueprint.areFriends($0, owner) }
        let isOld = dice.chance(0.4) && copy - start >= Self.leastTime
        let begin = isOld ? max(start, copy - Self.before) : copy
        /// In tenths of the time before the copy, or of all that there is.
        func early(_ tenths: Ticks) -> Ticks {
            begin + ((isOld ? copy : end) - begin) * tenths / 10
        }
        /// In tenths of the time after the copy.
        func late(_ tenths: Ticks) -> Ticks { copy + (end - copy) * tenths / 10 }
        func act(_ deed: LateDeed, by person: Int, at moment: Ticks) {
            acts.append(Act(kind: .late(deed), person: person, moment: moment))
        }
        func look(_ person: Int, at moment: Ticks) {
            acts.append(
                Act(
                    kind: .lookIntoInbox(showsAddresses: true), person: person, moment: moment))
        }
        let readers = Array(friends.prefix(2))
        let list = lists.count
        lists.append(
            List(
                title: "Late list \(list + 1) of \(blueprint.people[owner].name)", owner: owner,
                readers: readers))
        act(.makeList(list), by: owner, at: early(1))
        act(.addWish(list: list, name: "Late wish \(list + 1)-1"), by: owner, at: early(2))
        for reader in readers {
            act(.share(list: list, with: reader), by: owner, at: early(2))
            for tenths: Ticks in [4, 6] { look(reader, at: early(tenths)) }
        }
        act(.addWish(list: list, name: "Late wish \(list + 1)-2"), by: owner, at: late(7))
        if readers.count > 1, dice.chance(0.7) {
            act(.takeOff(list: list, reader: readers[1]), by: owner, at: late(8))
        }
        if let stranger = others.first(where: { !blueprint.areFriends($0, owner) }) {
            friendships.append(Friendship(one: owner, other: stranger))
            act(.ask(stranger), by: owner, at: late(1))
            for tenths: Ticks in [2, 3, 5] { look(stranger, at: late(tenths)) }
        }
        // Before the home knows what it forgot, or when it does.
        let moment = absence.ends + Ticks.random(in: 500_000...90_000_000, using: &dice)
        act(.addWish(list: list, name: "Late wish \(list + 1)-3"), by: owner, at: moment)
    }
}

/// What is done with late lists and friends.
package enum LateDeed: Sendable, Hashable {
    case makeList(Int)
    case addWish(list: Int, name: String)
    case share(list: Int, with: Int)
    case takeOff(list: Int, reader: Int)
    case ask(Int)
}

extension Blueprint {
    func areFriends(_ one: Int, _ other: Int) -> Bool {
        friendships.contains { $0 == (one, other) || $0 == (other, one) }
    }
}
