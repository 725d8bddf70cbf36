/// What a person should look into: a kind that every language can say, and about whom.
package struct AlarmNotice: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
        /// Two rosters of theirs under one version, both signed.
        case twoRosters = "two-rosters"
        /// Two other records of theirs under one version, both signed.
        case twoRecords = "two-records"
        /// Somebody on a list that they host was given another roster than this node.
        case rostersDiffer = "rosters-differ"
        /// As much of what they write is kept as may be.
        case quota
        /// The room for the asker's private lists is nearly full; how much they take is the detail, and how much
        /// they may.
        case privateRoom = "private-room"
        /// A member's home was put back to an earlier copy, or runs twice.
        case earlierCopy = "earlier-copy"
        /// Their news could not be read and start over.
        case newsDamaged = "news-damaged"
        /// Their own cell cannot be opened.
        case cellDamaged = "cell-damaged"
        /// Something is due for the asker, whose keys are locked.
        case somethingDue = "something-due"
        /// Somebody could not be let into a list.
        case notLetIn = "not-let-in"
        /// The storage refuses what is written.
        case storageRefused = "storage-refused"
        /// Other homes say that this node's clock is ahead; by how many minutes is the detail.
        case clockAhead = "clock-ahead"
        /// The same of one that is behind.
        case clockBehind = "clock-behind"
    }

    package var kind: Kind
    /// Whom it is about.
    package var person: String?
    /// How many MiB are kept, how much private lists take, or by how many minutes a clock is wrong.
    package var detail: String?

    package init(_ kind: Kind, person: String? = nil, detail: String? = nil) {
        self.kind = kind
        self.person = person
        self.detail = detail
    }
}

/// Something about somebody that should not be, kept until it is cleared: the gravest of each.
package struct AlarmInfo: Codable, Sendable, Hashable {
    /// What it is.
    package var notice: AlarmNotice
    /// ISO 8601, UTC.
    package var foundAt: String

    package init(notice: AlarmNotice, foundAt: String) {
        self.notice = notice
        self.foundAt = foundAt
    }
}
