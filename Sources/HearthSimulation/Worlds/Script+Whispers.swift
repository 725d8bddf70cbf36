extension Script {
    /// What the circles of a world whisper, and what they think of besides.
    static func whispers(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "whispers").stream()
        var acts: [Act] = []
        let hours = Double(end - start) / 3.6e9
        for (index, list) in blueprint.lists.enumerated() {
            for reader in list.readers {
                let count = max(4, Int(hours)) + Int.random(in: 0...3, using: &dice)
                for number in 0..<count {
                    let name = "\(index + 1)-\(reader.person + 1)-\(number + 1)"
                    let wish = Int.random(in: 0..<(list.wishes.count + 2), using: &dice)
                    let kind: Act.Kind
                    switch Int.random(in: 0..<100, using: &dice) {
                    case ..<55:
                        kind = .whisper(
                            list: index, number: dice.chance(0.6) ? wish : nil,
                            text: text("Whisper \(name)", &dice))
                    case ..<65: kind = .takeBackWhisper(list: index)
                    case ..<75: kind = .readWhispers(list: index)
                    case ..<93:
                        kind = .addIdea(
                            list: index, name: "Idea \(name)",
                            price: dice.chance(0.5) ? "\(20 + number).00 EUR" : nil)
                    default: kind = .takeBackIdea(list: index)
                    }
                    acts.append(
                        Act(
                            kind: kind, person: reader.person,
                            moment: Ticks.random(in: start..<end, using: &dice)))
                }
            }
        }
        return acts
    }

    /// Mostly a sentence, now and then as much as a whisper has room for.
    private static func text(_ beginning: String, _ dice: inout DiceStream) -> String {
        let length = dice.chance(0.15) ? 280 : Int.random(in: 20...90, using: &dice)
        let filling = String(repeating: " so", count: 90)
        return String((beginning + " is" + filling).prefix(length))
            .trimmingSuffix { $0 == " " }
    }
}

extension String {
    fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
        var rest = self[...]
        while let last = rest.last, condition(last) { rest.removeLast() }
        return String(rest)
    }
}
