extension Blueprint {
    /// Every world with notes has a list of them, and most have a checklist of somebody else.
    static func notesLists(
        _ seed: UInt64, _ people: [Person], _ friendships: [(Int, Int)]
    ) -> [KindList] {
        var dice = Dice(seed: seed, purpose: "notes lists").stream()
        let owners = people.indices.filter { people[$0].passphrase == nil }
            .shuffled(using: &dice)
        let kinds = dice.chance(0.6) ? [false, true] : [false]
        return zip(owners, kinds).map { owner, isChecklist in
            let known = known(to: owner, people, friendships)
            let members = known.enumerated().map { index, person in
                KindList.Member(
                    person: person, mayEdit: index == 0 || dice.chance(0.85),
                    isAskedAtFirst: dice.chance(0.85))
            }
            return KindList(
                kind: KindActs.notes.kind, variety: isChecklist ? 1 : 0,
                title: "\(isChecklist ? "Checklist" : "Notes") of \(letter(owner))", owner: owner,
                members: members)
        }
    }
}

extension Blueprint.KindList {
    /// Every item is a line to tick.
    var isChecklist: Bool { variety == 1 }
}
