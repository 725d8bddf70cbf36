import HearthSodium
package import HearthWire

extension WordDay: ItemKind {
    package static let listKind = ListKind.wordLog

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        guard case .wordDay(let day) = message.body else { return nil }
        try self.init(message: day)
    }

    package func put(into message: inout Hearth_V1_Item) { message.wordDay = self.message }

    package func check() throws(PartError) {
        guard entries.count <= Self.entryLimit else { throw .overLimit }
        guard LanguageCode.isOne(language), entries.allSatisfy(\.isValid) else { throw .malformed }
        for entry in entries { try TextRule.name.checkPart(entry.name) }
    }

    package var texts: [String] { entries.map(\.name) }

    package static var hasUniqueNames: Bool { false }

    package static let isShown = false
    package static let room = "words"
    package static let listName = "Words learned"
    package static let maximumOctets: Int? = 40_000

    package func itemID(on list: ListID) -> ItemID? { Self.id(of: day, language, in: list) }

    /// Two contents of one day are one day, whichever came back.
    package static let uniting: (@Sendable (Item, Item) -> Item)? = { counting, other in
        guard let one = counting.wordDay, let two = other.wordDay else { return counting }
        var united = counting
        united.body = .known(one.merged(with: two))
        return united
    }
}

extension Item {
    /// The day of a word log, if the item is one.
    package var wordDay: WordDay? { known as? WordDay }
}
