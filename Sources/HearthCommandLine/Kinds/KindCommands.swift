import ArgumentParser
import HearthAPI
import HearthKinds
import HearthLanguage
import HearthLists
import HearthWire

/// What the command line does with lists of one kind.
struct KindCommands: Sendable {
    static let table = KindTable([
        KindCommands.wishes, .notes, .activities, .focusLog, .words, .wordLog, .wordProgress,
    ])

    /// What lists of it are called.
    let kind: String
    /// What the items of a list are called, as the heading of a column.
    let items: Text
    /// The items of a list.
    let table: @Sendable ([GivenWish]) -> Table
    /// Its own commands; those of wishes stand among the rest.
    var group: (@Sendable () -> CommandGroup)?
    /// Names of its own that shells complete.
    var names: [NameKind] = []
    /// What `hearth now` says of it, of all lists that the caller sees.
    var now: @Sendable (NodeClient, [ListInfo]) async throws -> [KindNow] = { _, _ in [] }

    static func of(_ kind: String) -> KindCommands? {
        table.all.first { $0.kind == kind }
    }

    /// The words for orders in which lists can be shown.
    static var orders: [String] {
        var words: [String] = []
        for kind in ItemKinds.names.compactMap({ ListKind($0) }) {
            for order in ItemOrder.all(for: kind) where !words.contains(order.rawValue) {
                words.append(order.rawValue)
            }
        }
        return words
    }

    /// Of a list of a kind that this Hearth does not know.
    static func names(of items: [GivenWish]) -> Table {
        var table = Table([Text("ITEM")])
        for item in items { table.add([item.name]) }
        return table
    }
}
