import HearthAPI

extension NameKind {
    /// Notes, and lines of checklists.
    static let notes = NameKind("notes") { client in
        try await client.perform(ShowNotes(count: 500)).notes.map(\.name)
    }

    /// Of notes.
    static let tags = NameKind("tags") { client in
        try await client.perform(ShowTags(count: 1000)).tags.map(\.tag)
    }
}
