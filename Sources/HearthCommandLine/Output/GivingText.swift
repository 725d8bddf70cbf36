import HearthAPI
import HearthLanguage

/// Who gives what, for a person.
enum GivingText {
    /// Who will see what the caller reserves on a list.
    static func audience(_ audience: AudienceInfo) -> [String] {
        guard !audience.people.isEmpty else {
            return [
                Text(
                    "So far nobody but you will see what you reserve on “\(audience.list)”, and \(audience.owner) never will."
                ).string
            ]
        }
        return [
            Text(
                "These people will be able to see what you reserve on “\(audience.list)”; \(audience.owner) never will:"
            ).string
        ] + people(audience).lines(indent: 2)
    }

    /// Who they are, and what is worth knowing about them.
    static func people(_ audience: AudienceInfo) -> Table {
        var table = Table(Text("NAME"), Text("ROLE"), Text("NOTE"))
        for person in audience.people {
            var notes: [String] = []
            if !person.isKnown { notes.append(Text("known to \(audience.owner) only").string) }
            if let clock = person.changesAt.map(LocalTime.near) {
                notes.append(
                    (person.isLeftOut
                        ? Text("sees it from \(clock) on") : Text("sees it until \(clock)")).string)
            } else if person.isLeftOut {
                notes.append(Text("left out until checked: lives on an owner's node").string)
            }
            table.add(person.name, Words.role(person.role), notes.joined(separator: "; "))
        }
        return table
    }

    /// What is reserved of a wish, in one line.
    static func summary(_ standing: Standing) -> String {
        guard !standing.queue.isEmpty else { return free(standing) }
        let names = standing.queue.filter { $0.state != .otherMode }.map(brief)
        let extent =
            if standing.isChipIn, !standing.isComplete, let percent = standing.percent {
                (standing.unreadable > 0
                    ? Text("at least \(percent) % of the price")
                    : Text("\(percent) % of the price")).string
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
                tasks.map { "\(word(for: $0.task)): \($0.name ?? Text("nobody yet").string)" }
                    .joined(separator: ", "))
        }
        if standing.isBoughtTwice {
            lines.append(
                Text("More was bought than is wished for; agree on who takes it back.").string)
        }
        return lines + unread(standing)
    }

    /// What may be reserved without being known here.
    static func unread(_ standing: Standing) -> [String] {
        let awaited = standing.unreadable - standing.keptBack.count
        let lines =
            awaited > 0
            ? [Text("People whose reservations have not arrived yet: \(awaited)").string] : []
        return lines + [KeptBackText.line(standing.keptBack)].compactMap { $0?.string }
    }

    private static func free(_ standing: Standing) -> String {
        guard standing.keptBack.isEmpty else { return Text("not known to you").string }
        return (standing.unreadable > 0 ? Text("perhaps free") : Text("free")).string
    }

    /// How much of a wish is given.
    private static func extent(_ standing: Standing) -> String {
        if standing.isBoughtTwice { return Text("bought twice").string }
        if standing.isChipIn {
            if standing.isComplete { return Text("price met").string }
            let sum = Words.amount(standing.contributed) ?? Text("something").string
            let isAll = standing.unreadable == 0
            guard let missing = Words.amount(standing.missing) else {
                return (isAll ? Text("\(sum) together") : Text("at least \(sum) together")).string
            }
            return
                (isAll
                ? Text("\(sum) together, \(missing) missing")
                : Text("at least \(sum) together, at most \(missing) missing")).string
        }
        if standing.isTaken { return Text("taken").string }
        if standing.held == 0 { return free(standing) }
        let held = standing.held
        guard let wanted = standing.wanted else {
            return
                (standing.unreadable > 0
                ? Text("at least \(held) of any number") : Text("\(held) of any number")).string
        }
        return
            (standing.unreadable > 0
            ? Text("at least \(held) of \(wanted)") : Text("\(held) of \(wanted)")).string
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
        case .held: text += " " + Text("(at the shop)").string
        case .bought, .boughtTwice: text += " " + Text("(bought)").string
        case .waiting: text += " " + Text("(waiting)").string
        }
        return text
    }

    private static func line(_ holder: Holder, isChipIn: Bool) -> String {
        var notes: [String] = []
        if let amount = Words.amount(holder.amount) { notes.append(amount) }
        if let counted = Words.amount(holder.counted), holder.state != .otherMode {
            notes.append(Text("of it \(counted) counts").string)
        }
        switch holder.state {
        case .reserved: notes.append(Text("reserved").string)
        case .held:
            let end = TimeText.local(holder.until) ?? Text("later").string
            notes.append(Text("at the shop until \(end)").string)
        case .bought, .boughtTwice: notes.append(Text("bought").string)
        case .waiting, .lapsed, .chippedIn: break
        case .otherMode:
            notes.append(
                (isChipIn
                    ? Text("wants to give it whole; does not count while others chip in")
                    : Text("wants to chip in; does not count while others give it whole")).string)
        }
        if holder.waiting > 0, holder.waiting < holder.units {
            notes.append(Text("\(holder.waiting) of them waiting").string)
        } else if holder.state == .waiting {
            notes.append(Text("waiting").string)
        }
        if let position = holder.position, holder.waiting > 0 || holder.state == .waiting {
            notes.append(
                (position == 1 ? Text("next in line") : Text("number \(position) in line")).string)
        }
        return name(holder) + pieces(holder) + ": " + notes.joined(separator: ", ")
    }

    static func name(_ holder: Holder) -> String {
        holder.isCaller ? Text("you").string : holder.name
    }

    private static func pieces(_ holder: Holder) -> String {
        holder.units > 1 ? " × \(holder.units)" : ""
    }

    /// A task in a row of tasks.
    private static func word(for task: GiftTask) -> String {
        switch task {
        case .buys: Text("buys").string
        case .wraps: Text("wraps").string
        case .card: Text("card").string
        }
    }

    /// Every task, and who does it.
    static func tasks(_ standing: Standing) -> [(task: GiftTask, name: String?)] {
        GiftTask.allCases.map { task in
            let names = standing.queue.filter { $0.roles.contains(task) }.map(name)
            return (task, names.isEmpty ? nil : "\(People(names))")
        }
    }
}
