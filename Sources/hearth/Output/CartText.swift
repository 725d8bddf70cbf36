import HearthAPI

/// The cart, for a person.
enum CartText {
    /// What is not bought yet, the most urgent first.
    static func reminders(_ entries: [CartEntry]) -> Table {
        var table = Table("WHEN", "PATH", "NUMBER", "WHERE")
        let sorted = entries.sorted {
            ($0.daysLeft ?? .max, $0.path) < ($1.daysLeft ?? .max, $1.path)
        }
        for entry in sorted {
            table.add(
                entry.daysLeft.map(when), entry.path,
                entry.units > 1 ? String(entry.units) : "", entry.store ?? entry.place)
        }
        return table
    }

    private static func when(_ days: Int) -> String {
        switch days {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "was yesterday"
        case ..<0: "was \(-days) days ago"
        default: "in \(days) days"
        }
    }

    /// The entries by list: what to write before the wish, and the lines about each.
    static func groups(_ entries: [CartEntry]) -> [(heading: String, lines: [String])] {
        var order: [String] = []
        var byList: [String: [CartEntry]] = [:]
        for entry in entries {
            let list = entry.path.split(separator: "/", omittingEmptySubsequences: false)
                .dropLast().joined(separator: "/")
            if byList[list] == nil { order.append(list) }
            byList[list, default: []].append(entry)
        }
        return order.map { list in
            let entries = byList[list] ?? []
            var table = Table("WISH", "STATE", "PRICE", "DATE")
            for entry in entries {
                table.add(name(entry), state(entry), entry.price, entry.date)
            }
            let rows = table.lines(indent: 2)
            var lines = Array(rows.prefix(1))
            for (entry, row) in zip(entries, rows.dropFirst()) {
                lines.append(row)
                lines += notes(entry).map { "    " + SafeText.line($0) }
            }
            return (list, lines)
        }
    }

    private static func name(_ entry: CartEntry) -> String {
        entry.units > 1 ? "\(entry.wish) × \(entry.units)" : entry.wish
    }

    private static func state(_ entry: CartEntry) -> String {
        switch entry.state {
        case .reserved: "reserved"
        case .held: "held until \(TimeText.local(entry.until) ?? "later")"
        case .lapsed: "lapsed \(TimeText.local(entry.until) ?? "")"
        case .chippedIn: "you give \(entry.amount ?? "a part")"
        case .bought: "bought"
        case .waiting: "waiting"
        case .boughtTwice: "bought twice"
        case .otherMode: "does not count"
        }
    }

    /// What else there is to know, a sentence a line.
    static func notes(_ entry: CartEntry) -> [String] {
        var notes: [String] = []
        switch entry.note {
        case "gone": notes.append("It is no longer on the list.")
        case "list-gone": notes.append("You cannot see this list any more.")
        default: break
        }
        notes += stateNotes(entry)
        notes += entry.changes.map(change)
        let tasks = ["buys": "buy it", "wraps": "wrap it", "card": "write the card"]
        let own = entry.roles.compactMap { tasks[$0] }
        if !own.isEmpty { notes.append("You \(own.joined(separator: " and ")).") }
        let places = [entry.store, entry.place, entry.link].compactMap { $0 }
        if !places.isEmpty { notes.append("At " + places.joined(separator: ", ")) }
        // What the heading and the name would not lead to.
        if !entry.path.hasSuffix("/" + entry.wish) { notes.append("Path: " + entry.path) }
        return notes
    }

    private static func stateNotes(_ entry: CartEntry) -> [String] {
        let ahead = People(entry.ahead)
        switch entry.state {
        case .lapsed:
            return ["Your hold has lapsed: hold or reserve it again, or free it."]
        case .waiting where entry.amount != nil:
            return ["The price is met without your \(entry.amount ?? "part"), by \(ahead)."]
        case .waiting:
            let place = entry.position.map { $0 == 1 ? "next" : "number \($0)" } ?? "waiting"
            return ["\(ahead) \(ahead.were) first; you are \(place) in line."]
        case .boughtTwice:
            return ["\(ahead) bought it too: agree on who takes it back."]
        case .otherMode where entry.amount != nil:
            return [
                "\(ahead) \(ahead.give) it whole: withdraw your part with `hearth free`, or agree."
            ]
        case .otherMode:
            return ["\(ahead) put money towards it: free it and chip in, or agree on something."]
        case .reserved, .held, .bought, .chippedIn:
            var notes: [String] = []
            if entry.waiting > 0, entry.state != .bought {
                notes.append("\(entry.waiting) of them waits in line behind \(ahead).")
            }
            if let counted = entry.counted { notes.append("Of your part \(counted) counts.") }
            if let sum = entry.contributed {
                notes.append(
                    entry.isComplete
                        ? "The price is met."
                        : "Together that is \(sum)" + (entry.price.map { " of \($0)" } ?? "") + ".")
            }
            return notes
        }
    }

    private static func change(_ change: WishChange) -> String {
        let (name, had) =
            switch change.field {
            case .name: ("name", "a name")
            case .price: ("price", "a price")
            case .notes: ("notes", "notes")
            case .link: ("link", "a link")
            case .store: ("store", "a store")
            case .place: ("place", "a place")
            case .quantity: ("number", "a number")
            case .date: ("date", "a date")
            case .turn: ("", "")
            }
        switch change.field {
        case .name: return "Changed: its name was “\(change.before ?? "")”."
        case .turn: return "It is yours now: your turn has come."
        case .notes: return "Changed: its notes are others now."
        default: break
        }
        guard let before = change.before else { return "Changed: it has \(had) now." }
        let after = change.after.map { ", is \($0) now" } ?? ", has none now"
        return "Changed: its \(name) was \(before)\(after)."
    }
}
