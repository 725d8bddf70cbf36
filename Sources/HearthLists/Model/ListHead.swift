package import HearthWire

/// What a list says about itself, as one editor wrote it.
package struct ListHead: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case ordinary
        /// What was noted on the go and is in no list yet.
        case tray
    }

    package var kind: ListKind
    package var title: String
    package var role: Role
    /// One more than the highest seen at every change; the highest wins.
    package var revision: UInt64
    package var occasion: Occasion?
    package var date: Day?
    package var text: String
    package var isArchived: Bool
    /// Of the kind; at most 65,536 octets.
    package var settings: [UInt8]
    var carried = Carried()

    package init(
        kind: ListKind = .wishes, title: String, role: Role = .ordinary, revision: UInt64 = 1,
        occasion: Occasion? = nil, date: Day? = nil, text: String = "", isArchived: Bool = false,
        settings: [UInt8] = []
    ) {
        self.kind = kind
        self.title = title
        self.role = role
        self.revision = revision
        self.occasion = occasion
        self.date = date
        self.text = text
        self.isArchived = isArchived
        self.settings = settings
    }

    /// The revision of the next change; after the highest number comes 0.
    package var nextRevision: UInt64 { Revision.next(after: revision) }

    /// The revision of a change that a person makes now.
    package func nextRevision(at now: WallTime) -> UInt64 {
        Revision.next(after: revision, at: now)
    }
}
