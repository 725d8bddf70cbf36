import HearthSodium

extension Cell {
    /// What a cell holds; its first octet, which decides how long it is.
    ///
    /// Both kinds travel alike, each as the cell of an author of its own (`AuthorTag`), so that
    /// nothing which carries them needs to tell them apart (protocol-spec/circle.md).
    package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// All claims of one circle member on one list.
        case claims = 1
        /// All that they whisper and think of for the circle alone.
        case page = 2

        /// Octets of a whole cell: header 44, nonce 24, ciphertext, tag 16, signature 64.
        package var byteCount: Int {
            Cell.headerByteCount + Nonce.byteCount + plaintextByteCount + SymmetricKey.overhead
                + Signature.byteCount
        }

        /// Octets of what is sealed inside.
        package var plaintextByteCount: Int {
            switch self {
            case .claims: 364
            case .page: 1900
            }
        }

        var signatureContext: SignatureContext {
            switch self {
            case .claims: SignatureContext("hearth/1 cell")
            case .page: SignatureContext("hearth/1 page")
            }
        }

        /// The kind that a cell's first octet names.
        ///
        /// - Throws: `.malformed` for any other octet.
        init(octet: UInt8) throws(WireError) {
            guard let kind = Kind(rawValue: octet) else { throw .malformed }
            self = kind
        }
    }
}
