import HearthLists
import HearthSodium
import HearthWire

/// The payload of a comment record: epoch 4 | box 80 | nonce 24 | ciphertext of the padded comments
/// | tag 16.
///
/// Sealed under the list key of its epoch. The box holds that key for the author alone: they can
/// seal their comments again whatever epochs they missed, and read them again when they come back
/// to a home that lost them (protocol-spec/records.md).
struct SealedComments {
    private static let context = Array("hearth/1 comments".utf8)
    private static let boxByteCount = SymmetricKey.byteCount + SealedBoxes.overhead

    let epoch: UInt32
    private let box: [UInt8]
    private let nonce: Nonce
    private let ciphertext: [UInt8]

    init?(octets: [UInt8]) {
        var reader = OctetReader(octets)
        guard let epoch = try? reader.number32(), let box = try? reader.take(Self.boxByteCount),
            let nonce: Nonce = try? reader.fixed(),
            let ciphertext = try? reader.take(reader.remaining)
        else { return nil }
        self.epoch = epoch
        self.box = box
        self.nonce = nonce
        self.ciphertext = ciphertext
    }

    /// Nil when the author's sealing key is of low order.
    static func seal(
        _ comments: Comments, epoch: UInt32, key: SymmetricKey, author: SealingKey,
        in record: RecordKey, entropy: any Entropy
    ) -> [UInt8]? {
        guard
            let box = SealedBoxes.seal(
                key.secret.copy(), to: author,
                ephemeralSeed: entropy.octets(32, for: .ephemeral))
        else { return nil }
        let nonce = entropy.nonce()
        var writer = OctetWriter()
        writer.write(epoch)
        writer.write(box)
        writer.write(nonce)
        writer.write(
            key.seal(
                Padme.pad(comments.encode()), nonce: nonce,
                additionalData: additionalData(record, epoch: epoch)))
        return writer.octets
    }

    func open(_ key: SymmetricKey, in record: RecordKey) -> Comments? {
        guard
            let padded = key.open(
                ciphertext, nonce: nonce,
                additionalData: Self.additionalData(record, epoch: epoch)),
            let octets = Padme.unpad(padded)
        else { return nil }
        return try? Comments.decode(octets)
    }

    /// Opens what the author themselves wrote, in any epoch.
    func open(by author: SealingSecret, in record: RecordKey) -> Comments? {
        author.open(box).flatMap { SymmetricKey(octets: $0) }.flatMap { open($0, in: record) }
    }

    private static func additionalData(_ record: RecordKey, epoch: UInt32) -> [UInt8] {
        var writer = OctetWriter()
        writer.write(context)
        writer.write(record.stream)
        writer.write(record.author)
        writer.write(epoch)
        return writer.octets
    }
}
