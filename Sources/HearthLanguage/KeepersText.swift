package import HearthAPI

/// What somebody who is offered a child's list is told of those who look after it.
package enum KeepersText {
    /// Who sees what the reader gives there once they accept it, and who does not: a keeper with the name of
    /// somebody whom the reader knows.
    package static func lines(_ keepers: [OfferedKeeper], of child: String) -> [Text] {
        // The roster's order is that of keys, which says nothing to a person.
        let keepers = keepers.sorted { $0.name < $1.name }
        let seeing = keepers.filter(\.sees)
        let others = keepers.filter { !$0.sees }.map { notKnown($0.name) }
        guard !seeing.isEmpty else { return others }
        let who = who(seeing)
        let whose = Text(whose: child)
        return [
            Text(
                count: seeing.count,
                one:
                    "\(who) looks after \(whose) list and sees what you give. \(child) never does.",
                other: "\(who) look after \(whose) list and see what you give. \(child) never does."
            )
        ] + others
    }

    /// Friends come first, and it is said that they are friends.
    private static func who(_ keepers: [OfferedKeeper]) -> Text {
        let friends = keepers.filter(\.isFriend).map(\.name)
        let others = keepers.filter { !$0.isFriend }.map(\.name)
        switch (friends.count, others.count) {
        case (0, _): return Text(verbatim: People(others).description)
        case (1, 0): return Text("\(friends[0]), your friend,")
        case (_, 0): return Text("\(People(friends).description), your friends,")
        case (1, 1): return Text("\(friends[0]), your friend, and \(others[0])")
        default:
            let marked = friends.map { Text("\($0) (your friend)").string }
            return Text(verbatim: People(marked + others).description)
        }
    }

    private static func notKnown(_ name: String) -> Text {
        let known = ShortID.split(name)?.name ?? name
        return Text(
            "\(name), who looks after it too, is not the \(known) you know, and does not see what you give."
        )
    }
}
