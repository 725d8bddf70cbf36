import HearthSodium

extension Cell {
    /// What a cell holds; its first octet, which together with its format decides how long it is.
    ///
    /// Both kinds travel alike, each as the cell of an author of its own (`AuthorTag`), so that
    /// nothing which carries them needs to tell them apart (protocol-spec/circle.md).
    package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// One circle member's claims on one list, as many as have room.
        case claims = 1
        /// The claims that have no room there, and all that they whisper and think of for the circle
        /// alone.
        case page = 2

        /// Octets of what is sealed inside, by format: those of format 1 first.
        private var plaintextByteCounts: [Int] {
            switch self {
            case .claims: [364]
            case .page: [1900, 2828]
            }
        }

        /// The format in which cells are made; those of earlier ones are read.
        package var format: UInt8 { UInt8(plaintextByteCounts.count) }

        /// Octets of a whole cell as it is made now.
        package var byteCount: Int { Self.byteCount(sealing: plaintextByteCount) }

        /// Octets of what is sealed inside as it is made now.
        package var plaintextByteCount: Int { plaintextByteCounts[Int(format) - 1] }

        /// Octets of a whole cell of some format.
        ///
        /// - Throws: `.unknownFormat`.
        func byteCount(inFormat format: UInt8) throws(WireError) -> Int {
            guard format >= 1, format <= self.format else { throw .unknownFormat(format) }
            return Self.byteCount(sealing: plaintextByteCounts[Int(format) - 1])
        }

        /// Header 44, nonce 24, ciphertext, tag 16, signature 64.
        private static func byteCount(sealing plaintextByteCount: Int) -> Int {
            Cell.headerByteCount + Nonce.byteCount + plaintextByteCount + SymmetricKey.overhead
                + Signature.byteCount
        }

        var signatureContext: SignatureContext {
            switch self {
            case .claims: SignatureContext("hearth/1 cell")
            case .page: SignatureContext("hearth/1 page")
            }
        }
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
