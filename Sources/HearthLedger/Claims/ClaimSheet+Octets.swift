import HearthLists
import HearthSodium
import HearthWire

extension ClaimSheet {
    private static let reservedByteCount = 8

    /// The 364 octets, the same number whatever is claimed.
    package func encode() -> [UInt8] {
        var writer = OctetWriter(reserving: Self.byteCount)
        writer.write(rosterVersion)
        writer.write(rosterHash)
        writer.writeMilliseconds(madeAt)
        writer.write(UInt8(claims.count))
        writer.write(flags.rawValue)
        for claim in claims { claim.write(to: &writer) }
        writer.writeZeros((Self.limit - claims.count) * Claim.byteCount)
        writer.write(merged?.incarnation ?? 0)
        writer.write(merged?.sequence ?? 0)
        writer.writeZeros(Self.reservedByteCount)
        precondition(writer.octets.count == Self.byteCount, "a sheet has one size")
        return writer.octets
    }

    /// Reads 364 octets; the last 8 may hold anything.
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
        guard octets.count == byteCount else { throw .malformed }
        var reader = OctetReader(octets)
        let rosterVersion = try reader.number32()
        let rosterHash: Digest = try reader.fixed()
        let madeAt = try reader.milliseconds()
        let count = Int(try reader.octet())
        let flags = ClaimSheetFlags(rawValue: try reader.octet())
        guard count <= limit else { throw .overLimit }
        var claims: [Claim] = []
        for _ in 0..<count {
            claims.append(try Claim(from: &reader))
        }
        try reader.zeros((limit - count) * Claim.byteCount)
        let merged = CellOrder(
            incarnation: try reader.number32(), sequence: try reader.number32(), sub: 0)
        return ClaimSheet(
            rosterVersion: rosterVersion, rosterHash: rosterHash, madeAt: madeAt, flags: flags,
            bounded: claims, merged: merged.incarnation > 0 ? merged : nil)
    }
}
