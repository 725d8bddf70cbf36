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

    package init(
        lastAt: String? = nil, lastPath: String? = nil, folder: String? = nil, keep: Int? = nil,
        isOverdue: Bool = false, problem: HearthError? = nil, openedBy: [String] = [],
        needsCode: Bool = false, share: Double? = nil
    ) {
        self.lastAt = lastAt
        self.lastPath = lastPath
        self.folder = folder
        self.keep = keep
        self.isOverdue = isOverdue
        self.problem = problem
        self.openedBy = openedBy
        self.needsCode = needsCode
        self.share = share
    }
}
