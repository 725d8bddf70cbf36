package import HearthLists
import HearthPoems
import HearthSodium
import HearthWire

extension Pack {
    /// Poems that the program brings.
    package static let threePoems = Pack(
        kind: Poem.listKind, context: "hearth/1 poems", name: "en", edition: 1,
        title: "Three poems"
    ) {
        PoemsFile(String(decoding: PackageResources.three_poems_txt, as: UTF8.self)).items
    }
}

/// Poems, each after a blank line: its id in hexadecimal and its name, then what it says.
struct PoemsFile {
    let items: [Item]

    init(_ text: String) {
        let poems = text.split(separator: "\n\n")
        items = zip(poems, Rank.evenly(poems.count)).compactMap { poem, rank in
            let lines = poem.split(separator: "\n")
            guard let head = lines.first?.split(separator: " ", maxSplits: 1), head.count == 2,
                let id = ItemID(hex: head[0])
            else { return nil }
            return Item(
                id: id, rank: rank, revision: 1, name: String(head[1]),
                body: .known(Poem(text: lines.dropFirst().joined(separator: "\n"))))
        }
    }
}
