import HearthLists
import HearthSodium
import HearthWire

/// The payload of a profile record: box 80 | nonce 24 | ciphertext of the padded profile | tag 16.
///
/// Sealed under a profile key that the author's letters hand to their friends. The box holds that
/// key for the author themselves (protocol-spec/records.md).
struct SealedProfile {
    private static let context = Array("hearth/1 profile".utf8)
    private static let boxByteCount = SymmetricKey.byteCount + SealedBoxes.overhead

    private let box: [UInt8]
    private let nonce: Nonce
    private let ciphertext: [UInt8]

    init?(octets: [UInt8]) {
        var reader = OctetReader(octets)
        guard let box = try? reader.take(Self.boxByteCount),
            let nonce: Nonce = try? reader.fixed(),
            let ciphertext = try? reader.take(reader.remaining)
        else { return nil }
        self.box = box
        self.nonce = nonce
        self.ciphertext = ciphertext
    }

    /// Nil when the author's sealing key is of low order.
    static func seal(
        _ profile: Profile, key: SymmetricKey, author: SealingKey, in record: RecordKey,
        entropy: any Entropy
    ) -> [UInt8]? {
        guard
            let box = SealedBoxes.seal(
                key.secret.copy(), to: author,
                ephemeralSeed: entropy.octets(32, for: .ephemeral))
        else { return nil }
        let nonce = entropy.nonce()
        return box + nonce.octets
            + key.seal(
                Padme.pad(profile.encode()), nonce: nonce,
                additionalData: additionalData(record))
    }

    /// The key, for its author.
    func key(for author: SealingSecret) -> SymmetricKey? {
        author.open(box).flatMap { SymmetricKey(octets: $0) }
    }

    func open(_ key: SymmetricKey, in record: RecordKey) -> Profile? {
        guard
            let padded = key.open(
                ciphertext, nonce: nonce, additionalData: Self.additionalData(record)),
            let octets = Padme.unpad(padded)
        else { return nil }
        return try? Profile.decode(octets)
    }

    private static func additionalData(_ record: RecordKey) -> [UInt8] {
        context + record.stream.octets + record.author.octets
    }
}
