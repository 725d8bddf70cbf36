import HearthAPI

/// Reservations and the cart, for a person.
enum GivingText {
    /// Who will see what the caller reserves on a list.
    static func audience(_ audience: AudienceInfo) -> [String] {
        let list = "“\(audience.list)”"
        guard !audience.people.isEmpty else {
            return [
                "So far nobody but you will see what you reserve on \(list), and \(audience.owner) never will."
            ]
        }
        var table = Table("NAME", "ROLE", "NOTE")
        for person in audience.people {
            var notes: [String] = []
            if !person.isKnown { notes.append("known to \(audience.owner) only") }
            if person.isLeftOut {
                notes.append("left out until checked: lives on a node of \(audience.owner)'s")
            }
            table.add(person.name, person.role, notes.joined(separator: "; "))
        }
        return [
            "These people will be able to see what you reserve on \(list); \(audience.owner) never will:"
        ] + table.lines(indent: 2)
    }

    /// What came of reserving, freeing or buying.
    static func claim(_ claim: ClaimInfo) -> String {
        let wish = "“\(claim.wish.name)”"
        let ahead = claim.ahead.isEmpty ? "Somebody" : claim.ahead.joined(separator: ", ")
        return switch claim.state {
        case nil: "\(wish) is not reserved for you any more."
        case .reserved, .held, .lapsed, .chippedIn, .otherMode: "\(wish) is reserved for you."
        case .bought: "\(wish) is marked as bought by you."
        case .waiting:
            "\(ahead) was first. You wait in line for \(wish); it is yours when your turn comes."
        case .boughtTwice:
            "\(wish) is marked as bought by you, but it is reserved or bought by somebody else too: \(ahead)."
        }
    }

    static func cart(_ cart: CartInfo) -> Table {
        var table = Table(
            "WISH", "FOR", "STATE", "NUMBER", "PRICE", "STORE", "PLACE", "DATE", "NOTE", "PATH")
        for entry in cart.entries {
            table.add(
                entry.wish, entry.owner, state(entry.state),
                entry.units > 1 ? String(entry.units) : "", entry.price, entry.store, entry.place,
                entry.date, entry.note.map(note), entry.path)
        }
        return table
    }

    private static func state(_ state: ClaimState) -> String {
        switch state {
        case .reserved: "reserved"
        case .bought: "bought"
        case .waiting: "waiting"
        case .boughtTwice: "bought twice"
        case .held: "held"
        case .lapsed: "lapsed"
        case .chippedIn: "chipped in"
        case .otherMode: "does not count"
        }
    }

    private static func note(_ code: String) -> String {
        switch code {
        case "gone": "no longer on the list"
        case "list-gone": "the list is gone"
        default: code
        }
    }
}
