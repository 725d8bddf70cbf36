import HearthAPI
import HearthLanguage
import HearthLists

/// The cart, for a person.
enum CartText {
    /// What is not bought yet, the most urgent first.
    static func reminders(_ entries: [CartEntry]) -> Table {
        var table = Table(Text("WHEN"), Text("PATH"), Text("NUMBER"), Text("WHERE"))
        let names = NameOrder(language: Language.current.code)
        let sorted = entries.sorted {
            ($0.daysLeft ?? .max, names.key($0.path)) < ($1.daysLeft ?? .max, names.key($1.path))
        }
        for entry in sorted {
            table.add(
                entry.daysLeft.map { when($0).string }, entry.path,
                entry.units > 1 ? String(entry.units) : "", entry.store ?? entry.place)
        }
        return table
    }

    private static func when(_ days: Int) -> Text {
        switch days {
        case 0: Text("today")
        case 1: Text("tomorrow")
        case -1: Text("was yesterday")
        case ..<0:
            Text(count: -days, one: "was \(-days) day ago", other: "was \(-days) days ago")
        default: Text(count: days, one: "in \(days) day", other: "in \(days) days")
        }
    }

    /// The entries under headings, which follow from how they are sorted, and the lines about each.
    static func groups(
        _ entries: [CartEntry], sortedBy sort: String
    ) -> [(heading: String, lines: [String])] {
        var order: [String] = []
        var byHeading: [String: [CartEntry]] = [:]
        for entry in entries {
            let heading = heading(of: entry, sortedBy: sort)
            if byHeading[heading] == nil { order.append(heading) }
            byHeading[heading, default: []].append(entry)
        }
        return order.map { heading in
            let entries = byHeading[heading] ?? []
            var table = Table(Text("WISH"), Text("STATE"), Text("PRICE"), Text("DATE"))
            for entry in entries {
                // Where the heading does not say whose it is, the name does.
                table.add(
                    name(entry, sort == "person" ? entry.wish : entry.path), state(entry).string,
                    Words.price(entry.price), entry.date)
            }
            let rows = table.lines(indent: 2)
            var lines = Array(rows.prefix(1))
            for (entry, row) in zip(entries, rows.dropFirst()) {
                lines.append(row)
                lines += notes(entry).map { "    " + SafeText.line($0.string) }
            }
            return (heading, lines)
        }
    }

    /// What to write before the wish, or what the entries of one group have in common.
    private static func heading(of entry: CartEntry, sortedBy sort: String) -> String {
        switch sort {
        case "date": entry.date ?? Text("Without a date").string
        case "store": entry.store ?? Text("Anywhere").string
        case "price": Text("By price").string
        case "hand": Text("As you put it").string
        default:
            NamePath(entry.path).parent?.text ?? entry.path
        }
    }

    private static func name(_ entry: CartEntry, _ name: String) -> String {
        entry.units > 1 ? "\(name) × \(entry.units)" : name
    }

    private static func state(_ entry: CartEntry) -> Text {
        if entry.isGiven { return Text("given") }
        return switch entry.state {
        case .reserved: Text("reserved")
        case .held: Text("held until \(TimeText.local(entry.until) ?? Text("later").string)")
        case .lapsed: Text("lapsed \(TimeText.local(entry.until) ?? "")")
        case .chippedIn: Text("you give \(Words.amount(entry.amount) ?? Text("a part").string)")
        case .bought: Text("bought")
        case .waiting: Text("waiting")
        case .boughtTwice: Text("bought twice")
        case .otherMode: Text("does not count")
        }
    }

    /// What else there is to know, a sentence a line.
    static func notes(_ entry: CartEntry) -> [Text] {
        var notes: [Text] = []
        switch entry.note {
        case .gone: notes.append(Text("It is no longer on the list."))
        case .moved:
            if let moved = entry.movedTo { notes += Self.moved(moved) }
        case .underWay:
            notes.append(Text("This part of the list is still on its way to your node."))
        case .listGone: notes.append(Text("You cannot see this list any more."))
        case nil: break
        }
        if let wanted = entry.wanted { notes.append(ClaimText.tooMany(entry.units, of: wanted)) }
        if let words = entry.notes {
            let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
            notes.append(Text("Notes: \(line)"))
        }
        notes += stateNotes(entry)
        notes += entry.changes.map { $0.text { $0.shown($1) } }
        let own = entry.roles.map { task in
            switch task {
            case .buys: Text("buy it").string
            case .wraps: Text("wrap it").string
            case .card: Text("write the card").string
            }
        }
        if !own.isEmpty { notes.append(Text("You \("\(People(own))").")) }
        for field in WishField.allCases where field.saysWhichOne {
            if let value = entry.fields[field] { notes.append(Text("\(field.label): \(value)")) }
        }
        let places = [entry.store, entry.place, entry.link].compactMap { $0 }
        if !places.isEmpty { notes.append(Text("At \(places.joined(separator: ", "))")) }
        // What the heading and the name would not lead to.
        if NamePath(entry.path).name != entry.wish { notes.append(Text("Path: \(entry.path)")) }
        return notes
    }

    private static func moved(_ wish: MovedWish) -> [Text] {
        [
            Text(
                "It is on “\(wish.list)” now, which other people read too. They do not see that you give it."
            ),
            Text("To reserve it there: hearth reserve \(ShellWord.quoted(wish.path))"),
        ]
    }

    private static func stateNotes(_ entry: CartEntry) -> [Text] {
        let people = People(entry.ahead)
        let ahead = people.description
        switch entry.state {
        case .lapsed:
            return [Text("Your hold has lapsed: hold or reserve it again, or release it.")]
        case .waiting where entry.amount != nil:
            let part = Words.amount(entry.amount) ?? Text("part").string
            return [Text("The price is met without your \(part), by \(ahead).")]
        case .waiting:
            let place =
                switch entry.position {
                case nil: Text("you are waiting in line")
                case 1: Text("you are next in line")
                case let number?: Text("you are number \(number) in line")
                }
            return [
                Text(
                    count: people.count, one: "\(ahead) was first; \(place).",
                    other: "\(ahead) were first; \(place).")
            ]
        case .boughtTwice:
            return [Text("\(ahead) bought it too: agree on who takes it back.")]
        case .otherMode where entry.amount != nil:
            return [
                Text(
                    count: people.count,
                    one:
                        "\(ahead) gives it whole: withdraw your part with `hearth free`, or agree.",
                    other:
                        "\(ahead) give it whole: withdraw your part with `hearth free`, or agree.")
            ]
        case .otherMode:
            return [
                Text(
                    "\(ahead) put money towards it: release it and chip in, or agree on something.")
            ]
        case .reserved, .held, .bought, .chippedIn:
            var notes: [Text] = []
            if entry.waiting > 0, entry.state != .bought, !entry.ahead.isEmpty {
                notes.append(Text("\(entry.waiting) of them waits in line behind \(ahead)."))
            }
            if let counted = Words.amount(entry.counted) {
                notes.append(Text("Of your part \(counted) counts."))
            }
            if entry.contributed != nil, entry.isComplete {
                notes.append(Text("The price is met."))
            } else if let sum = Words.amount(entry.contributed) {
                notes.append(
                    Words.amount(entry.price).map { Text("Together that is \(sum) of \($0).") }
                        ?? Text("Together that is \(sum)."))
            }
            return notes
        }
    }
}
