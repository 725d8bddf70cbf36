/// Octets as text that survives being copied by hand: bech32m, as BIP-350 defines it.
///
/// A human-readable prefix, the separator `1`, the octets five bits a character, and six
/// characters of checksum that catch every error in up to four characters.
package enum Bech32m {
    /// How long a text may be by BIP-350 itself; the checksum promises less on longer ones.
    package static let standardLengthLimit = 90

    /// Why a text is not what `encode` makes.
    package enum DecodingError: Error, Hashable {
        /// At this offset there is a character that has no place there.
        case badCharacter(offset: Int)
        /// Capitals and small letters.
        case mixedCase
        /// No `1`, or nothing in front of it.
        case noSeparator
        /// No room for the checksum behind the separator.
        case tooShort
        /// More characters than the limit.
        case tooLong
        /// Another prefix than the expected one.
        case wrongPrefix
        /// Mistyped, or changed.
        case wrongChecksum
        /// The characters do not make whole octets with only zero bits left over.
        case badPadding
    }

    private static let checksumLength = 6
    private static let checksumConstant: UInt32 = 0x2bc8_30a3
    private static let alphabet = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)
    private static let values: [UInt8: UInt8] = Dictionary(
        uniqueKeysWithValues: alphabet.enumerated().map { ($1, UInt8($0)) })
    private static let separator = UInt8(ascii: "1")

    /// How many characters `encode` makes of this.
    package static func length(prefixLength: Int, octetCount: Int) -> Int {
        prefixLength + 1 + (octetCount * 8 + 4) / 5 + checksumLength
    }

    /// The text, in small letters; `prefix` has 1 to 83 ASCII characters from `!` to `~`, none of
    /// them a capital.
    package static func encode(_ octets: [UInt8], prefix: String) -> String {
        let prefix = Array(prefix.utf8)
        precondition((1...83).contains(prefix.count) && prefix.allSatisfy(isAllowedInPrefix))
        precondition(!prefix.contains(where: isCapital))
        let groups = regroup(octets, from: 8, to: 5).groups
        let blank = [UInt8](repeating: 0, count: checksumLength)
        let remainder = polymod(expanded(prefix) + groups + blank) ^ checksumConstant
        let checksum = (0..<checksumLength).map { index in
            UInt8(truncatingIfNeeded: remainder >> (5 * (checksumLength - 1 - index))) & 31
        }
        let body = (groups + checksum).map { alphabet[Int($0)] }
        return String(decoding: prefix + [separator] + body, as: UTF8.self)
    }

    /// The octets that `text`, in capitals or in small letters, stands for under `prefix`.
    ///
    /// Of several faults the first in the order of reading is reported, the prefix before the
    /// checksum, so that a text of another kind is told from a mistyped one.
    package static func decode(
        _ text: String, prefix: String, lengthLimit: Int = standardLengthLimit
    ) throws(DecodingError) -> [UInt8] {
        let parts = try split(text, lengthLimit: lengthLimit)
        guard parts.prefix == Array(prefix.utf8) else { throw .wrongPrefix }
        guard polymod(expanded(parts.prefix) + parts.groups) == checksumConstant else {
            throw .wrongChecksum
        }
        let (octets, rest, restBits) = regroup(
            parts.groups.dropLast(checksumLength), from: 5, to: 8)
        guard rest == 0, restBits < 5 else { throw .badPadding }
        return octets
    }

    /// The prefix in small letters, and the values of all characters behind the separator.
    private static func split(
        _ text: String, lengthLimit: Int
    ) throws(DecodingError) -> (prefix: [UInt8], groups: [UInt8]) {
        let characters = Array(text.utf8)
        guard characters.count <= lengthLimit else { throw .tooLong }
        if let offset = characters.firstIndex(where: { !isAllowedInPrefix($0) }) {
            throw .badCharacter(offset: offset)
        }
        let hasCapitals = characters.contains(where: isCapital)
        if hasCapitals, characters.contains(where: { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
        {
            throw .mixedCase
        }
        let small = hasCapitals ? characters.map { isCapital($0) ? $0 | 0x20 : $0 } : characters
        guard let position = small.lastIndex(of: separator), position > 0 else {
            throw .noSeparator
        }
        var groups: [UInt8] = []
        for offset in small.indices.dropFirst(position + 1) {
            guard let value = values[small[offset]] else { throw .badCharacter(offset: offset) }
            groups.append(value)
        }
        guard groups.count >= checksumLength else { throw .tooShort }
        return (Array(small[..<position]), groups)
    }

    private static func isAllowedInPrefix(_ character: UInt8) -> Bool {
        (33...126).contains(character)
    }

    private static func isCapital(_ character: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(character)
    }

    /// The prefix as the checksum covers it: all high bits, a zero, all low bits.
    private static func expanded(_ prefix: [UInt8]) -> [UInt8] {
        prefix.map { $0 >> 5 } + [0] + prefix.map { $0 & 31 }
    }

    private static func polymod(_ groups: [UInt8]) -> UInt32 {
        let generator: [UInt32] = [
            0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3,
        ]
        return groups.reduce(1) { state, group in
            var next = (state & 0x1ff_ffff) << 5 ^ UInt32(group)
            for (bit, term) in generator.enumerated() where state >> (25 + bit) & 1 == 1 {
                next ^= term
            }
            return next
        }
    }

    /// The bits of `input`, highest first, in other groups. Growing groups leave `rest` over, of
    /// `restBits` bits; shrinking ones fill the last group up with zeros.
    private static func regroup(
        _ input: some Sequence<UInt8>, from: Int, to: Int
    ) -> (groups: [UInt8], rest: UInt8, restBits: Int) {
        var groups: [UInt8] = []
        var bits: UInt32 = 0
        var bitCount = 0
        for group in input {
            bits = bits << from | UInt32(group)
            bitCount += from
            while bitCount >= to {
                bitCount -= to
                groups.append(UInt8(bits >> bitCount))
                bits &= (1 << bitCount) - 1
            }
        }
        if to < from, bitCount > 0 {
            groups.append(UInt8(bits << (to - bitCount)))
            return (groups, 0, 0)
        }
        return (groups, UInt8(bits), bitCount)
    }
}
