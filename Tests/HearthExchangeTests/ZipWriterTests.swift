import HearthExchange
import HearthWire
import Testing

@Suite("Zip files that are written piece by piece")
struct ZipWriterTests {
    @Test("The sum is that of the standard, and the directory says where each file is")
    func small() throws {
        var zip = ZipWriter(time: WallTime(seconds: 1_000_000_000))
        let first = zip.add(Array("123456789".utf8), at: "a.txt")
        let second = zip.add([], at: "åäö/b.txt")
        // CRC-32 of the usual check, low octet first.
        #expect(Array(first[14..<18]) == [0x26, 0x39, 0xF4, 0xCB])
        #expect(Array(first.suffix(9)) == Array("123456789".utf8))
        let end = zip.end()
        #expect(Array(end[46..<51]) == Array("a.txt".utf8))
        let tail = Array(end.suffix(22))
        #expect(tail[12..<16].reversed().reduce(0) { $0 << 8 | Int($1) } == end.count - 22)
        #expect(Array(tail[8..<12]) == [2, 0, 2, 0])
        let place = tail[16..<20].reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(place == first.count + second.count)
    }

    @Test("Of more files than the old format counts, Zip64 tells")
    func many() throws {
        var zip = ZipWriter()
        for number in 0..<65_536 { _ = zip.add([], at: "\(number)") }
        let end = zip.end()
        let tail = Array(end.suffix(22 + 20 + 56))
        #expect(Array(tail[0..<4]) == [0x50, 0x4B, 6, 6])
        #expect(Array(tail[24..<32]) == [0, 0, 1, 0, 0, 0, 0, 0])
        #expect(Array(tail[56..<60]) == [0x50, 0x4B, 6, 7])
        #expect(Array(tail[76..<80]) == [0x50, 0x4B, 5, 6])
        #expect(Array(tail[84..<88]) == [0xFF, 0xFF, 0xFF, 0xFF])
    }
}
