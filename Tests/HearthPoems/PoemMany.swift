package import HearthAPI
package import HearthHousehold
import HearthLists
package import HearthRows

/// Puts a word behind every poem of a list, in one step that `UndoMany` takes back.
package struct EndPoems: Operation {
    package typealias Answer = ManyChanged
    package static let path = "poems/end-all"
    package static let askers = Askers.everybody
    package var list: String
    package var word: String

    package init(list: String, word: String) {
        self.list = list
        self.word = word
    }
}

extension EndPoems: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ManyChanged {
        let open = try household.list(at: list, for: asker, work)
        try open.check(holds: Poem.listKind)
        return try household.changeMany(of: open, as: Self.path, by: asker, work) { item in
            guard let poem = item.known as? Poem, !poem.text.hasSuffix(word) else { return nil }
            var ended = item
            ended.body = .known(Poem(text: poem.text + " " + word))
            return ended
        }
    }
}
