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
    /// Parts of which another version was found that is not merged yet: its blobs are still needed.
    private(set) var unmerged: Set<RecordKey> = []

    /// When the last blob came of a member's part that does not name it: a version that does may come.
    private(set) var returning: [RecordKey: WallTime] = [:]

    /// A blob came that a part here does not name, or may have come before the start.
    mutating func returned(blobOf part: RecordKey, at now: WallTime) { returning[part] = now }

    /// No more of a part's blobs came since this moment; gives those parts.
    mutating func takeReturned(before moment: WallTime) -> [RecordKey] {
        let parts = returning.filter { $0.value <= moment }.keys.sorted()
        for part in parts { returning[part] = nil }
        return parts
    }

    /// Another version of a part came.
    mutating func found(_ part: RecordKey) { unmerged.insert(part) }

    /// All that came of a part is in the present one.
    mutating func merged(_ part: RecordKey) { unmerged.remove(part) }

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
