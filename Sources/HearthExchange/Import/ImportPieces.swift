package import HearthAPI

/// A long import as several requests, one after the other: between two of them a home answers others.
///
/// Each is whole. All entries need ids of their own (`ImportedWish.id`): so a second run, after one that ended
/// midway, goes on where it was. Entries of one id stay together, since the home numbers them.
package enum ImportPieces {
    /// Entries of a piece, about.
    package static let entries = 1_000
    /// Octets of their texts, about: far less than one request may have.
    package static let octets = 16 << 20

    /// The lists of each request, in their order.
    package static func of(
        _ lists: [ImportedList], entries: Int = entries, octets: Int = octets
    ) -> [[ImportedList]] {
        var pieces: [[ImportedList]] = []
        var (entriesLeft, octetsLeft) = (0, 0)
        for list in lists {
            var rest = gathered(list.wishes)[...]
            repeat {
                if entriesLeft <= 0 || octetsLeft <= 0 {
                    pieces.append([])
                    (entriesLeft, octetsLeft) = (entries, octets)
                }
                var piece = list
                piece.wishes = []
                while let wish = rest.first,
                    entriesLeft > 0 && octetsLeft > 0 || piece.wishes.last?.id == wish.id
                {
                    entriesLeft -= 1
                    octetsLeft -= 500 + (wish.fields.notes?.utf8.count ?? 0)
                    piece.wishes.append(wish)
                    rest.removeFirst()
                }
                pieces[pieces.count - 1].append(piece)
            } while !rest.isEmpty
        }
        return pieces
    }

    /// The entries, those of one id where the first of them is.
    private static func gathered(_ wishes: [ImportedWish]) -> [ImportedWish] {
        var first: [String: Int] = [:]
        let places = wishes.enumerated().map { index, wish in
            guard let id = wish.id else { return index }
            if let place = first[id] { return place }
            first[id] = index
            return index
        }
        return wishes.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { wishes[$0] }
    }
}
