package import HearthSodium

/// The one-time code of an invitation: 16 octets, as text bech32m with the prefix `invite`.
package struct Invitation: Hashable, Sendable {
    package static let byteCount = 16
    package static let prefix = "invite"

    package let octets: [UInt8]

    package init?(octets: [UInt8]) {
        guard octets.count == Self.byteCount else { return nil }
        self.octets = octets
    }

    package init?(_ text: String) {
        let decoded = try? Bech32m.decode(text, prefix: Self.prefix, lengthLimit: 90)
        guard let decoded else { return nil }
        self.init(octets: decoded)
    }

    package var text: String { Bech32m.encode(octets, prefix: Self.prefix) }

    /// What the inviting node keeps instead of the code.
    package var hash: Digest {
        BLAKE2b.digest(Array("hearth/1 invitation".utf8) + octets)
    }
}
