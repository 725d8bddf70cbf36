import HearthSodium
import HearthWire

/// Something that a node does which no honest one would, and when.
package struct Mischief: Sendable {
    package enum Kind: Sendable, CaseIterable {
        // An owner's.
        case stopsReading
        case floodsDigests
        case churnsEpochs
        case asksAgain
        case forcesReconnects
        case equivocates
        case addsPuppet
        case swapsKeys
        // A friend's.
        case replays
        case floods
    }

    package let kind: Kind
    /// Whose node.
    package let home: Int
    package let moment: Ticks

    /// What hostile people do in a world, made from its seed.
    static func plan(
        seed: UInt64, blueprint: Blueprint, rates: FaultRates, from start: Ticks,
        until end: Ticks
    ) -> [Mischief] {
        var dice = Dice(seed: seed, purpose: "mischief").stream()
        let average = rates.hostile * Double(end - start) / 86_400e6
        let count = Int(average) + (dice.chance(average - Double(Int(average))) ? 1 : 0)
        let owners = blueprint.lists.flatMap(\.owners).map { blueprint.people[$0].home }
        return (0..<count).map { _ in
            let kind = dice.pick(Kind.allCases)
            let home: Int
            switch kind {
            case .replays, .floods: home = Int.random(in: 0..<blueprint.households, using: &dice)
            default: home = dice.pick(owners)
            }
            return Mischief(
                kind: kind, home: home, moment: Ticks.random(in: start..<end, using: &dice))
        }.sorted { $0.moment < $1.moment }
    }
}
