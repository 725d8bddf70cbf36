import HearthSodium

/// A backup: one file that holds a home, sealed to those who may open it.
///
///     magic 16 | count 1 | count × box 80 | header 24 | messages
///
/// A box holds the key of the stream (libsodium's sealed box of 32 octets to a member's `SealingKey`). The
/// messages are those of a secretstream and hold `chunkByteCount` octets each; the first one also covers all
/// that stands before it. Joined they are
///
///     length 4, little-endian | manifest, JSON | the files one after the other | zeros
///
/// up to `paddedByteCount`, so that the size tells little of what is in it.
enum BackupFormat {
    static let magic = Array("hearth backup 1\n".utf8)
    static let boxByteCount = SymmetricKey.byteCount + SealedBoxes.overhead
    static let mostReaders = 255
    static let chunkByteCount = 1 << 16
    /// A longer manifest is none of ours.
    static let mostManifestOctets = 1 << 20
    /// No backup is smaller.
    static let leastByteCount = 16 << 20

    /// What a content of `count` octets is filled up to: `leastByteCount`, and above it the next length that
    /// Padmé allows (Nikitin and others, Reducing Metadata Leakage from Encrypted Files, 2019), at most an
    /// eighth more.
    static func paddedByteCount(of count: Int) -> Int {
        guard count > leastByteCount else { return leastByteCount }
        let exponent = Int.bitWidth - 1 - count.leadingZeroBitCount
        let kept = Int.bitWidth - exponent.leadingZeroBitCount
        let mask = (1 << (exponent - kept)) - 1
        return (count + mask) & ~mask
    }
}
