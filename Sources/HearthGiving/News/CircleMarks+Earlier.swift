import HearthSodium
import HearthWire

/// The rest of a book of news as an earlier Hearth wrote it; it is read once.
extension CircleMarks {
    /// Format 1 | number of lists 2 and for each its id 16, number of claims 1 and claims | number of lists 2 and for
    /// each its id 16, number of authors 2 and talk | zeros. Format 1 has no talk.
    init(earlier octets: [UInt8]) throws(WireError) {
        self.init()
        var reader = OctetReader(octets)
        let format = try reader.octet()
        for _ in 0..<(try reader.number16()) {
            let list: ListID = try reader.fixed()
            var marks: [ToldClaim] = []
            for _ in 0..<(try reader.octet()) { marks.append(try ToldClaim(earlier: &reader)) }
            claims[list] = marks
        }
        guard format > 1 else { return }
        for _ in 0..<(try reader.number16()) {
            let list: ListID = try reader.fixed()
            var marks: [ToldTalk] = []
            for _ in 0..<(try reader.number16()) { marks.append(try ToldTalk(earlier: &reader)) }
            talk[list] = marks
        }
    }
}

extension ToldClaim {
    /// Item 8 | state 1 | flags 1 | ahead 8 | reminded 2, all ones for never.
    fileprivate init(earlier reader: inout OctetReader) throws(WireError) {
        let item: ItemID = try reader.fixed()
        guard let state = State(rawValue: try reader.octet()) else { throw .malformed }
        let flags = try reader.octet()
        let ahead: AuthorTag = try reader.fixed()
        let reminded = try reader.number16()
        self.init(
            item: item, state: state, isBoughtTwice: flags & 1 != 0, isPriceMet: flags & 2 != 0,
            knowsEnd: flags & 4 != 0, ahead: ahead,
            reminded: reminded == .max ? nil : Int(reminded))
    }
}

extension ToldTalk {
    /// Author 8 | whisper 8 | idea 8.
    fileprivate init(earlier reader: inout OctetReader) throws(WireError) {
        self.init(
            author: try reader.fixed(), whisper: Int64(bitPattern: try reader.number64()),
            idea: Int64(bitPattern: try reader.number64()))
    }
}
