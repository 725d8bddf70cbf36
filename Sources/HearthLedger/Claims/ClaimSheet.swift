import HearthLists
package import HearthSodium
package import HearthWire

/// Why a sheet of claims cannot be read or made.
package enum ClaimSheetError: Error, Hashable {
    /// Not 364 octets, more claims than there are places, octets in an empty place, or a claim of
    /// a kind or an amount that does not exist.
    case malformed
    /// More than 16 claims.
    case tooManyClaims
}

/// What a sheet says about its author.
package struct ClaimSheetFlags: OptionSet, Hashable, Sendable {
    /// Bits without a meaning yet are kept.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The author left the circle; anybody who leaves makes no claims.
    package static let left = ClaimSheetFlags(rawValue: 1)
}

/// The claims of one giver on one list, as many as a cell has room for: what is sealed in it
/// (protocol-spec/circle.md).
///
/// ```
/// 0    4  roster version       43    1  flags            348  8  order of the cell that
/// 4   32  roster hash          44  304  16 claims of 19          was taken in last
/// 36   6  made at                                        356  8  reserved: zero when
/// 42   1  claim count                                            written, ignored when read
/// ```
package struct ClaimSheet: Hashable, Sendable {
    /// The most claims in one cell; further ones stand on the page (`PageSheet`).
    package static let limit = Limits.claimsPerCell
    /// Size on the wire, whatever it holds.
    package static let byteCount = Cell.plaintextByteCount

    /// Version and hash of the roster that the author sees.
    package let rosterVersion: UInt32
    package let rosterHash: Digest
    /// When the sheet was made, by the author's clock.
    package let madeAt: WallTime
    package let flags: ClaimSheetFlags
    /// At most 16.
    package let claims: [Claim]
    /// The newest cell of the author's own, from another run or copy of their home, with which these
    /// claims were merged; a beat cell's.
    package let merged: CellOrder?

    /// - Throws: `.tooManyClaims` for more than 16.
    package init(
        rosterVersion: UInt32, rosterHash: Digest, madeAt: WallTime, claims: [Claim],
        flags: ClaimSheetFlags = [], merged: CellOrder? = nil
    ) throws(ClaimSheetError) {
        guard claims.count <= Self.limit else { throw .tooManyClaims }
        self.init(
            rosterVersion: rosterVersion, rosterHash: rosterHash, madeAt: madeAt, flags: flags,
            bounded: claims, merged: merged)
    }

    init(
        rosterVersion: UInt32, rosterHash: Digest, madeAt: WallTime, flags: ClaimSheetFlags,
        bounded claims: [Claim], merged: CellOrder?
    ) {
        self.rosterVersion = rosterVersion
        self.rosterHash = rosterHash
        self.madeAt = madeAt
        self.flags = flags
        self.claims = claims
        self.merged = merged
    }
}
