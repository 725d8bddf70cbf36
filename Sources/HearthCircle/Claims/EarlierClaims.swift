import HearthLists
import HearthWire

/// Claims as an earlier program kept them: without the moments at which they were changed, some of them
/// in the talk cell.
extension ClaimSheet {
    static let earlierByteCount = 364
    private static let earlierPlaces = 16

    /// Reads the 364 octets of such a sheet: roster 36, made at 6, count 1, flags 1, 16 claims of 19, 16
    /// octets that do not matter any more.
    static func readEarlier(_ octets: [UInt8]) throws(WireError) -> ClaimSheet {
        var reader = OctetReader(octets)
        _ = try reader.take(36)
        let madeAt = try reader.milliseconds()
        let count = Int(try reader.octet())
        let flags = ClaimSheetFlags(rawValue: try reader.octet())
        guard count <= earlierPlaces else { throw .overLimit }
        return ClaimSheet(
            madeAt: madeAt, entries: try reader.earlierClaims(count), flags: flags)
    }
}

extension TalkSheet {
    static let earlierByteCount = 2828

    /// The claims behind the entries of such a talk cell: their number 1, claims of 19; none on any other.
    package static func earlierClaims(_ octets: [UInt8]) -> [ClaimEntry] {
        guard octets.count == earlierByteCount else { return [] }
        var reader = OctetReader(Array(octets[byteCount...]))
        guard let count = try? reader.octet() else { return [] }
        return (try? reader.earlierClaims(Int(count))) ?? []
    }
}

extension OctetReader {
    /// Claims that count as changed when they were first made.
    fileprivate mutating func earlierClaims(_ count: Int) throws(WireError) -> [ClaimEntry] {
        var entries: [ClaimEntry] = []
        for _ in 0..<count {
            let claim = try Claim(from: &self)
            entries.append(ClaimEntry(claim, changed: claim.time))
        }
        return entries
    }
}
