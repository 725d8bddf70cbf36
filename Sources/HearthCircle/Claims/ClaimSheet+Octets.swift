import HearthLists
import HearthWire

extension ClaimSheet {
    private static let headByteCount = 8

    /// Octets of a sheet with room for this many entries, whatever is on it.
    package static func byteCount(places: Int) -> Int {
        headByteCount + places * ClaimEntry.byteCount
    }

    /// The octets of a sheet with room for this many entries, the same number whatever is claimed.
    package func encode(places: Int) -> [UInt8] {
        precondition(entries.count <= places, "a sheet is cut before it is sealed")
        var writer = OctetWriter(reserving: Self.byteCount(places: places))
        writer.writeMilliseconds(madeAt)
        writer.write(UInt8(clamping: entries.count))
        writer.write(flags.rawValue)
        for entry in entries { entry.write(to: &writer) }
        writer.writeZeros((places - entries.count) * ClaimEntry.byteCount)
        return writer.octets
    }

    /// Reads a sheet with room for 16 entries or for 64.
    ///
    /// - Throws: `.malformed`; nothing of a sheet with one bad claim is taken, since a ledger
    ///   without that claim would differ from the ledger of those who can read it.
    package static func decode(_ octets: [UInt8]) throws(ClaimSheetError) -> ClaimSheet {
        do {
            return try read(octets)
        } catch {
            throw .malformed
        }
    }

    private static func read(_ octets: [UInt8]) throws(WireError) -> ClaimSheet {
        let sizes = [Limits.claimsPerSmallCell, Limits.claimsPerPersonAndList]
        guard let places = sizes.first(where: { byteCount(places: $0) == octets.count }) else {
            throw .malformed
        }
        var reader = OctetReader(octets)
        let madeAt = try reader.milliseconds()
        let count = Int(try reader.octet())
        let flags = ClaimSheetFlags(rawValue: try reader.octet())
        guard count <= places else { throw .overLimit }
        var entries: [ClaimEntry] = []
        for _ in 0..<count { entries.append(try ClaimEntry(from: &reader)) }
        try reader.zeros((places - count) * ClaimEntry.byteCount)
        guard Set(entries.map(\.item)).count == count else { throw .malformed }
        return ClaimSheet(madeAt: madeAt, entries: entries, flags: flags)
    }
}
