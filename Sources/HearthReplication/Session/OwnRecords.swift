import HearthSodium
import HearthWire

/// Which versions of members' own records this home has had in its hands.
///
/// A home that was put back to an earlier copy knows nothing of what it wrote since, and what it
/// writes now would take the place of that everywhere (protocol-spec/records.md, "Versions"). So what
/// a member wrote goes to nobody who holds another version than these, before that one was merged.
struct OwnRecords: Sendable {
    /// Versions of one record whose hashes are remembered; a part that was forgotten is merged once
    /// more, which changes nothing.
    private static let limit = 64

    private var known: [RecordKey: [Digest]] = [:]
    /// The highest counter that this home reached in each incarnation, of records that are replaced
    /// as a whole: of them an older version must be told from one that was forgotten.
    private var reached: [RecordKey: [UInt32: UInt64]] = [:]
    /// Where the knowledge of a record begins: nothing at or below it was forgotten.
    private var oldest: [RecordKey: Version] = [:]
    /// Those that were begun here since the start: nobody can hold anything else of them.
    private var begun: Set<RecordKey> = []

    /// It lies here, was written here, or was merged.
    mutating func note(_ stamp: RecordStamp) {
        note(stamp.version, of: stamp.key)
        guard known[stamp.key]?.contains(stamp.hash) != true else { return }
        let before = known[stamp.key, default: []].suffix(Self.limit - 1)
        known[stamp.key] = before + [stamp.hash]
    }

    /// A version of which only the number is remembered.
    mutating func note(_ version: Version, of key: RecordKey) {
        let counter = reached[key]?[version.incarnation] ?? 0
        reached[key, default: [:]][version.incarnation] = max(counter, version.counter)
        if oldest[key] == nil { oldest[key] = version }
    }

    mutating func begin(_ key: RecordKey) { begun.insert(key) }

    /// Whether exactly this was here.
    func isHeld(_ key: RecordKey, _ hash: Digest) -> Bool {
        known[key]?.contains(hash) == true
    }

    /// Whether this home knew it when it wrote what came after it.
    func isKnown(_ stamp: RecordStamp) -> Bool {
        if isHeld(stamp.key, stamp.hash) { return true }
        guard stamp.key.kind != .part else { return false }
        if let oldest = oldest[stamp.key], stamp.version <= oldest { return true }
        let counter = reached[stamp.key]?[stamp.version.incarnation]
        return counter.map { stamp.version.counter <= $0 } ?? false
    }

    func isNew(_ key: RecordKey) -> Bool { begun.contains(key) }
}

/// Records of others that came by way of somebody else under a higher incarnation than the one held
/// here: their author's home is shown what they replaced, which it may have forgotten.
///
/// In memory only, and bounded; what does not fit is let go, the oldest first.
struct ReplacedRecords: Sendable {
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
