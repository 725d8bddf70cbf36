package import HearthAPI
package import HearthLanguage

/// What is reserved of a wish, in a word: for givers alone, told apart by icon and word, not by
/// colour only.
package struct WishStatus: Sendable {
    /// free, mine, bought, taken, waiting, some or twice: the icon and the style.
    package let kind: String
    package let label: Text

    package init(_ standing: Standing) {
        let mine = standing.queue.first(where: \.isCaller)
        let others = standing.queue.filter { !$0.isCaller }
        (kind, label) = Self.own(mine) ?? Self.others(standing, others)
    }

    /// Of a claim that waits because others give the wish in the other way.
    static func notCounted(chipsIn: Bool) -> Text {
        chipsIn
            ? Text("Not counted: others give it whole") : Text("Not counted: others chip in")
    }

    static func heldForYou(until: String?) -> Text {
        until.map { Text("Held for you until \(LocalTime.near($0))") } ?? Text("Held for you")
    }

    private static func own(_ claim: Holder?) -> (String, Text)? {
        guard let claim else { return nil }
        switch claim.state {
        case .reserved:
            return claim.units > 1
                ? ("mine", Text("Reserved: \(claim.units)")) : ("mine", Text("Reserved by you"))
        case .held: return ("mine", heldForYou(until: claim.until))
        case .chippedIn: return ("mine", Text("You chip in"))
        case .bought: return ("bought", Text("Bought by you"))
        case .boughtTwice: return ("twice", Text("Bought twice"))
        case .otherMode: return ("waiting", notCounted(chipsIn: claim.amount != nil))
        case .waiting:
            return claim.position == 1
                ? ("waiting", Text("You are next in line")) : ("waiting", Text("You wait in line"))
        case .lapsed: return nil
        }
    }

    private static func others(_ standing: Standing, _ others: [Holder]) -> (String, Text) {
        if standing.isChipIn {
            if standing.isComplete { return ("taken", Text("The price is met")) }
            let percent = standing.percent ?? 0
            return standing.unreadable > 0
                ? ("some", Text("At least \(percent) % of the price"))
                : ("some", Text("\(percent) % of the price"))
        }
        let holders = others.filter { $0.units > $0.waiting }
        if standing.isTaken {
            guard let first = holders.first, holders.count == 1 else {
                return ("taken", Text("Taken"))
            }
            if first.state == .held, let until = first.until {
                return ("taken", Text("Held by \(first.name) until \(LocalTime.near(until))"))
            }
            return ("taken", Text("Taken by \(first.name)"))
        }
        if standing.held > 0, let wanted = standing.wanted {
            let left = wanted - standing.held
            return standing.unreadable > 0
                ? ("some", Text("At most \(left) of \(wanted) left"))
                : ("some", Text("\(left) of \(wanted) left"))
        }
        guard standing.keptBack.isEmpty else { return ("some", Text("Not known to you")) }
        return standing.unreadable > 0
            ? ("some", Text("Perhaps free")) : ("free", Text("Free"))
    }
}
