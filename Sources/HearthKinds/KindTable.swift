import Synchronization

/// One layer's table of the kinds of lists: what it knows of each of them.
///
/// A layer keeps its table in a constant with the kinds that every Hearth has. A program with more of
/// them adds theirs at its start, before anything looks at the table.
package final class KindTable<Entry: Sendable>: Sendable {
    private let entries: Mutex<[Entry]>

    package init(_ entries: [Entry]) {
        self.entries = Mutex(entries)
    }

    /// In the order in which they came.
    package var all: [Entry] { entries.withLock(\.self) }

    package func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }
}
