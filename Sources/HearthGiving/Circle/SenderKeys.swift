import HearthCircle
import HearthSodium
import HearthWire

/// The sender keys of others that members here have opened, for as long as those members' own keys are
/// in memory.
struct SenderKeys: Sendable {
    struct Name: Hashable, Sendable {
        let reader: IdentityKey
        let list: ListID
        let author: IdentityKey
    }

    private var readers: Set<IdentityKey> = []
    private var opened: [Name: OpenedSenderKey] = [:]
    /// Bundles in which no box was found for a reader: they are not tried again.
    private var closed: [Name: [Digest]] = [:]

    subscript(name: Name) -> OpenedSenderKey? { opened[name] }

    /// Bundles of somebody's were opened.
    mutating func open(_ name: Name, as key: OpenedSenderKey) {
        opened[name] = key
        closed[name] = nil
    }

    /// None of these bundles has a box for the reader.
    mutating func close(_ name: Name, _ bundles: [Digest]) { closed[name] = bundles }

    func isClosed(_ name: Name, _ bundles: [Digest]) -> Bool { closed[name] == bundles }

    /// Whether bundles came and none had a box for the reader.
    func isClosed(_ name: Name) -> Bool { closed[name] != nil }

    /// Forgets what was opened for members whose keys are not in memory any more.
    mutating func keep(only members: Set<IdentityKey>) {
        guard members != readers else { return }
        readers = members
        opened = opened.filter { members.contains($0.key.reader) }
        closed = closed.filter { members.contains($0.key.reader) }
    }
}
