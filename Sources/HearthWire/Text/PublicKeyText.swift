package import HearthSodium

/// What people exchange: an identity and the node it lives on, as text of 117 characters.
///
/// bech32m (BIP-350) with the prefix `hearth` over a format octet, the identity (32) and the node's
/// transport key (32). Any one case; spaces, dashes and line breaks are ignored on reading.
package struct PublicKeyText: Hashable, Sendable {
    package static let prefix = "hearth"
    package static let format: UInt8 = 1

    package let identity: IdentityKey
    package let node: NodeKey

    package init(identity: IdentityKey, node: NodeKey) {
        self.identity = identity
        self.node = node
    }

    /// Why a text is no public key.
    package enum Failure: Error, Hashable {
        /// Starts like one and has fewer characters.
        case truncated
        /// The right shape, but a character was mistyped.
        case wrongChecksum
        /// Another kind of text.
        case wrongPrefix
        /// Made by a newer Hearth.
        case newerFormat
        case malformed
    }

    package init(_ text: String) throws(Failure) {
        let compact = text.filter { !$0.isWhitespace && $0 != "-" }
        let octets: [UInt8]
        do throws(Bech32m.DecodingError) {
            octets = try Bech32m.decode(
                compact, prefix: Self.prefix, lengthLimit: Self.characterCount)
        } catch {
            switch error {
            case .wrongPrefix: throw .wrongPrefix
            case .badCharacter where compact.count == Self.characterCount: throw .wrongChecksum
            case .noSeparator, .badCharacter, .badPadding, .mixedCase, .tooLong:
                throw .malformed
            case .tooShort: throw .truncated
            case .wrongChecksum:
                throw compact.count < Self.characterCount ? .truncated : .wrongChecksum
            }
        }
        guard octets.first == Self.format else { throw .newerFormat }
        guard octets.count == 65, let identity = IdentityKey(octets: Array(octets[1..<33])),
            let node = NodeKey(octets: Array(octets[33...]))
        else { throw .malformed }
        self.init(identity: identity, node: node)
    }

    package static let characterCount = Bech32m.length(
        prefixLength: prefix.utf8.count, octetCount: 65)

    package var text: String {
        Bech32m.encode([Self.format] + identity.octets + node.octets, prefix: Self.prefix)
    }
}
