package import HearthAPI
package import HearthLanguage

/// All tags.
package struct TagsView: PageContent {
    package static let template = "note-tags"

    let tags: [Tag]
    /// Nobody has written one.
    let isEmpty: Bool
    /// There is none with these words.
    let isNoneFound: Bool
    /// What is looked for.
    let words: String
    /// There are enough to look for one.
    let isLong: Bool
    /// Nil where these are all.
    let ways: PageWays?

    struct Tag: Sendable {
        let tag: String
        let href: String
        let count: Text
        /// What taking it away does.
        let removal: Text
    }

    package init(_ shown: TagsShown, words: String? = nil, part: PagePart = PagePart()) {
        let words = words ?? ""
        tags = shown.tags.map {
            Tag(
                tag: $0.tag, href: NotesSearch(path: "/notes", tags: [$0.tag]).href,
                count: Text(count: $0.notes, one: "1 note", other: "\($0.notes) notes"),
                removal: Text(
                    count: $0.notes, one: "Take it away from 1 note",
                    other: "Take it away from \($0.notes) notes"))
        }
        self.words = words
        isEmpty = words.isEmpty && shown.total == 0
        isNoneFound = !words.isEmpty && shown.total == 0
        ways = part.ways(of: shown.total)
        isLong = !words.isEmpty || ways != nil
    }

    /// What became of a tag that was called something else, or taken away.
    package static func said(of done: TagRenamed) -> Text {
        let changed = Text(
            count: done.notes, one: "1 note is changed.", other: "\(done.notes) notes are changed.")
        guard done.kept > 0 else { return changed }
        let kept = Text(
            count: done.kept, one: "On 1 note that you may only read it stays.",
            other: "On \(done.kept) notes that you may only read it stays.")
        return Text(verbatim: "\(changed.string) \(kept.string)")
    }
}
