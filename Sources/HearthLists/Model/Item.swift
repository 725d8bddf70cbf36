package import HearthWire

/// One entry of a list, as one editor wrote it.
///
/// Copies share what they say until one of them is changed: a list of 10,000 is copied at every step.
package struct Item: Hashable, Sendable, Identifiable {
    package let id: ItemID
    /// One more than the highest seen at every change; the highest wins.
    package var revision: UInt64
    /// Whether this is a tombstone: nothing but id and revision is left.
    package var isDeleted: Bool
    private var said: Shared<ItemFields>

    package init(
        id: ItemID, rank: Rank, revision: UInt64, name: String, text: String = "",
        link: String = "", tags: [String] = [], attachments: [Attachment] = [], body: ItemBody
    ) {
        self.init(
            id: id, revision: revision,
            ItemFields(
                rank: rank, name: name, text: text, link: link, tags: tags,
                attachments: attachments, body: body))
    }

    init(id: ItemID, revision: UInt64, isDeleted: Bool = false, _ fields: ItemFields) {
        self.id = id
        self.revision = revision
        self.isDeleted = isDeleted
        said = Shared(fields)
    }

    /// All that it says at once: less work than one after the other.
    var fields: ItemFields {
        get { said.value }
        set { said.value = newValue }
    }

    /// Where it stands in the list; of no meaning in a tombstone.
    package var rank: Rank {
        get { said.value.rank }
        set { said.value.rank = newValue }
    }

    package var name: String {
        get { said.value.name }
        set { said.value.name = newValue }
    }

    package var text: String {
        get { said.value.text }
        set { said.value.text = newValue }
    }

    package var link: String {
        get { said.value.link }
        set { said.value.link = newValue }
    }

    package var tags: [String] {
        get { said.value.tags }
        set { said.value.tags = newValue }
    }

    package var attachments: [Attachment] {
        get { said.value.attachments }
        set { said.value.attachments = newValue }
    }

    package var body: ItemBody {
        get { said.value.body }
        set { said.value.body = newValue }
    }

    /// When it came to the list, in seconds since 1970, by its editor's clock; below 2^40, 0 when
    /// nobody said.
    package var added: UInt64 {
        get { said.value.added }
        set { said.value.added = newValue }
    }

    /// Which versions went into this one, by ascending tags of their authors, none of them twice; empty where
    /// nobody else edits the list.
    package var seen: [SeenVersion] {
        get { said.value.seen }
        set { said.value.seen = newValue }
    }

    /// When a person last changed what it says, in milliseconds since 1970 by their clock; 0: not said.
    package var edited: UInt64 {
        get { said.value.edited }
        set { said.value.edited = newValue }
    }

    /// Fields beside a body that this program knows.
    var carried: Carried {
        get { said.value.carried }
        set { said.value.carried = newValue }
    }
}

/// What an item says, beside what decides which version of it counts.
struct ItemFields: Hashable, Sendable {
    var rank: Rank
    var name: String
    var text = ""
    var link = ""
    var tags: [String] = []
    var attachments: [Attachment] = []
    var body: ItemBody
    var added: UInt64 = 0
    var seen: [SeenVersion] = []
    var edited: UInt64 = 0
    var carried = Carried()
}

extension Item {
    /// What stays of an item that was removed, so that no older copy of it comes back.
    package static func tombstone(id: ItemID, revision: UInt64) -> Item {
        Item(
            id: id, revision: revision, isDeleted: true,
            ItemFields(rank: .middle, name: "", body: .unknown([])))
    }

    /// The same content as an item of its own.
    func copied(to id: ItemID, name: some StringProtocol) -> Item {
        var fields = fields
        fields.name = String(name)
        fields.seen = []
        return Item(id: id, revision: 1, fields)
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
