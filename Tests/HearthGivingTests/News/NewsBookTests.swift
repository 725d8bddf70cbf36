import Foundation
import HearthAPI
import HearthRows
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthGiving
@testable import HearthHome
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

    /// With something in all of it.
    private func fullBook() throws -> NewsBook {
        var book = NewsBook()
        let list = try #require(ListID(octets: [UInt8](repeating: 7, count: 16)))
        let item = try #require(ItemID(octets: [UInt8](repeating: 8, count: 8)))
        let tag = try #require(AuthorTag(octets: [UInt8](repeating: 1, count: 8)))
        for number in 1...3 {
            book.add(
                .about(.offer, person: "Zoë \(number)", list: list, title: "A\u{0}B"), at: now)
        }
        book.add(.about(.storage, person: "", detail: "2027-01-15T08:00:00Z"), at: now)
        book.read(through: 1)
        var mark = ToldClaim(item: item, state: .waits)
        (mark.isPriceMet, mark.reminded, mark.ahead) = (true, 14, tag)
        var marks = CircleMarks()
        marks.claims[list] = [mark, ToldClaim(item: item, state: .lapsed, knowsEnd: true)]
        marks.talk[list] = [ToldTalk(author: tag, whisper: 1, idea: 2), ToldTalk(author: tag)]
        marks.write(into: &book, since: CircleMarks())
        book.known = [Fingerprint("friend", [1]), Fingerprint("friend", [2])]
        book.birthdays = [Fingerprint("birthday", [1])]
        book.names = [
            try #require(IdentityKey(octets: [UInt8](repeating: 9, count: 32))): "Åke"
        ]
        book.settings.reminderDays = [3]
        book.settings.hook = HookSetting(program: "/bin/true", arguments: ["-v"])
        return book
    }

    @Test("A book comes back as it was")
    func octets() throws {
        for book in [NewsBook(), try fullBook()] {
            let read = try NewsBook(octets: try book.octets())
            #expect(read == book)
            #expect(CircleMarks(read) == CircleMarks(book))
        }
        // As homes of before have it, that is what stands there.
        let names = try JSONDecoder().decode(
            [String: JSONFragment].self, from: Data(try fullBook().octets())
        ).keys
        #expect(Set(names).isSuperset(of: ["claims", "talk", "items", "settings"]))
    }

    @Test("What circles know is written when it is another, and else left as it is")
    func marks() throws {
        var book = try fullBook()
        let before = book
        let marks = CircleMarks(book)
        marks.write(into: &book, since: marks)
        #expect(book == before)
        var changed = marks
        changed.keep(only: [])
        #expect(changed == CircleMarks())
        changed.write(into: &book, since: marks)
        #expect(book != before && CircleMarks(book) == changed)
        book.others["claims"] = .text("none")
        #expect(CircleMarks(book) == CircleMarks())
    }

    @Test("A kind of news that only another Hearth knows is left out")
    func unknownKind() throws {
        var book = try fullBook()
        let text = String(decoding: try book.octets(), as: UTF8.self)
        let changed = text.replacing("\"storage\"", with: "\"sunrise\"")
        #expect(changed != text)
        book.items.removeLast()
        #expect(try NewsBook(octets: Array(changed.utf8)) == book)
    }

    @Test("The books of an earlier Hearth are read, those without talk and names, too")
    func earlier() throws {
        var book = try fullBook()
        var marks = CircleMarks(book)
        func expectSame(_ format: UInt8) throws {
            var read = try NewsBook(octets: EarlierBook.octets(of: book, marks, format: format))
            // Written before those who give have looked at it, it keeps what they know.
            read = try NewsBook(octets: try read.octets())
            #expect(CircleMarks(read) == marks)
            CircleMarks(read).write(into: &read, since: CircleMarks(read))
            #expect(CircleMarks(read) == marks)
            var (one, other) = (read, book)
            (one.others, other.others) = ([:], [:])
            #expect(one == other && read.others.keys.contains("claims"))
        }
        try expectSame(3)
        book.names = [:]
        try expectSame(2)
        (book.birthdays, marks.talk) = ([], [:])
        try expectSame(1)
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

    @Test("Requests that nobody waits for any more go, also those from before they had marks")
    func requests() throws {
        let list = try #require(ListID(octets: [UInt8](repeating: 7, count: 16)))
        func fact(_ number: UInt8, _ person: String) -> NewsFact {
            NewsFact(
                mark: Fingerprint("offer", [number]),
                draft: .about(.offer, person: person, list: list, title: "Birthday"))
        }
        var book = NewsBook()
        for one in [fact(1, "Anna"), fact(2, "Clara")] { book.add(one.marked, at: now) }
        // As they were kept before.
        for person in ["Anna", "Björn"] { book.add(fact(3, person).draft, at: now) }
        book.add(.about(.friendAccepted, person: "Anna"), at: now)
        book = try NewsBook(octets: try book.octets())
        book.dropRequests(except: [fact(2, "Anna B"), fact(4, "Björn")])
        #expect(book.items.map(\.person) == ["Clara", "Björn", "Anna"])
        book.read(Fingerprint("offer", [2]))
        #expect(book.items.map(\.isRead) == [true, false, false])
        book.dropRequests(except: [])
        #expect(book.items.map(\.kind) == [.friendAccepted])
    }

    @Test("Whatever octets are read as a book, the program goes on")
    func damaged() throws {
        var book = NewsBook()
        book.add(knock(1), at: now)
        for octets in [
            try book.octets(), try EarlierBook.octets(of: book, CircleMarks(book), format: 3),
        ] {
            for length in [0, 1, 4, 5, 40, 80] {
                #expect(throws: (any Error).self) {
                    try NewsBook(octets: Array(octets.prefix(length)))
                }
            }
        }
    }
}
