package import HearthSodium
package import HearthWire

/// What a carrier knows of one list, from its newest roster.
package struct ListEntry: Hashable, Sendable {
    package struct Reader: Hashable, Sendable {
        package let identity: IdentityKey
        package let tag: AuthorTag
        package let node: NodeKey
        package let sealingKey: SealingKey
        package let name: String
        package let role: ReaderRole
        /// host:port, only those that the reader agreed to show.
        package let addresses: [String]

        package init(
            identity: IdentityKey, tag: AuthorTag, node: NodeKey, sealingKey: SealingKey,
            name: String, role: ReaderRole, addresses: [String]
        ) {
            self.identity = identity
            self.tag = tag
            self.node = node
            self.sealingKey = sealingKey
            self.name = name
            self.role = role
            self.addresses = addresses
        }
    }

    package let id: ListID
    package let stamp: RecordStamp
    package let epoch: UInt32
    package let isGiving: Bool
    package let isArchived: Bool
    /// Whether cells of claims have room for as much as one person may claim.
    package let hasLargeCells: Bool
    /// Days since 1970 of the occasion, if the list has a date.
    package let day: Int?
    /// Identities of the owners, the host first.
    package let owners: [IdentityKey]
    package let readers: [Reader]
    /// Every node that an owner was ever seen to live on.
    package let ownerNodes: Set<NodeKey>
    /// Who stands behind an author tag, and for which kind of cell.
    private let authors: [AuthorTag: Author]

    private struct Author: Hashable {
        let reader: Int
        let kind: Cell.Kind
    }

    package init(
        id: ListID, stamp: RecordStamp, epoch: UInt32, isGiving: Bool, isArchived: Bool,
        hasLargeCells: Bool = false, day: Int?, owners: [IdentityKey], readers: [Reader],
        ownerNodes: Set<NodeKey>
    ) {
        self.id = id
        self.stamp = stamp
        self.epoch = epoch
        self.isGiving = isGiving
        self.isArchived = isArchived
        self.hasLargeCells = hasLargeCells
        self.day = day
        self.owners = owners
        self.readers = readers
        self.ownerNodes = ownerNodes
        var authors: [AuthorTag: Author] = [:]
        for (index, reader) in readers.enumerated() {
            authors[AuthorTag(of: reader.identity, in: id, for: .talk)] = Author(
                reader: index, kind: .talk)
        }
        // Should two tags be the same, claims go before a talk cell.
        for (index, reader) in readers.enumerated() {
            authors[reader.tag] = Author(reader: index, kind: .claims)
        }
        self.authors = authors
    }

    package var host: IdentityKey { stamp.key.author }

    /// The readers who see reservations: everyone but the owners.
    package var circle: [Reader] { readers.filter { $0.role.isInCircle } }

    package func reader(_ identity: IdentityKey) -> Reader? {
        readers.first { $0.identity == identity }
    }

    /// The same list, on which somebody edits who does not any more.
    package func with(editor: Reader) -> ListEntry {
        guard reader(editor.identity)?.role.isEditor != true else { return self }
        return ListEntry(
            id: id, stamp: stamp, epoch: epoch, isGiving: isGiving, isArchived: isArchived,
            hasLargeCells: hasLargeCells, day: day, owners: owners,
            readers: readers.filter { $0.identity != editor.identity } + [editor],
            ownerNodes: ownerNodes)
    }

    /// Whose cells of one kind or the other stand under this tag.
    package func reader(tagged tag: AuthorTag) -> Reader? {
        authors[tag].map { readers[$0.reader] }
    }

    /// Whose cell this is; nil where a tag for one kind stands on a cell of the other.
    package func author(of cell: Cell) -> Reader? {
        guard let author = authors[cell.author], author.kind == cell.kind else { return nil }
        return readers[author.reader]
    }

    /// Under which tag this reader's cells of a kind stand.
    package func tag(of reader: Reader, for kind: Cell.Kind) -> AuthorTag {
        switch kind {
        case .claims: reader.tag
        case .talk: AuthorTag(of: reader.identity, in: id, for: kind)
        }
    }

    /// Claims that a cell of this list has room for.
    package var claimPlaces: Int {
        hasLargeCells ? Limits.claimsPerPersonAndList : Limits.claimsPerSmallCell
    }

    /// Octets of a cell of claims of this list.
    package var claimsCellByteCount: Int { Cell.claimsByteCount(isLarge: hasLargeCells) }

    package func hasReader(on node: NodeKey) -> Bool {
        readers.contains { $0.node == node }
    }
}
