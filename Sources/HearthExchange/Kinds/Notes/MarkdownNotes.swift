/// Notes as Markdown (protocol-spec/export.md, "Notes as Markdown"): a file a note, a folder a list.
package enum MarkdownNotes {
    /// A file to write, relative to the folder of the export.
    package struct File: Hashable, Sendable {
        package let path: String
        package let text: String
    }

    /// Keys of the front matter in the order in which they are written; the first word of each is the one
    /// that Hearth writes.
    enum Key: String, CaseIterable {
        case title, list, tags, created, edited = "updated", reminder, pinned, binned, checklist
        case empty

        init?(word: String) {
            switch word.lowercased() {
            case "date": self = .created
            case "edited", "modified": self = .edited
            case let word: self.init(rawValue: word)
            }
        }
    }
}
