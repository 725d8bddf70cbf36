import HearthLists
package import HearthWire

extension Claim {
    /// Size on the wire: item 8, kind and roles 1, time 6, amount 4.
    package static let byteCount = 19

    /// Appends the 19 octets.
    package func write(to writer: inout OctetWriter) {
        writer.write(item)
        writer.write(roles.rawValue << 4 | kind.rawValue)
        writer.writeMilliseconds(time)
        writer.write(amount)
    }

    /// Reads 19 octets.
    ///
    /// - Throws: `.malformed` for a kind or an amount that does not exist.
    package init(from reader: inout OctetReader) throws(WireError) {
        let item: ItemID = try reader.fixed()
        let kindAndRoles = try reader.octet()
        let time = try reader.milliseconds()
        let amount = try reader.number32()
        guard let kind = ClaimKind(rawValue: kindAndRoles & 0x0F),
            let claim = Claim(
                item: item, kind: kind, roles: ClaimRoles(rawValue: kindAndRoles >> 4),
                time: time, amount: amount)
        else { throw .malformed }
        self = claim
    }
}

extension OctetWriter {
    /// A moment in six octets; what does not fit is moved to the nearest that does.
    mutating func writeMilliseconds(_ time: WallTime) {
        let milliseconds = UInt64(min(max(time.milliseconds, 0), Claim.timeLimit - 1))
        write(UInt16(truncatingIfNeeded: milliseconds >> 32))
        write(UInt32(truncatingIfNeeded: milliseconds))
    }
}

extension OctetReader {
    /// A moment in six octets.
    mutating func milliseconds() throws(WireError) -> WallTime {
        WallTime(milliseconds: Int64(try number(octets: 6)))
    }
}
