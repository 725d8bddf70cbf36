import HearthLists
import HearthSodium
import HearthWire

extension ClaimEntry {
    /// Size on the wire: the claim 19, when it was changed 6.
    package static let byteCount = Claim.byteCount + 6
    /// Where a claim has its kind: free again. The octets for time and amount are zero.
    private static let freed: UInt8 = 5
    private static let noClaim = Claim.byteCount - ItemID.byteCount - 1

    /// Appends the 25 octets.
    func write(to writer: inout OctetWriter) {
        if let claim {
            claim.write(to: &writer)
        } else {
            writer.write(item)
            writer.write(Self.freed)
            writer.writeZeros(Self.noClaim)
        }
        writer.writeMilliseconds(changed)
    }

    /// Reads 25 octets.
    ///
    /// - Throws: `.malformed` for a kind or an amount that does not exist.
    init(from reader: inout OctetReader) throws(WireError) {
        var octets = OctetReader(try reader.take(Claim.byteCount))
        let changed = try reader.milliseconds()
        var freed = octets
        let item: ItemID = try freed.fixed()
        if try freed.octet() == Self.freed {
            try freed.zeros(Self.noClaim)
            self.init(freed: item, changed: changed)
        } else {
            self.init(try Claim(from: &octets), changed: changed)
        }
    }
}
