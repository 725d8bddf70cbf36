import HearthSodium

extension Cell {
    /// What a cell holds; its first octet, which together with its format decides how long it is.
    ///
    /// Both kinds travel alike, each as the cell of an author of its own (`AuthorTag`), so that
    /// nothing which carries them needs to tell them apart (protocol-spec/circle.md).
    package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// One circle member's claims on one list.
        case claims = 1
        /// All that they whisper and think of for the circle alone.
        case talk = 2

        /// Octets of what is sealed inside, by format. The first two of a talk cell and the first of claims
        /// are those of an earlier program: stored ones are told from others by their length, and not opened.
        private var plaintextByteCounts: [Int] {
            switch self {
            case .claims: [364, 408, 1608]
            case .talk: [1900, 2828, 1900]
            }
        }

        /// The first format that is still made; its cells name the salt of their key.
        private var firstFormat: UInt8 {
            switch self {
            case .claims: 2
            case .talk: 3
            }
        }

        func hasSalt(inFormat format: UInt8) -> Bool { format >= firstFormat }

        /// Octets before the nonce.
        func headerByteCount(inFormat format: UInt8) -> Int {
            hasSalt(inFormat: format) ? 44 + KeySalt.byteCount : 44
        }

        /// The format of a cell that seals this many octets; nil where none that is made does.
        func format(sealing count: Int) -> UInt8? {
            plaintextByteCounts[Int(firstFormat - 1)...].firstIndex(of: count)
                .map { UInt8($0 + 1) }
        }

        /// Octets of the largest cell that is made.
        package var byteCount: Int { Self.byteCount(sealing: plaintextByteCount) }

        /// Octets of what is sealed inside it.
        package var plaintextByteCount: Int {
            plaintextByteCounts[Int(firstFormat - 1)...].max() ?? 0
        }

        /// Octets of a whole cell of some format.
        ///
        /// - Throws: `.unknownFormat`.
        func byteCount(inFormat format: UInt8) throws(WireError) -> Int {
            guard format >= 1, Int(format) <= plaintextByteCounts.count else {
                throw .unknownFormat(format)
            }
            let earlier = hasSalt(inFormat: format) ? 0 : KeySalt.byteCount
            return Self.byteCount(sealing: plaintextByteCounts[Int(format) - 1]) - earlier
        }

        /// Header 60, nonce 24, ciphertext, tag 16, signature 64.
        package static func byteCount(sealing plaintextByteCount: Int) -> Int {
            44 + KeySalt.byteCount + Nonce.byteCount + plaintextByteCount + SymmetricKey.overhead
                + Signature.byteCount
        }

        var signatureContext: SignatureContext {
            switch self {
            case .claims: SignatureContext("hearth/1 cell")
            case .talk: SignatureContext("hearth/1 page")
            }
        }
    }

    /// Octets of a small or a large cell of claims.
    package static func claimsByteCount(isLarge: Bool) -> Int {
        Kind.byteCount(sealing: isLarge ? 1608 : 408)
    }

    /// How long the cell is with which these octets begin, whatever follows it.
    ///
    /// - Throws: `.truncated` for fewer than two octets; `.malformed` for a kind that does not exist;
    ///   `.unknownFormat`.
    package static func byteCount(
        startingWith octets: some Collection<UInt8>
    ) throws(WireError) -> Int {
        let start = Array(octets.prefix(2))
        guard start.count == 2 else { throw .truncated }
        guard let kind = Kind(rawValue: start[0]) else { throw .malformed }
        return try kind.byteCount(inFormat: start[1])
    }
}
