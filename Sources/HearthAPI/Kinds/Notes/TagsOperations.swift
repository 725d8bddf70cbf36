/// The tags on all notes that the caller reads, the most used first.
package struct ShowTags: Operation {
    package typealias Answer = TagsShown
    package static let path = "tags"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// Each word of it stands in the tag.
    package var text: String?
    /// How many to leave out at the start.
    package var from: String?
    /// At most so many; 200 if nothing is said, 1,000 at most.
    package var count: String?

    package init(text: String? = nil, from: Int? = nil, count: Int? = nil) {
        self.text = text
        self.from = from.map(String.init)
        self.count = count.map(String.init)
    }
}

/// Tags, or the first of them.
package struct TagsShown: Codable, Sendable, Hashable {
    package var tags: [TagCount]
    /// How many there are in all.
    package var total: Int

    package init(tags: [TagCount], total: Int) {
        self.tags = tags
        self.total = total
    }
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
