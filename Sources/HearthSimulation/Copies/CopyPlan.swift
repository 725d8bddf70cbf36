/// A home that runs twice from a moment on, as after a disk was copied: each of the two is reached for
/// a while, then the other.
struct CopyPlan: Sendable {
    let home: Int
    let begins: Ticks
    /// Reservations of those who live there, besides what they do anyway: at one copy and the other.
    private(set) var acts: [Act] = []
    private let dice: Dice

    /// How long each is reached: a beat of the lists that beat most often, and meeting before.
    static let turn: Ticks = 1_100_000_000

    /// `nil` in most worlds, and where no home can: nobody is behind a passphrase there, and it is not
    /// put back besides.
    init?(
        seed: UInt64, blueprint: Blueprint, faults: FaultPlan, rates: FaultRates,
        from start: Ticks, until end: Ticks
    ) {
        dice = Dice(seed: seed, purpose: "copies")
        var stream = dice.stream()
        guard stream.chance(rates.copies) else { return nil }
        let homes = (0..<blueprint.households).filter { home in
            let people = blueprint.people(in: home)
            return people.allSatisfy { blueprint.people[$0].passphrase == nil }
                && blueprint.lists.contains { $0.readers.contains { people.contains($0.person) } }
                && !faults.absences.contains { $0.node == home && $0.comesBack != .asItWas }
        }
        guard !homes.isEmpty else { return nil }
        home = stream.pick(homes)
        begins = start + (end - start) * Ticks.random(in: 5...40, using: &stream) / 100
        for (index, list) in blueprint.lists.enumerated() {
            for reader in list.readers where blueprint.people[reader.person].home == home {
                for number in 0..<4 {
                    acts.append(
                        Act(
                            kind: .reserve(
                                list: index, number: number % list.wishes.count, quantity: 1),
                            person: reader.person,
                            moment: Ticks.random(in: begins..<end, using: &stream)))
                }
            }
        }
    }

    /// Whether something is done at the second copy.
    func isAtCopy(_ act: Act, _ blueprint: Blueprint) -> Bool {
        guard blueprint.people[act.person].home == home, act.moment > begins else { return false }
        switch act.kind {
        case .reserve, .buy, .free, .hold, .chipIn, .addWish, .say:
            return dice.fraction(UInt64(bitPattern: act.moment)) < 0.5
        default: return false
        }
    }
}
