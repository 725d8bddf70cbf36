import HearthLists
import HearthSodium
import HearthWire
import Testing

@testable import HearthCircle

@Suite("Ids under which whispers were asked for")
struct AskedWhisperTests {
    private static func id(_ number: Int) throws -> WhisperID {
        try #require(
            WhisperID(octets: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 8)))
    }

    private static func sheet(_ numbers: some Sequence<Int>, text: String = "x") throws -> TalkSheet
    {
        var sheet = TalkSheet(madeAt: WallTime(seconds: 1))
        for number in numbers {
            try sheet.add(
                Whisper(subject: nil, time: WallTime(seconds: Int64(number)), text: text),
                as: id(number))
        }
        return sheet
    }

    @Test("A page knows them, removed whispers' too, and of the newest alone")
    func kept() throws {
        var sheet = try Self.sheet(1...20)
        let isRemoved = sheet.removeWhisper(at: WallTime(seconds: 20))
        #expect(isRemoved)
        let read = try TalkSheet.decode(sheet.encode())
        #expect(read == sheet)
        #expect(read.time(ofWhisper: try Self.id(20)) == WallTime(seconds: 20))
        #expect(read.time(ofWhisper: try Self.id(5)) == WallTime(seconds: 5))
        #expect(read.time(ofWhisper: try Self.id(4)) == nil)
    }

    @Test("Two copies of a page know what either knew")
    func merged() throws {
        let (one, other) = (try Self.sheet(1...2), try Self.sheet(2...3))
        for page in [one.merged(with: other), other.merged(with: one)] {
            for number in 1...3 {
                let time = page.time(ofWhisper: try Self.id(number))
                #expect(time == WallTime(seconds: Int64(number)))
            }
        }
    }

    @Test("They make room before anything else does")
    func room() throws {
        let long = String(repeating: "x", count: 280)
        var sheet = try Self.sheet(1...6, text: long)
        #expect(sheet.time(ofWhisper: try Self.id(1)) != nil)
        let short = String(repeating: "x", count: 60)
        try sheet.add(
            Whisper(subject: nil, time: WallTime(seconds: 7), text: short), as: Self.id(7))
        #expect(sheet.time(ofWhisper: try Self.id(5)) == nil)
        #expect(sheet.time(ofWhisper: try Self.id(6)) != nil)
        #expect(sheet.whispers.count == 7)
        #expect(throws: TalkSheetError.full) {
            try sheet.add(Whisper(subject: nil, time: WallTime(seconds: 9), text: long))
        }
    }
}
