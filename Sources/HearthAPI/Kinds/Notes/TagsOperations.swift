/// The tags on all notes that the caller reads.
package struct ShowTags: Operation {
    package typealias Answer = [TagCount]
    package static let path = "tags"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Calls a tag something else on every note that the caller may edit, or takes it away.
package struct RenameTag: Operation {
    package typealias Answer = TagRenamed
    package static let path = "tags/rename"
    package static let askers = Askers.everybody

    package var tag: String
    /// nil: takes it away.
    package var to: String?

    package init(tag: String, to: String? = nil) {
        self.tag = tag
        self.to = to
    }
}

/// What became of a tag.
package struct TagRenamed: Codable, Sendable, Hashable {
    /// How many notes were changed.
    package var notes: Int
    /// On how many it stays, since the caller may only read their lists.
    package var kept: Int

    package init(notes: Int, kept: Int) {
        self.notes = notes
        self.kept = kept
    }
}
