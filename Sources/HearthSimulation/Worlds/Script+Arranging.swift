extension Script {
    /// Wishes that are copied, brought in from files and put elsewhere: drawn apart from the other
    /// acts, so that these stay what they are.
    static func arrangingActs(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "arranging").stream()
        var acts: [Act] = []
        func act(_ kind: Act.Kind, by person: Int) {
            acts.append(
                Act(
                    kind: kind, person: person,
                    moment: Ticks.random(in: start..<end, using: &dice)))
        }
        for (index, list) in blueprint.lists.enumerated() {
            for _ in 0..<Int.random(in: 1...3, using: &dice) {
                let wish = Int.random(in: 0..<(list.wishes.count + 2), using: &dice)
                act(
                    .orderWish(
                        list: index, number: wish, to: Int.random(in: 1...6, using: &dice)),
                    by: list.owner)
            }
            if dice.chance(0.3) {
                act(
                    .importWishes(list: index, count: dice.pick([2, 5, 30])), by: list.owner)
            }
            // A reader who has a list of their own wants something too.
            for (own, other) in blueprint.lists.enumerated()
            where list.readers.contains(where: { $0.person == other.owner }) && dice.chance(0.5) {
                let wish = Int.random(in: 0..<list.wishes.count, using: &dice)
                act(.copyWish(list: index, number: wish, to: own), by: other.owner)
            }
        }
        return acts
    }

    /// Looks at what is told about reservations, and at the cart.
    static func secretArrangingActs(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "secret arranging").stream()
        var acts: [Act] = []
        for person in blueprint.people.indices {
            for _ in 0..<3 {
                acts.append(
                    Act(
                        kind: dice.chance(0.6) ? .readNews : .orderCart, person: person,
                        moment: Ticks.random(in: start..<end, using: &dice)))
            }
        }
        return acts
    }
}
