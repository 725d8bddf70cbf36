import HearthAPI
import HearthSodium
import HearthWire
import Testing

@testable import HearthHousehold

@Suite("A book of news")
struct NewsBookTests {
    private let now = WallTime(seconds: 1_800_000_000)

    private func knock(_ number: Int) -> NewsDraft { .about(.knock, person: "Person \(number)") }

    @Test("Five hundred are kept; what was read goes first, the oldest first")
    func limit() {
        var book = NewsBook()
        for number in 1...500 { book.add(knock(number), at: now) }
        book.read(through: 3)
        for number in 501...505 { book.add(knock(number), at: now) }
        #expect(book.items.count == 500)
        #expect(book.items.map(\.id) == Array(6...505))
        #expect(book.unread == 500)
    }

    @Test("A book comes back as it was, and has the same size whatever is in it")
    func octets() throws {
        var book = NewsBook()
        let list = try #require(ListID(octets: [UInt8](repeating: 7, count: 16)))
        let tags = try (1...9).map {
            try #require(AuthorTag(octets: [UInt8](repeating: $0, count: AuthorTag.byteCount)))
        }
        let circles = [list: Set(tags.dropLast())]
        let empty = try book.octets(lists: 2, circles: circles)
        let item = try #require(ItemID(octets: [UInt8](repeating: 8, count: 8)))
        for number in 1...600 {
            book.add(
                .about(
                    .offer, person: String(repeating: "ö", count: 200), list: list,
                    title: "\(number)" + String(repeating: "å", count: 90)), at: now)
        }
        var mark = ClaimMark(item: item, state: .waits)
        mark.isPriceMet = true
        mark.reminded = 14
        book.claims[list] = [ClaimMark](repeating: mark, count: 16)
        book.talk[list] = tags.map { TalkMark(author: $0, whisper: 1, idea: 2) }
        let full = try book.octets(lists: 2, circles: circles)
        #expect(full.count == empty.count)
        // Who is not in the circle any more has no room.
        book.talk[list]?.removeLast()
        #expect(try NewsBook(octets: full) == book)
        book.birthdays = [NewsMark("birthday", [1])]
        book.names = [
            try #require(IdentityKey(octets: [UInt8](repeating: 9, count: 32))):
                String(repeating: "ö", count: 30)
        ]
        #expect(try NewsBook(octets: try book.octets(lists: 2, circles: circles)) == book)
    }

    @Test("Names that were not read yet become one piece of news, each person's for herself")
    func names() {
        var book = NewsBook()
        func rename(_ before: String, _ after: String) {
            book.add(.about(.friendRenamed, person: after, detail: before), at: now)
        }
        rename("A", "B")
        rename("X", "Y")
        rename("B", "C")
        #expect(book.items.map(\.detail) == ["X", "A"])
        #expect(book.items.map(\.person) == ["Y", "C"])
        book.read(through: book.newest)
        rename("C", "D")
        #expect(book.items.map(\.detail) == ["X", "A", "C"])
    }

    @Test("Whatever octets are read as a book, the program goes on")
    func damaged() throws {
        var book = NewsBook()
        book.add(knock(1), at: now)
        let octets = try book.octets(lists: 1, circles: [:])
        for length in [0, 1, 4, 5, 40, 80] {
            #expect(throws: (any Error).self) { try NewsBook(octets: Array(octets.prefix(length))) }
        }
    }
}
