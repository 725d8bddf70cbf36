package import HearthSodium
package import HearthWire

/// Stands for what an item says in one version: a short hash, 8 octets (protocol-spec/records.md, "What a version
/// has seen").
package struct VersionTag: FixedOctets {
    package let block: Octets8

    package init(block: Octets8) { self.block = block }

    /// BLAKE2b-64 of the item's encoding without rank, revision, `seen` and `edited`.
    package init(of item: Item) {
        self.init(written: BLAKE2b.hash(Bucket.encode([item.content]), count: Self.byteCount))
    }
}

/// An editor's version of an item that went into another one.
package struct SeenVersion: Hashable, Sendable {
    /// Octets on the wire.
    static let byteCount = AuthorTag.byteCount + VersionTag.byteCount
    /// How many an item names at most.
    package static let limit = 256

    /// The editor, by their tag on the list.
    package let author: AuthorTag
    package let version: VersionTag

    package init(author: AuthorTag, version: VersionTag) {
        self.author = author
        self.version = version
    }

    /// Nil unless there are 16 octets: the author's tag, then that of the version.
    init?(octets: some Collection<UInt8>) {
        guard octets.count == Self.byteCount,
            let author = AuthorTag(octets: octets.prefix(AuthorTag.byteCount)),
            let version = VersionTag(octets: octets.dropFirst(AuthorTag.byteCount))
        else { return nil }
        self.init(author: author, version: version)
    }

    var octets: [UInt8] { author.octets + version.octets }
}

extension Item {
    /// What it says, without where it stands, how new it is, and what its editors saw.
    package var content: Item {
        var fields = fields
        fields.rank = .middle
        fields.seen = []
        fields.edited = 0
        return Item(id: id, revision: 1, isDeleted: isDeleted, fields)
    }

    package var versionTag: VersionTag { VersionTag(of: self) }

    /// Whether a version with this content went into it, whoever wrote that.
    package func hasSeen(_ version: VersionTag) -> Bool {
        seen.contains { $0.version == version } || versionTag == version
    }

    /// The version of this editor that went into it.
    package func seenVersion(of author: AuthorTag) -> VersionTag? {
        seen.first { $0.author == author }?.version
    }

    /// Takes over what these versions have seen, and them, beside what it has seen already; of two versions of one
    /// editor the later in this order.
    ///
    /// Of more than 256 those go first whose authors are not among the `editors` of today.
    package mutating func noteSeen(
        _ versions: [(item: Item, author: AuthorTag)], editors: Set<AuthorTag>
    ) {
        var all: [AuthorTag: VersionTag] = [:]
        for entry in seen { all[entry.author] = entry.version }
        for (item, _) in versions {
            for entry in item.seen { all[entry.author] = entry.version }
        }
        for (item, author) in versions { all[author] = item.versionTag }
        let sorted = all.keys.sorted {
            editors.contains($0) == editors.contains($1) ? $0 < $1 : editors.contains($0)
        }
        seen = sorted.prefix(SeenVersion.limit).sorted().compactMap { author in
            all[author].map { SeenVersion(author: author, version: $0) }
        }
    }
    /// What another version of the same editor's has seen, beside what this one has.
    mutating func takeSeen(of other: Item) {
        let authors = Set(seen.map(\.author))
        let more = other.seen.filter { !authors.contains($0.author) }
        seen = (seen + more.prefix(max(0, SeenVersion.limit - seen.count)))
            .sorted { $0.author < $1.author }
    }
}
