import Synchronization

/// One layer's table of the kinds of lists: what it knows of each of them.
///
/// A layer keeps its table in a constant with the kinds that every Hearth has. A program with more of
/// them adds theirs at its start, before anything looks at the table.
package final class KindTable<Entry: Sendable>: Sendable {
    private let entries: Mutex<[Entry]>
    private let isFit: @Sendable (Entry) -> Bool

    /// What is not fit is left out.
    package init(
        _ entries: [Entry], where isFit: @escaping @Sendable (Entry) -> Bool = { _ in true }
    ) {
        self.isFit = isFit
        self.entries = Mutex(entries.filter(isFit))
    }

    /// In the order in which they came.
    package var all: [Entry] { entries.withLock(\.self) }

    /// - Returns: Whether it is fit, and stands there now.
    @discardableResult
    package func add(_ entry: Entry) -> Bool {
        guard isFit(entry) else { return false }
        entries.withLock { $0.append(entry) }
        return true
    }
}
