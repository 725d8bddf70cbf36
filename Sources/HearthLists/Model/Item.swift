package import HearthWire

/// One entry of a list, as one editor wrote it.
package struct Item: Hashable, Sendable, Identifiable {
    package let id: ItemID
    /// Where it stands in the list; of no meaning in a tombstone.
    package var rank: Rank
    /// One more than the highest seen at every change; the highest wins.
    package var revision: UInt64
    /// Whether this is a tombstone: nothing but id and revision is left.
    package var isDeleted: Bool
    package var name: String
    package var notes: String
    package var link: String
    package var tags: [String]
    package var attachments: [Attachment]
    package var body: ItemBody
    /// When it came to the list, in seconds since 1970, by its editor's clock; below 2^40, 0 when
    /// nobody said.
    package var added: UInt64 = 0
    /// Which versions went into this one, by ascending tags of their authors, none of them twice; empty where
    /// nobody else edits the list.
    package var seen: [SeenVersion] = []
    /// When a person last changed what it says, in milliseconds since 1970 by their clock; 0: not said.
    package var edited: UInt64 = 0
    /// Fields beside a body that this program knows.
    var carried = Carried()

    package init(
        id: ItemID, rank: Rank, revision: UInt64, name: String, notes: String = "",
        link: String = "", tags: [String] = [], attachments: [Attachment] = [], body: ItemBody
    ) {
        self.id = id
        self.rank = rank
        self.revision = revision
        isDeleted = false
        self.name = name
        self.notes = notes
        self.link = link
        self.tags = tags
        self.attachments = attachments
        self.body = body
    }

    /// What stays of an item that was removed, so that no older copy of it comes back.
    package static func tombstone(id: ItemID, revision: UInt64) -> Item {
        var item = Item(id: id, rank: .middle, revision: revision, name: "", body: .unknown([]))
        item.isDeleted = true
        return item
    }

    /// The same content as an item of its own.
    func copied(to id: ItemID, name: some StringProtocol) -> Item {
        var copy = Item(
            id: id, rank: rank, revision: 1, name: String(name), notes: notes, link: link,
            tags: tags, attachments: attachments, body: body)
        copy.added = added
        copy.edited = edited
        copy.carried = carried
        return copy
    }

    /// Takes over what a newer program wrote beside the fields that this one knows.
    package mutating func adoptUnknownFields(of other: Item) {
        carried = other.carried
    }

    /// The revision of the next change; after the highest number comes 0.
    package var nextRevision: UInt64 { Revision.next(after: revision) }

    /// The revision of a change that a person makes now.
    package func nextRevision(at now: WallTime) -> UInt64 {
        Revision.next(after: revision, at: now)
    }

    /// Whether it has the newer revision of the two.
    package func isNewer(than other: Item) -> Bool {
        revision != other.revision
            && Revision.newest(of: [revision, other.revision]) == revision
    }

    /// When it was last changed, or came to the list, in milliseconds since 1970.
    package var lastChange: UInt64 { edited != 0 ? edited : added * 1000 }

    /// What its kind says of it; nil for a kind of a newer Hearth's.
    package var known: (any ItemKind)? {
        if case .known(let body) = body { body } else { nil }
    }

    /// What can be given; nil for kinds that cannot.
    package var givable: (any Givable)? { known as? any Givable }

    /// The link, if a page may lead to it: http or https and nothing that ends an attribute.
    ///
    /// Anybody who edits a list chooses its links; `javascript:` would run in the reader's page.
    package var followableLink: String? { Self.isFollowable(link) ? link : nil }

    /// Whether a page may lead to a link.
    package static func isFollowable(_ link: String) -> Bool {
        let lowered = link.lowercased()
        guard lowered.hasPrefix("https://") || lowered.hasPrefix("http://") else { return false }
        let forbidden: Set<Unicode.Scalar> = ["\"", "'", "<", ">", "\\", "`"]
        return !link.unicodeScalars.contains {
            forbidden.contains($0) || $0.properties.isWhitespace
        }
    }
}
