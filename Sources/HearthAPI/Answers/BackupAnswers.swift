/// Whether and how a home is backed up.
package struct BackupsInfo: Codable, Sendable, Hashable {
    /// When the last backup was made (RFC 3339); nil: there is none yet.
    package var lastAt: String?
    /// Where it was put.
    package var lastPath: String?
    /// Where one is made each day; nil: nowhere.
    package var folder: String?
    /// How many of these are kept.
    package var keep: Int?
    /// What tells this home's files in the folder from another home's: it is in their names.
    package var mark: String?
    /// How many backups are in the folder that this home never removes; nil: the folder was not looked at.
    package var others: Int?
    /// What was made each day before the home was put back, which ended it; nil: nothing, or somebody has
    /// decided since.
    package var ended: EndedBackups?
    /// The one of each day is more than a day late.
    package var isOverdue: Bool
    /// Why the last try failed, where it did: what the API says of it.
    package var problem: HearthError?
    /// Whose recovery codes open the next one.
    package var openedBy: [String]
    /// No householder has shown yet that they have their recovery code.
    package var needsCode: Bool
    /// How much of one that is being made is done, 0 to 1; nil: none is.
    package var share: Double?
    /// In the answer to `MakeBackup`: what is in the home's folder but no node wrote, and is not in the backup.
    package var leftOut: [String]?

    package init(
        lastAt: String? = nil, lastPath: String? = nil, folder: String? = nil, keep: Int? = nil,
        mark: String? = nil, ended: EndedBackups? = nil,
        isOverdue: Bool = false, problem: HearthError? = nil, openedBy: [String] = [],
        needsCode: Bool = false, share: Double? = nil
    ) {
        self.lastAt = lastAt
        self.lastPath = lastPath
        self.folder = folder
        self.keep = keep
        self.mark = mark
        self.ended = ended
        self.isOverdue = isOverdue
        self.problem = problem
        self.openedBy = openedBy
        self.needsCode = needsCode
        self.share = share
    }
}

/// Backups of each day that are not made any more since the home was put back: the file that it came from may be
/// somebody else's, and say any folder.
package struct EndedBackups: Codable, Sendable, Hashable {
    /// Where they were put; nil: nowhere that can be shown.
    package var folder: String?
    /// How many were kept.
    package var keep: Int?

    package init(folder: String?, keep: Int?) {
        self.folder = folder
        self.keep = keep
    }
}
