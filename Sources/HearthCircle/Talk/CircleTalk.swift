import HearthLists
package import HearthSodium
package import HearthWire

/// What all talk cells of a list mean together (protocol-spec/circle.md).
///
/// The same talk cells in any order give the same talk and the same ideas on every node.
package struct CircleTalk: Hashable, Sendable {
    /// Something in a talk cell, and whose talk cell that is.
    package struct Written<Value: Hashable & Sendable>: Hashable, Sendable {
        package let author: IdentityKey
        package let value: Value
    }

    /// Everything whispered, in order.
    package let whispers: [Written<Whisper>]
    /// Every surprise idea, in order.
    package let ideas: [Written<Idea>]

    /// What is a decade ahead of a reader's clock moves no other time along.
    private static let farthest: Duration = .seconds(3653 * 86_400)

    /// From the newest talk cell of everyone on the newest roster.
    ///
    /// `isItem` says whether something on the list itself has an id; it goes before an idea.
    package init(
        _ sheets: [(author: IdentityKey, sheet: TalkSheet)], isItem: (ItemID) -> Bool
    ) {
        whispers = sheets.flatMap { talk in
            talk.sheet.whispers.map { Written(author: talk.author, value: $0) }
        }.sorted { ($0.value.time, $0.author) < ($1.value.time, $1.author) }
        var seen: Set<ItemID> = []
        ideas = sheets.flatMap { talk in
            talk.sheet.ideas.map { Written(author: talk.author, value: $0) }
        }.sorted {
            ($0.value.time, $0.author, $0.value.id) < ($1.value.time, $1.author, $1.value.id)
        }
        .filter { !isItem($0.value.id) && seen.insert($0.value.id).inserted }
    }

    /// The time of what is written next: now, but after everything that its author can have read, so
    /// that a talk stands in order though a clock is wrong.
    package func nextTime(now: WallTime) -> WallTime {
        let limit = now.adding(Self.farthest)
        let times = whispers.map(\.value.time) + ideas.map(\.value.time)
        let newest = times.filter { $0 <= limit }.max()
        return max(now, newest?.adding(.milliseconds(1)) ?? now)
    }

    /// What the ledger has to know of the ideas: each is a wish of one piece.
    package var ledgerItems: [ItemID: LedgerItem] {
        ideas.reduce(into: [:]) { $0[$1.value.id] = LedgerItem($1.value.item) }
    }
}
