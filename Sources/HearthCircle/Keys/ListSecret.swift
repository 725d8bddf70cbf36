@_spi(Seed) package import HearthSodium

/// A member's secret on one list, from which all their keys there follow: so every run of their home,
/// also one that was put back to an earlier copy, opens what any other made
/// (protocol-spec/circle.md, Keys on a list).
///
/// A sender key has a salt of its own, drawn when the key is made: no two keys are the same, whatever the
/// copies of a home have in common. Who knows one of them learns nothing of the others.
package struct ListSecret: Sendable {
    package static let byteCount = 32

    package let octets: SecretOctets

    /// `octets`: 32.
    package init(octets: [UInt8]) { self.octets = SecretOctets(octets) }

    /// `list`: its id, 16 octets.
    package init(of seed: Seed, list: [UInt8]) {
        octets = Self.derived("hearth/1 list secret", list, from: seed.secret)
    }

    /// That of a home whose keys were drawn before they were derived.
    package init(beatSeed: SecretOctets) {
        octets = Self.derived("hearth/1 list secret", [], from: beatSeed)
    }

    /// What the key is made of that signs the member's cells and bundles.
    package var beatSeed: [UInt8] { Self.derived("hearth/1 beat seed", [], from: octets).copy() }

    /// The sender key of a salt, 16 octets.
    package func senderKey(salt: [UInt8]) -> SymmetricKey {
        SymmetricKey(secret: Self.derived("hearth/1 sender key", salt, from: octets))
    }

    private static func derived(
        _ purpose: String, _ rest: [UInt8], from secret: SecretOctets
    ) -> SecretOctets {
        SecretOctets(BLAKE2b.hash(Array(purpose.utf8), rest, key: secret.copy()))
    }
}
