import HearthSodium
import HearthWire

/// Which versions of members' own parts this home has had in its hands.
///
/// A home that was put back to an earlier copy knows nothing of what it wrote since, and what it
/// writes now would take the place of that everywhere (protocol-spec/records.md, "Versions"). So a
/// part goes to nobody who holds another version than these, before that one was merged into it.
struct OwnParts: Sendable {
    /// Versions of one part that are remembered; one that was forgotten is merged once more.
    private static let limit = 64

    private var known: [RecordKey: [Digest]] = [:]
    /// Those that were begun here since the start: nobody can hold anything else of them.
    private var begun: Set<RecordKey> = []

    /// It lies here, was written here, or was merged.
    mutating func note(_ stamp: RecordStamp) {
        guard known[stamp.key]?.contains(stamp.hash) != true else { return }
        let before = known[stamp.key, default: []].suffix(Self.limit - 1)
        known[stamp.key] = before + [stamp.hash]
    }

    mutating func begin(_ key: RecordKey) { begun.insert(key) }

    func isKnown(_ key: RecordKey, _ hash: Digest) -> Bool {
        known[key]?.contains(hash) == true
    }

    func isNew(_ key: RecordKey) -> Bool { begun.contains(key) }
}

/// Parts of others that came by way of somebody else under a higher incarnation than the one held
/// here: their author's home is shown what it replaced, which it may have forgotten.
///
/// In memory only, and bounded; what does not fit is let go, the oldest first.
struct ReplacedParts: Sendable {
    private static let limit = 8 << 20

    private var records: [Record] = []

    mutating func keep(_ record: Record) {
        records.removeAll { $0.key == record.key && $0.version <= record.version }
        records.append(record)
        var octets = records.reduce(0) { $0 + $1.payload.count }
        while octets > Self.limit, let first = records.first {
            octets -= first.payload.count
            records.removeFirst()
        }
    }

    /// Takes those that a node is to be shown.
    mutating func take(where isForIt: (RecordKey) -> Bool) -> [Record] {
        guard !records.isEmpty else { return [] }
        let taken = records.filter { isForIt($0.key) }
        records.removeAll { isForIt($0.key) }
        return taken
    }
}
