import HearthAPI

/// Who gives what, for a person.
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
            if !person.vouchedBy.isEmpty {
                notes.append("checked by " + person.vouchedBy.joined(separator: ", "))
            }
            if person.isLeftOut {
                notes.append("left out until checked: lives on an owner's node")
            }
            table.add(person.name, person.role, notes.joined(separator: "; "))
        }
        return [
            "These people will be able to see what you reserve on \(list); \(audience.owner) never will:"
        ] + table.lines(indent: 2)
    }

    /// What is reserved of a wish, in one line.
    static func summary(_ standing: Standing) -> String {
        guard !standing.queue.isEmpty else { return "free" }
        let names = standing.queue.filter { $0.state != .otherMode }.map(brief)
        let extent =
            if standing.isChipIn, !standing.isComplete, let percent = standing.percent {
                "\(percent) % of the price"
            } else {
                extent(standing)
            }
        return extent + ": " + names.joined(separator: ", ")
    }

    /// The same in as many lines as it takes: how much, who, and who sees to what.
    static func lines(_ standing: Standing) -> [String] {
        var lines = [extent(standing)]
        if standing.isChipIn, let percent = standing.percent {
            lines.append(bar(percent))
        }
        lines += standing.queue.map { line($0, isChipIn: standing.isChipIn) }
        let tasks = tasks(standing)
        if standing.isChipIn || tasks.contains(where: { $0.name != nil }) {
            lines.append(
                "buys: \(tasks[0].name ?? "nobody yet"), wraps: \(tasks[1].name ?? "nobody yet"), "
                    + "card: \(tasks[2].name ?? "nobody yet")")
        }
        if standing.isBoughtTwice {
            lines.append("More was bought than is wished for; agree on who takes it back.")
        }
        if standing.unreadable > 0 { lines.append(unreadable(standing.unreadable)) }
        return lines
    }

    static func unreadable(_ people: Int) -> String {
        "People whose reservations have not arrived yet: \(people)"
    }

    /// How much of a wish is given.
    private static func extent(_ standing: Standing) -> String {
        if standing.isBoughtTwice { return "bought twice" }
        if standing.isChipIn {
            if standing.isComplete { return "price met" }
            let sum = standing.contributed ?? "something"
            return standing.missing.map { "\(sum) together, \($0) missing" } ?? "\(sum) together"
        }
        if standing.isTaken { return "taken" }
        if standing.held == 0 { return "free" }
        return "\(standing.held) of " + (standing.wanted.map(String.init) ?? "any number")
    }

    /// How far contributions reach, 20 characters wide.
    static func bar(_ percent: Int) -> String {
        let percent = min(max(percent, 0), 100)
        let width = 20
        // Something there is never drawn as nothing, something missing never as nothing missing.
        let full =
            percent == 0
            ? 0 : percent == 100 ? width : min(max(percent * width / 100, 1), width - 1)
        return String(repeating: "█", count: full)
            + String(repeating: "░", count: width - full) + " \(percent) %"
    }

    private static func brief(_ holder: Holder) -> String {
        var text = name(holder) + pieces(holder)
        switch holder.state {
        case .reserved, .lapsed, .chippedIn, .otherMode: break
        case .held: text += " (at the shop)"
        case .bought, .boughtTwice: text += " (bought)"
        case .waiting: text += " (waiting)"
        }
        return text
    }

    private static func line(_ holder: Holder, isChipIn: Bool) -> String {
        var notes: [String] = []
        if let amount = holder.amount { notes.append(amount) }
        if let counted = holder.counted, holder.state != .otherMode {
            notes.append("of it \(counted) counts")
        }
        switch holder.state {
        case .reserved: notes.append("reserved")
        case .held: notes.append("at the shop until \(TimeText.local(holder.until) ?? "later")")
        case .bought, .boughtTwice: notes.append("bought")
        case .waiting, .lapsed, .chippedIn: break
        case .otherMode:
            notes.append(
                isChipIn
                    ? "wants to give it whole; does not count while others chip in"
                    : "wants to chip in; does not count while others give it whole")
        }
        if holder.waiting > 0, holder.waiting < holder.units {
            notes.append("\(holder.waiting) of them waiting")
        } else if holder.state == .waiting {
            notes.append("waiting")
        }
        if let position = holder.position, holder.waiting > 0 || holder.state == .waiting {
            notes.append(position == 1 ? "next in line" : "number \(position) in line")
        }
        return name(holder) + pieces(holder) + ": " + notes.joined(separator: ", ")
    }

    static func name(_ holder: Holder) -> String { holder.isCaller ? "you" : holder.name }

    private static func pieces(_ holder: Holder) -> String {
        holder.units > 1 ? " × \(holder.units)" : ""
    }

    /// Every task, and who does it.
    static func tasks(_ standing: Standing) -> [(task: String, name: String?)] {
        ["buys", "wraps", "card"].map { task in
            let names = standing.queue.filter { $0.roles.contains(task) }.map(name)
            return (task, names.isEmpty ? nil : "\(People(names))")
        }
    }
}

/// Names in a sentence: one, two or many, or nobody known.
struct People: CustomStringConvertible {
    private let names: [String]

    init(_ names: [String]) {
        self.names = names
    }

    var description: String {
        switch names.count {
        case 0: "Somebody"
        case 1: names[0]
        default: names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
        }
    }

    var were: String { names.count > 1 ? "were" : "was" }
    var give: String { names.count > 1 ? "give" : "gives" }
}
