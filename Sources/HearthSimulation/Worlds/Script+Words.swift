extension Script {
    /// What people say openly, ask for and tell of themselves: drawn apart from the other acts, so
    /// that these are what they were before anybody spoke.
    static func wordActs(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "words").stream()
        var acts: [Act] = []
        func act(_ kind: Act.Kind, by person: Int) {
            acts.append(
                Act(
                    kind: kind, person: person,
                    moment: Ticks.random(in: start..<end, using: &dice)))
        }
        let hours = Double(end - start) / 3.6e9
        for (index, list) in blueprint.lists.enumerated() {
            let readers = list.owners + list.readers.map(\.person)
            for number in 0..<max(3, Int(hours)) {
                let person = dice.pick(readers)
                switch Int.random(in: 0..<100, using: &dice) {
                case ..<60:
                    let wish = Int.random(in: 0..<(list.wishes.count + 2), using: &dice)
                    act(
                        .say(list: index, number: wish, text: "Words \(index + 1)-\(number + 1)"),
                        by: person)
                case ..<70: act(.takeBack(list: index), by: person)
                case ..<85: act(.askForMore(list: index), by: dice.pick(list.readers).person)
                default:
                    act(
                        .tellOwner(list: index, name: list.wishes[0].name),
                        by: dice.pick(list.readers).person)
                }
            }
        }
        for person in blueprint.people.indices where dice.chance(0.7) {
            for _ in 0..<Int.random(in: 1...2, using: &dice) {
                act(.tellSize(Int.random(in: 30...50, using: &dice)), by: person)
            }
        }
        return acts
    }

    /// Who calls themselves something else.
    static func namingActs(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "names").stream()
        return blueprint.people.indices.filter { _ in dice.chance(0.3) }.flatMap { person in
            (0..<Int.random(in: 1...2, using: &dice)).map { _ in
                Act(
                    kind: .rename(Int.random(in: 1...99, using: &dice)), person: person,
                    moment: Ticks.random(in: start..<end, using: &dice))
            }
        }
    }

    /// What givers note for themselves.
    static func secretWordActs(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "secret words").stream()
        var acts: [Act] = []
        for (index, list) in blueprint.lists.enumerated() {
            for reader in list.readers where dice.chance(0.5) {
                let wish = Int.random(in: 0..<(list.wishes.count + 1), using: &dice)
                acts.append(
                    Act(
                        kind: .handOver(list: index, number: wish), person: reader.person,
                        moment: Ticks.random(in: start..<end, using: &dice)))
            }
        }
        return acts
    }
}
