import HearthSodium
package import HearthWire

extension FocusDay: ItemKind {
    package static let listKind = ListKind.focusLog

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        guard case .focusDay(let day) = message.body else { return nil }
        try self.init(message: day)
    }

    package func put(into message: inout Hearth_V1_Item) { message.focusDay = self.message }

    package func check() throws(PartError) {
        guard sessions.count <= Self.readSessionLimit, chosen.count <= Self.chosenLimit,
            interruptionCount <= Self.readInterruptionLimit
        else { throw .overLimit }
        guard (0...Self.plannedLimit).contains(planned), (0...Self.doneLimit).contains(done) else {
            throw .malformed
        }
        for session in sessions { try session.check() }
    }

    package var texts: [String] {
        sessions.flatMap { [$0.activity?.name ?? ""] + $0.interruptions.map(\.note) }
            .filter { !$0.isEmpty }
    }

    package static var hasUniqueNames: Bool { false }

    package static let isShown = false
    package static let room = "focus"
    package static let listName = "Diary"
    package static let maximumOctets: Int? = readOctetLimit

    package func itemID(on list: ListID) -> ItemID? { Self.id(of: day, in: list) }

    /// Two contents of one day are one day, whichever came back.
    package static let uniting: (@Sendable (Item, Item) -> Item)? = { counting, other in
        guard let one = counting.known as? FocusDay, let two = other.known as? FocusDay else {
            return counting
        }
        var united = counting
        united.body = .known(one.merged(with: two))
        return united
    }
}

extension FocusSession {
    fileprivate func check() throws(PartError) {
        let times = [started, ending?.at].compactMap(\.self)
        guard Self.plannedSeconds.contains(plannedSeconds), (-1440...1440).contains(zoneMinutes),
            times.allSatisfy({ (1..<Int64(ListLimits.milliseconds)).contains($0.milliseconds) })
        else { throw .malformed }
        if let activity { try TextRule.name.checkPart(activity.name) }
        for interruption in interruptions {
            guard (0...Self.plannedSeconds.upperBound).contains(interruption.afterSeconds) else {
                throw .malformed
            }
            // Shorter than a name, by the same rule: one line.
            if !interruption.note.isEmpty { try TextRule.name.checkPart(interruption.note) }
        }
    }
}

extension ListKind {
    /// A member's diary: what they worked at, and what interrupted them.
    package static let focusLog = ListKind("focus-log") ?? .wishes
}

extension Item {
    /// The day of a diary as it is read, if the item is one.
    package var focusDay: FocusDay? { (known as? FocusDay)?.settled }
}
