/// Looks at the fields of an encoded message without decoding any.
///
/// An empty item takes two octets of a part and some hundred of memory, so the count has to be
/// known before the decoder begins to allocate.
struct FieldScan {
    private let octets: [UInt8]
    private var position = 0

    /// How often a field stands at the top level; nil where the octets are no message.
    static func count(of field: UInt64, in octets: [UInt8]) -> Int? {
        var scan = FieldScan(octets: octets)
        var count = 0
        while scan.position < octets.count {
            guard let tag = scan.varint(), scan.skip(wireType: tag & 7) else { return nil }
            if tag >> 3 == field { count += 1 }
        }
        return count
    }

    private init(octets: [UInt8]) { self.octets = octets }

    /// Groups are refused: nobody writes them any more.
    private mutating func skip(wireType: UInt64) -> Bool {
        switch wireType {
        case 0: return varint() != nil
        case 1: return advance(8)
        case 2:
            guard let length = varint() else { return false }
            return advance(length)
        case 5: return advance(4)
        default: return false
        }
    }

    private mutating func advance(_ count: UInt64) -> Bool {
        guard count <= UInt64(octets.count - position) else { return false }
        position += Int(count)
        return true
    }

    private mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < octets.count, shift < 64 {
            let octet = octets[position]
            position += 1
            value |= UInt64(octet & 0x7F) << shift
            if octet < 0x80 { return value }
            shift += 7
        }
        return nil
    }
}
