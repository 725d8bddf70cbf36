package import HearthAPI
import HearthLanguage

/// Which notes a page shows, as its address says it.
package struct NotesSearch: Sendable, Hashable {
    /// So many stand on one page.
    package static let count = 100

    package var path: String
    package var words: String?
    package var tags: [String]
    package var has: NoteContent?
    package var list: String?
    package var sort: String?
    /// How many notes stand on pages before; no address says more than there can be.
    package var from: Int { didSet { from = Self.bounded(from) } }

    package init(
        path: String, words: String? = nil, tags: [String] = [], has: NoteContent? = nil,
        list: String? = nil, sort: String? = nil, from: Int = 0
    ) {
        self.path = path
        self.words = words
        self.tags = tags
        self.has = has
        self.list = list
        self.sort = sort
        self.from = Self.bounded(from)
    }

    private static func bounded(_ from: Int) -> Int { min(max(from, 0), 10_000_000) }

    /// Whether it leaves any note out.
    package var isFiltered: Bool {
        !(words ?? "").isEmpty || !tags.isEmpty || has != nil || list != nil
    }

    /// The page that shows this.
    var href: String {
        let fields: [(String, String?)] =
            [("q", words)] + tags.map { ("tag", $0) } + [
                ("has", has?.rawValue), ("list", list), ("sort", sort),
                ("from", from > 0 ? "\(from)" : nil),
            ]
        let query = fields.compactMap { name, value in
            value.flatMap { $0.isEmpty ? nil : "\(name)=\(PercentCoding.encode($0))" }
        }
        return query.isEmpty ? path : path + "?" + query.joined(separator: "&")
    }

    /// The same, with a tag added, or taken away where it was chosen; from its beginning.
    func toggling(_ tag: String) -> NotesSearch {
        var other = self
        other.from = 0
        if let index = tags.firstIndex(of: tag) {
            other.tags.remove(at: index)
        } else {
            other.tags.append(tag)
        }
        return other
    }

    func from(_ start: Int) -> NotesSearch {
        var other = self
        other.from = start
        return other
    }
}
