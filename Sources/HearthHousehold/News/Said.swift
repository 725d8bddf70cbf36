package import HearthAPI
package import HearthSodium
package import HearthWire

/// Something that somebody said.
package struct Said {
    let author: IdentityKey
    let name: String
    let item: ItemID?
    let wish: String
    let words: String

    package init(
        author: IdentityKey, name: String, item: ItemID?, wish: String, words: String
    ) {
        self.author = author
        self.name = name
        self.item = item
        self.wish = wish
        self.words = words
    }
}

extension NewsDraft {
    /// More than this of one kind that comes at once is told in one piece.
    static let mostApart = 3

    /// With a seat in the circle, or of what everybody reads.
    package static func drafts(
        _ kind: NewsKind, _ said: [Said], on open: OpenList, _ seat: CircleSeat?
    ) -> [NewsDraft] {
        func draft(
            _ item: ItemID?, _ wish: String, _ person: String, _ words: String, _ count: Int
        ) -> NewsDraft {
            guard let seat else {
                return .open(
                    kind, on: open, item: item, wish: wish, person: person, detail: words,
                    count: count)
            }
            return .secret(
                kind, seat, on: open, item: item, wish: wish, person: person, detail: words,
                count: count)
        }
        guard said.count <= mostApart else {
            let only = Set(said.map(\.author)).count == 1 ? said.first?.name : nil
            return [draft(nil, "", only ?? "", "", said.count)]
        }
        return said.map { draft($0.item, $0.wish, $0.name, $0.words.oneLine, 1) }
    }
}
