/// Looks at the fields of an encoded message without decoding any.
///
/// An empty message inside takes two octets of those around it and some hundred of memory, so the
/// count has to be known before the decoder begins to allocate.
package struct FieldScan {
    private let octets: [UInt8]
    private var position: Int
    private let end: Int

    /// How often a field of texts, octets or messages stands in a message; nil where the octets are no
    /// message. Under the same number, a value of another type is an unknown field.
    ///
    /// `path` names fields from the outside in: `[5, 3]` counts field 3 in all fields 5 together.
    package static func count(of path: UInt64..., in octets: [UInt8]) -> Int? {
        var scan = FieldScan(octets: octets, from: 0, to: octets.count)
        return scan.count(path[...])
    }

    private init(octets: [UInt8], from start: Int, to end: Int) {
        self.octets = octets
        position = start
        self.end = end
    }

    private mutating func count(_ path: ArraySlice<UInt64>) -> Int? {
        guard let field = path.first else { return 1 }
        var count = 0
        while position < end {
            guard let tag = varint(), let content = skip(wireType: tag & 7) else { return nil }
            guard tag >> 3 == field, tag & 7 == 2 else { continue }
            if path.count == 1 {
                count += 1
            } else {
                var inside = FieldScan(octets: octets, from: content.lowerBound, to: position)
                guard let more = inside.count(path.dropFirst()) else { return nil }
                count += more
            }
        }
        return count
    }

    /// Reads over a field and gives where its content is; groups are refused, since nobody
    /// writes them any more.
    private mutating func skip(wireType: UInt64) -> Range<Int>? {
        var start = position
        switch wireType {
        case 0: guard varint() != nil else { return nil }
        case 1: guard advance(8) else { return nil }
        case 2:
            guard let length = varint() else { return nil }
            start = position
            guard advance(length) else { return nil }
        case 5: guard advance(4) else { return nil }
        default: return nil
        }
        return start..<position
    }

    private mutating func advance(_ count: UInt64) -> Bool {
        guard count <= UInt64(end - position) else { return false }
        position += Int(count)
        return true
    }

    private mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < end, shift < 64 {
            let octet = octets[position]
            position += 1
            value |= UInt64(octet & 0x7F) << shift
            if octet < 0x80 { return value }
            shift += 7
        }
        return nil
    }
}
