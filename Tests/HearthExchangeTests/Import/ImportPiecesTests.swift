import HearthAPI
import HearthExchange
import Testing

@Suite struct ImportPiecesTests {
    private func list(_ title: String, _ ids: [Int], text: String? = nil) -> ImportedList {
        ImportedList(
            title: title, kind: "notes",
            wishes: ids.enumerated().map { line, id in
                ImportedWish(
                    line: line, name: "Note", fields: WishFields(notes: text), id: "\(id)")
            })
    }

    @Test("A long import comes in pieces of a bounded size, and nothing of it twice or never")
    func pieces() {
        let lists = [list("Long", Array(0..<25)), list("Bare", []), list("Short", [1, 2])]
        let pieces = ImportPieces.of(lists, entries: 10)
        #expect(pieces.map { $0.map(\.wishes.count) } == [[10], [10], [5, 0, 2]])
        #expect(pieces.joined().map(\.title) == ["Long", "Long", "Long", "Bare", "Short"])
        #expect(pieces.joined().flatMap(\.wishes) == lists.flatMap(\.wishes))
        #expect(ImportPieces.of([]).isEmpty)
        let texts = [list("Texts", [1, 2, 3], text: String(repeating: "t", count: 600))]
        #expect(ImportPieces.of(texts, octets: 2_000).map { $0[0].wishes.count } == [2, 1])
    }

    @Test("Entries of one id come in one piece: the home numbers them")
    func together() throws {
        let ids = (0..<30).map { $0 % 3 == 0 ? 7 : $0 }
        let pieces = ImportPieces.of([list("Long", ids)], entries: 4).joined()
        #expect(pieces.count { $0.wishes.contains { $0.id == "7" } } == 1)
        #expect(pieces.flatMap(\.wishes).map(\.line).sorted() == Array(0..<30))
    }
}
