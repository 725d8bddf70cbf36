package import HearthKinds
package import HearthWire
import Synchronization

/// A list that the program brings: it is nobody's, nobody changes it, and it is the same in all homes.
///
/// Its id and those of its items are fixed, so that what people keep about them means the same after an update and in
/// another home (protocol-spec/records.md, "Lists that a program brings"). The content stands in a module of its own
/// (CONTRIBUTING.md, "Adding a kind of list").
package final class Pack: Sendable {
    /// Those that this program brings: it puts them in at its start.
    package static let table = KindTable<Pack>([])

    package let id: ListID
    /// Those of the editions before: what is on them is on this one.
    package let earlier: [ListID]
    package let head: ListHead
    /// Whether a search through all lists finds what is in it.
    package let isFound: Bool
    private let read: @Sendable () -> [Item]
    private let held = Mutex<MergedList?>(nil)

    /// `context` tells packs of this kind from all else, such as `hearth/1 words`; `name` tells it from others of the
    /// kind, such as the language. `edition` grows with its content: a new one is another pack, with the items of those
    /// before. `items` reads them, which is done when they are first asked for, and once.
    package init(
        kind: ListKind, context: String, name: String, edition: UInt32, title: String,
        isFound: Bool = true, items: @escaping @Sendable () -> [Item]
    ) {
        id = ListID(broughtAs: name, edition: edition, context: context)
        earlier = (1..<max(1, edition)).map {
            ListID(broughtAs: name, edition: $0, context: context)
        }
        head = ListHead(kind: kind, title: title)
        self.isFound = isFound
        read = items
    }

    package var list: MergedList {
        held.withLock { held in
            if let held { return held }
            let items = Dictionary(read().map { ($0.id, $0) }) { first, _ in first }
            let list = MergedList(head: head, newest: items)
            held = list
            return list
        }
    }

    package static func with(_ id: ListID) -> Pack? { table.all.first { $0.id == id } }

    /// The id of the newest edition of one that the program brings; the id itself of all others.
    package static func newest(_ id: ListID) -> ListID {
        table.all.first { $0.earlier.contains(id) }?.id ?? id
    }
}
