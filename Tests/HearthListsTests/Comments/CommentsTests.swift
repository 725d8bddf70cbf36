import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import SwiftProtobuf
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

private typealias Comment = HearthLists.Comment

@Suite("Comments")
struct CommentsTests {
    private func id(_ number: UInt8) throws -> CommentID {
        try #require(CommentID(octets: [0, 0, 0, 0, 0, 0, 0, number]))
    }

    private func comment(_ number: UInt8, _ text: String = "Which colour?") throws -> Comment {
        Comment(
            id: try id(number), item: try itemID(number), time: minutes(Int64(number)), text: text)
    }

    @Test("What is written is what is read, with and without a wish")
    func roundTrip() throws {
        let all = Comments([
            try comment(1), try comment(2, "Two\nlines, ⛄️"),
            Comment(id: try id(3), item: nil, time: minutes(0), text: "On the list"),
        ])
        #expect(try Comments.decode(all.encode()) == all)
        #expect(try Comments.decode([]) == Comments())
    }

    @Test("Comments of which one breaks a bound are refused whole")
    func bounds() throws {
        func refused(_ change: (inout Hearth_V1_Comment) -> Void) throws -> Bool {
            var message = try Hearth_V1_Comments(
                serializedBytes: Comments([comment(1), comment(2)]).encode())
            change(&message.comments[1])
            let octets: [UInt8] = try message.serializedBytes()
            return (try? Comments.decode(octets)) == nil
        }
        #expect(try !refused { $0.text = String(repeating: "a", count: 1000) })
        #expect(try refused { $0.text = String(repeating: "a", count: 1001) })
        #expect(try refused { $0.text = "" })
        #expect(try refused { $0.text = " \n" })
        #expect(try refused { $0.text = "a\u{1B}[2J" })
        #expect(try refused { $0.text = "a\u{202E}b" })
        #expect(try refused { $0.id.removeLast() })
        #expect(try refused { $0.id = $0.id + [1] })
        #expect(try refused { $0.id[7] = 1 })
        #expect(try refused { $0.item.removeLast() })
        #expect(try refused { $0.time = 1 << 48 })
        #expect(try !refused { $0.time = 1 << 48 - 1 })
    }

    @Test("More than a thousand are refused before they are decoded")
    func count() throws {
        var message = Hearth_V1_Comments()
        message.comments = (0..<1001).map { number in
            var comment = Hearth_V1_Comment()
            comment.id = .init([0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)])
            comment.text = "a"
            return comment
        }
        #expect(throws: PartError.overLimit) {
            try Comments.decode(message.serializedBytes())
        }
        message.comments.removeLast()
        #expect(try Comments.decode(message.serializedBytes()).comments.count == 1000)
        // An empty message takes two octets here, and a hundred once it is decoded.
        #expect(throws: PartError.overLimit) {
            try Comments.decode(
                [UInt8](repeating: 0, count: 30_000).enumerated().map {
                    $0.offset.isMultiple(of: 2) ? 0x0A : 0
                })
        }
    }

    @Test("An answer comes after what it answers, though its author's clock is behind")
    func clock() {
        let now = minutes(100)
        let ahead = now.adding(.seconds(600))
        #expect(CommentClock.next(after: [], at: now) == now)
        #expect(CommentClock.next(after: [minutes(99)], at: now) == now)
        #expect(CommentClock.next(after: [now], at: now) == now.adding(.milliseconds(1)))
        #expect(
            CommentClock.next(after: [minutes(1), ahead], at: now)
                == ahead.adding(.milliseconds(1)))
    }

    @Test("A comment from the year 9999 moves nobody's clock, and stands behind all others")
    func farAhead() throws {
        let now = minutes(100)
        let hostile = WallTime(milliseconds: 253_402_300_799_000)
        #expect(CommentClock.next(after: [hostile, minutes(99)], at: now) == now)
        #expect(!CommentClock.isBelievable(hostile, at: now))
        // Nor can many who follow each other go further than an hour.
        var last = now.adding(CommentClock.tolerance)
        for _ in 0..<10 { last = CommentClock.next(after: [last], at: now) }
        #expect(last <= now.adding(CommentClock.tolerance).adding(.milliseconds(1)))
        let (one, two) = (try id(1), try id(2))
        #expect(
            CommentClock.precedes((now, [1], two), (hostile, [0], one), at: now))
        #expect(CommentClock.precedes((now, [0], two), (now, [1], one), at: now))
        #expect(CommentClock.precedes((now, [0], one), (now, [0], two), at: now))
        #expect(!CommentClock.precedes((now, [0], one), (now, [0], one), at: now))
    }

    /// Some changes of one person's comments, in a home that may have known nothing of the others.
    private func comments(_ generator: inout SeededGenerator) throws -> Comments {
        var comments = Comments()
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let number = UInt8.random(in: 1...5, using: &generator)
            if Bool.random(using: &generator) {
                comments.remove(
                    try id(number), at: minutes(Int64.random(in: 0...3, using: &generator)))
            } else if !comments.comments.contains(where: { $0.id.octets.last == number }),
                !comments.removed.contains(where: { $0.id.octets.last == number })
            {
                comments = comments.merged(with: Comments([try comment(number)]))
            }
        }
        return comments
    }

    @Test("It does not matter in which order, how often or in which groups they are merged")
    func laws() throws { try expectMergeLaws(of: { $0 }, draw: comments) }

    @Test("A comment that was taken back in one copy stays away")
    func takenBack() throws {
        let said = Comments([try comment(1), try comment(2)])
        var left = said
        left.remove(try id(1), at: minutes(9))
        #expect(try left.merged(with: said).comments == [comment(2)])
        #expect(try said.merged(with: left).comments == [comment(2)])
    }
}
