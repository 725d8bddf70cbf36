import FoundationEssentials
import HearthAPI
import HearthLists
import HearthRows
import HearthSodium
import HearthWire

/// What a member's home keeps of an edit of theirs that others may not have seen, or that was not made from all that
/// the member wrote elsewhere.
struct KeptEdit: Codable, Hashable, Sendable {
    /// A version from which theirs was made, the oldest first.
    struct Base: Codable, Hashable, Sendable {
        let author: AuthorTag
        /// The item, encoded as in a bucket; one text in base64 where it is stored.
        let item: Data
        /// The version of the member's part from which on a later one stood there in its place; nil where it came from
        /// elsewhere and went into theirs, and in rows of before this was noted.
        var until: HearthWire.Version?
    }

    /// How many are kept, and how many octets of all.
    private static let count = 16
    private static let octets = 131_072
    /// Notes of this many characters are kept at most.
    private static let characters = 100_000

    private(set) var bases: [Base] = []
    /// Notes of theirs that could not be joined with what counts.
    var notes: String?
    /// Versions of theirs of which no note was made, each encoded as in a bucket, the oldest first; nil: none.
    private var lost: [[UInt8]]?
    /// The tag of the version of theirs of which that is known, while it stands in their part.
    private var held: [UInt8]?
    /// The version of the member's part in which theirs stood first; nil in rows of before this was noted.
    var part: HearthWire.Version?

    init(part: HearthWire.Version? = nil) { self.part = part }

    var isEmpty: Bool { bases.isEmpty && notes == nil && lost == nil }

    /// Of the versions from which theirs was made.
    var byteCount: Int { bases.reduce(0) { $0 + $1.item.count } }

    func isHeld(_ item: Item) -> Bool { held == item.versionTag.octets }

    mutating func hold(_ item: Item) { held = item.versionTag.octets }

    /// What they wrote and nobody sees, in the order in which it was overwritten.
    var lostVersions: [Item] {
        (lost ?? []).compactMap { try? Bucket.decode($0, index: 0, of: 1).first }
    }

    /// Keeps a version beside those that are kept already, once.
    mutating func keep(lost item: Item) {
        let octets = Bucket.encode([item.content])
        var all = (lost ?? []).filter { $0 != octets } + [octets]
        while all.count > Self.count || all.reduce(0, { $0 + $1.count }) > Self.octets {
            all.removeFirst()
        }
        lost = all
        held = nil
    }

    mutating func forgetLost() { lost = nil }

    /// `until`: as of a base.
    mutating func add(_ item: Item, by author: AuthorTag, until part: HearthWire.Version?) {
        // Of those that only stand elsewhere the last one is enough.
        if let last = bases.last, last.author == author, last.until != nil, part != nil,
            last.version?.content == item.content
        {
            bases.removeLast()
        }
        bases.append(Base(author: author, item: Data(Bucket.encode([item])), until: part))
        while bases.count > Self.count || byteCount > Self.octets {
            bases.removeFirst()
        }
    }

    mutating func forgetBases() { bases = [] }

    /// Keeps notes beside those that are kept already.
    mutating func keep(notes text: String) {
        guard let before = notes, !before.contains(text) else {
            notes = notes ?? text
            return
        }
        let both = before + "\n" + text
        notes = both.count > Self.characters ? text : both
    }

    /// The version that both the member's and another one of theirs were made from, which stood in a version of their
    /// part.
    ///
    /// - Returns: Nil unless neither of the two can have been made from the other.
    func fork(of mine: Item, and other: Item, in part: HearthWire.Version) -> Item? {
        let tag = other.versionTag
        guard !mine.hasSeen(tag), !bases.contains(where: { $0.version?.versionTag == tag }),
            // Whoever wrote that part had not seen what came in the place of this.
            let base = bases.first(where: { $0.until.map { part < $0 } ?? false })?.version,
            other.isNewer(than: base)
        else { return nil }
        return base
    }
}

extension KeptEdit.Base {
    var version: Item? {
        try? Bucket.decode([UInt8](item), index: 0, of: 1).first
    }
}

extension Household {
    private static func context(_ key: StoredEditRow.Key) -> [UInt8] {
        Array("hearth/1 edit".utf8) + key.octets
    }

    /// Nil where there is none, or the member is locked.
    func keptEdit(_ key: StoredEditRow.Key, _ work: Work) throws -> KeptEdit? {
        try work.store.row(StoredEditRow.self, key).flatMap { keptEdit(in: $0) }
    }

    /// Nil where the member is locked.
    func keptEdit(in row: StoredEditRow) -> KeptEdit? {
        opened(row.octets, of: row.key.member, Self.context(row.key)).flatMap {
            try? JSONDecoder().decode(KeptEdit.self, from: Data($0))
        }
    }

    func keep(
        _ edit: KeptEdit, of key: StoredEditRow.Key, keys: MemberKeys, _ work: Work
    ) throws {
        let octets = [UInt8](try Preferences.encoder.encode(edit))
        try work.store.put(
            StoredEditRow(key: key, octets: sealed(octets, keys, Self.context(key))))
    }

    /// Another version has seen the member's: from what theirs was made is of no use any more.
    func forgetBases(of key: StoredEditRow.Key, keys: MemberKeys, _ work: Work) throws {
        guard var edit = try keptEdit(key, work), !edit.bases.isEmpty || edit.isEmpty else {
            return
        }
        edit.forgetBases()
        if edit.isEmpty {
            try work.store.remove(StoredEditRow.self, key)
        } else {
            try keep(edit, of: key, keys: keys, work)
        }
    }
}
