import HearthAPI
import Testing

@Suite("Ranges of octets in requests")
struct ByteRangeTests {
    private static let tooLarge = "99999999999999999999999999999999999999"

    private static let ones: [(String, ByteRange)] = [
        ("bytes=0-0", ByteRange.from(0, through: 0)), ("bytes=0-1", .from(0, through: 1)),
        ("bytes=5-99", .from(5, through: 99)), ("bytes=0-", .from(0, through: nil)),
        ("bytes=7-", .from(7, through: nil)), ("bytes=-1", .last(1)), ("bytes=-0", .last(0)),
        ("BYTES=1-2", .from(1, through: 2)), ("bytes=0001-02", .from(1, through: 2)),
        ("bytes=0-\(tooLarge)", .from(0, through: .max)),
        ("bytes=\(tooLarge)-", .from(.max, through: nil)), ("bytes=-\(tooLarge)", .last(.max)),
        ("bytes=9223372036854775807-9223372036854775808", .from(.max, through: .max)),
        ("bytes=9223372036854775806-", .from(.max - 1, through: nil)),
    ]

    @Test("One range is read as RFC 9110 has it", arguments: ones)
    func one(header: String, range: ByteRange) {
        #expect(ByteRange(header: header) == range)
    }

    private static let wrong: [String] = [
        "", "bytes", "bytes=", "bytes=-", "bytes=--1", "bytes=1", "bytes=2-1", "bytes=a-b",
        "bytes=1-b", "bytes=a-1", "bytes=0-1,3-4", "bytes=0-1,", "bytes=,0-1", "bytes= 0-1",
        "bytes=0 -1", "bytes=0- 1", "bytes =0-1", "bytes=+0-1", "bytes=0-+1", "bytes=0-1-2",
        "bytes==0-1", "bytes=0x0-0x1", "bytes=٠-١", "bytes=0-1;q=1", "bytes=1.5-2", "items=0-1",
        "byte=0-1", "=0-1", "0-1", "bytes=-1-", "bytes=\(tooLarge)-1", "bytes=0-1\n",
    ]

    @Test(
        "What is malformed, several, or in another unit is no range: the answer is the whole",
        arguments: wrong)
    func none(header: String) {
        #expect(ByteRange(header: header) == nil)
    }

    private static let meanings: [(String, Int, Range<Int>?)] = [
        ("bytes=0-0", 10, 0..<1), ("bytes=0-", 10, 0..<10), ("bytes=2-4", 10, 2..<5),
        ("bytes=9-9", 10, 9..<10), ("bytes=9-100", 10, 9..<10), ("bytes=-3", 10, 7..<10),
        ("bytes=-10", 10, 0..<10), ("bytes=-11", 10, 0..<10), ("bytes=0-0", 1, 0..<1),
        ("bytes=0-\(tooLarge)", 10, 0..<10), ("bytes=-\(tooLarge)", 10, 0..<10),
        ("bytes=9223372036854775806-", Int.max, (Int.max - 1)..<Int.max),
        ("bytes=10-", 10, nil), ("bytes=10-20", 10, nil), ("bytes=\(tooLarge)-", 10, nil),
        ("bytes=\(tooLarge)-", Int.max, nil), ("bytes=-0", 10, nil), ("bytes=0-", 0, nil),
        ("bytes=-1", 0, nil), ("bytes=0-0", 0, nil),
    ]

    @Test("A range means those of its octets that the file has", arguments: meanings)
    func resolved(header: String, size: Int, octets: Range<Int>?) throws {
        let range = try #require(ByteRange(header: header))
        #expect(range.resolved(in: size) == octets)
    }

    @Test("A file is cut to what was asked for, and says how it begins")
    func cut() throws {
        let octets = (0..<2000).map { UInt8(truncatingIfNeeded: $0) }
        let whole = PhotoContent(octets: octets, mediaType: "", pieces: 1, piecesHere: 1)
        let some = whole.cut(to: .from(1000, through: 1009))
        #expect(some.octets == Array(octets[1000..<1010]))
        #expect(some.part?.start == 1000 && some.part?.total == 2000)
        #expect(some.part?.beginning == Array(octets.prefix(512)))
        let none = whole.cut(to: .from(2000, through: nil))
        #expect(none.octets == [] && none.part?.total == 2000)
        // Nothing of a file without octets has a name, and of what is not here there is nothing.
        let empty = PhotoContent(octets: [], mediaType: "", pieces: 1, piecesHere: 1)
        #expect(empty.cut(to: .from(0, through: nil)) == empty)
        let missing = PhotoContent(octets: nil, mediaType: "", pieces: 1, piecesHere: 0)
        #expect(missing.cut(to: .last(1)) == missing)
    }
}
