/// The one secret of a member that everything else follows from; written down, it is the
/// recovery code.
///
/// Public so that what it says can be for those alone who import this module with `@_spi(Seed)`: a test names them.
public struct Seed: Sendable, Equatable {
    package static let byteCount = 32

    /// The seed itself, to be shown as a recovery code or stored, and to derive keys from.
    @_spi(Seed) public let secret: SecretOctets

    /// Nil unless there are exactly `byteCount` octets.
    package init?(octets: [UInt8]) {
        guard octets.count == Self.byteCount else { return nil }
        secret = SecretOctets(octets)
    }

    /// What the member signs with.
    package func identity() -> IdentitySecret {
        IdentitySecret(seed: subkey(.identity))
    }

    /// What the member opens sealed boxes with.
    package func sealing() -> SealingSecret {
        SealingSecret(seed: subkey(.sealing))
    }

    /// What the member's own stored secrets are encrypted with.
    package func storageKey() -> SymmetricKey {
        SymmetricKey(secret: subkey(.storage))
    }

    /// One purpose, one key: none of them tells anything about another or about the seed.
    private enum Purpose: UInt64 {
        case identity = 1
        case sealing = 2
        case storage = 3
    }

    private func subkey(_ purpose: Purpose) -> SecretOctets {
        KeyDerivation.subkey(of: secret, context: "hearth-1", id: purpose.rawValue)
    }
}
