extension Blueprint {
    /// A list of notes, and who has to do with it.
    package struct NotesList: Sendable {
        package struct Member: Sendable {
            package let person: Int
            package let mayEdit: Bool
            /// Later they are asked by an act.
            package let isAskedAtFirst: Bool
        }

        package let title: String
        package let owner: Int
        /// Every item is a line to tick.
        package let isChecklist: Bool
        package let members: [Member]

        /// Those who edit it, as long as nobody takes them off.
        package var editors: [Int] { [owner] + members.filter(\.mayEdit).map(\.person) }
    }

    /// Every world with notes has a list of them, and most have a checklist of somebody else.
    static func notesLists(
        _ seed: UInt64, _ people: [Person], _ friendships: [(Int, Int)]
    ) -> [NotesList] {
        var dice = Dice(seed: seed, purpose: "notes lists").stream()
        let owners = people.indices.filter { people[$0].passphrase == nil }
            .shuffled(using: &dice)
        let kinds = dice.chance(0.6) ? [false, true] : [false]
        return zip(owners, kinds).map { owner, isChecklist in
            let known = known(to: owner, people, friendships)
            let members = known.enumerated().map { index, person in
                NotesList.Member(
                    person: person, mayEdit: index == 0 || dice.chance(0.85),
                    isAskedAtFirst: dice.chance(0.85))
            }
            return NotesList(
                title: "\(isChecklist ? "Checklist" : "Notes") of \(letter(owner))", owner: owner,
                isChecklist: isChecklist, members: members)
        }
    }
}
