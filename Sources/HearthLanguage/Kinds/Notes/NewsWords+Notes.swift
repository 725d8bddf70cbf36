import HearthAPI

extension NewsWords {
    /// Of a checklist, only how many lines came.
    @NewsWordsBuilder static var notes: [NewsWords] {
        NewsWords(.wishAdded, of: NoteFields.kind) { told in
            guard told.count > 1, told.news.detail == NewsInfo.lines else {
                return told.itemsAdded
            }
            guard told.isByOne else {
                return Text(
                    count: told.count, one: "1 new line\(told.onOwners).",
                    other: "\(told.count) new lines\(told.onOwners).")
            }
            return Text(
                count: told.count, one: "\(told.person) added 1 line\(told.to).",
                other: "\(told.person) added \(told.count) lines\(told.to).")
        }
    }
}
