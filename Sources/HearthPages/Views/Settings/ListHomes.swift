package import HearthAPI
import HearthLanguage

/// In how many other homes each own list is, so that it outlives this one.
package struct ListHomes: Sendable {
    let rows: [Row]
    /// So many that they are folded.
    let isLong: Bool
    let summary: Text

    struct Row: Sendable {
        let title: String
        let isAlone: Bool
        let state: Text
    }

    /// More than these are folded.
    private static let limit = 8

    /// Nil without a list.
    package init?(_ lists: [ListInfo]) {
        let own = lists.filter { $0.isOwn && !$0.isTray }
        guard !own.isEmpty else { return nil }
        // What is in danger comes first.
        rows = (own.filter { $0.otherHomes == 0 } + own.filter { $0.otherHomes > 0 }).map {
            Row(
                title: $0.title ?? "…", isAlone: $0.otherHomes == 0,
                state: $0.otherHomes == 0
                    ? Text("only here")
                    : Text(
                        count: $0.otherHomes, one: "1 other home",
                        other: "\($0.otherHomes) other homes"))
        }
        isLong = rows.count > Self.limit
        let alone = rows.count(where: \.isAlone)
        summary = Text("\(alone) of \(rows.count) lists are only here")
    }
}
