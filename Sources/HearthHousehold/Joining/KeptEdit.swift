import FoundationEssentials
import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// What a member's home keeps of an edit of theirs that no other version has seen yet.
struct KeptEdit: Codable, Hashable, Sendable {
    /// A version from which theirs was made, the oldest first.
    struct Base: Codable, Hashable, Sendable {
        let author: AuthorTag
        /// The item, encoded as in a bucket.
        let item: [UInt8]
    }

    /// How many are kept, and how many octets of all.
    private static let count = 16
    private static let octets = 131_072

    private(set) var bases: [Base] = []
    /// Notes of theirs that could not be joined with what counts.
    var notes: String?
    /// The version of the member's part in which theirs stood first; nil in rows of before this was noted.
    var part: HearthWire.Version?

    var isEmpty: Bool { bases.isEmpty && notes == nil }

    mutating func add(_ item: Item, by author: AuthorTag) {
        bases.append(Base(author: author, item: Bucket.encode([item])))
        while bases.count > Self.count || bases.reduce(0, { $0 + $1.item.count }) > Self.octets {
            bases.removeFirst()
        }
    }

    mutating func forgetBases() { bases = [] }
}

extension KeptEdit.Base {
    var version: Item? {
        try? Bucket.decode(item, index: 0, of: 1).first
    }
}

extension Household {
    private static func context(_ key: StoredEditRow.Key) -> [UInt8] {
        Array("hearth/1 edit".utf8) + key.octets
    }

    /// Nil where there is none, or the member is locked.
    func keptEdit(_ key: StoredEditRow.Key, _ work: Work) throws -> KeptEdit? {
        guard let row = try work.store.row(StoredEditRow.self, key),
            let octets = opened(row.octets, of: key.member, Self.context(key))
        else { return nil }
        return try? JSONDecoder().decode(KeptEdit.self, from: Data(octets))
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
        guard var edit = try keptEdit(key, work), !edit.bases.isEmpty || edit.notes == nil else {
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
