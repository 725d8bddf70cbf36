/// Padding that leaves of a length only its size class: Padmé, from "Reducing Metadata Leakage
/// from Encrypted Files and Communication with PURBs" (Nikitin et al., 2019).
///
/// Costs at most 12 %, and less the longer the content is; a length of up to L octets then tells
/// O(log log L) bits.
package enum Padme {
    /// The true length in front of the content: four octets, big-endian.
    package static let headerByteCount = 4

    /// The size that `n` octets are padded to: `n` rounded up so that its binary form has no more
    /// significant digits than its exponent has.
    package static func paddedCount(_ n: Int) -> Int {
        precondition(n >= 0)
        guard n > 1 else { return n }
        let exponent = Int.bitWidth - 1 - n.leadingZeroBitCount
        let exponentDigits = Int.bitWidth - exponent.leadingZeroBitCount
        let mask = (1 << max(0, exponent - exponentDigits)) - 1
        return (n + mask) & ~mask
    }

    /// The length of `octets`, the octets, then zeros up to the Padmé size of the whole.
    package static func pad(_ octets: [UInt8]) -> [UInt8] {
        guard let length = UInt32(exactly: octets.count) else {
            preconditionFailure("content beyond 4 GiB")
        }
        let count = paddedCount(headerByteCount + octets.count)
        var padded: [UInt8] = []
        padded.reserveCapacity(count)
        for shift in stride(from: 24, through: 0, by: -8) {
            padded.append(UInt8(truncatingIfNeeded: length >> shift))
        }
        padded += octets
        padded += repeatElement(0, count: count - padded.count)
        return padded
    }

    /// The octets that `pad` was given; nil for anything that it does not make.
    package static func unpad(_ padded: [UInt8]) -> [UInt8]? {
        guard padded.count >= headerByteCount else { return nil }
        let length = padded.prefix(headerByteCount).reduce(0) { $0 << 8 | Int($1) }
        let content = padded.dropFirst(headerByteCount)
        guard length <= content.count,
            padded.count == paddedCount(headerByteCount + length),
            content.dropFirst(length).allSatisfy({ $0 == 0 })
        else { return nil }
        return Array(content.prefix(length))
    }
}
