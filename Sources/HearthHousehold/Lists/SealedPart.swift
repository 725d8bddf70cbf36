import HearthLists
import HearthSodium
import HearthWire

/// The payload of a part record: epoch 4 | nonce 24 | ciphertext of the padded part | tag 16.
///
/// Sealed under the list key of its epoch; additional data: stream 16, author 32 and epoch 4
/// (protocol-spec/records.md).
struct SealedPart {
    let epoch: UInt32
    private let nonce: Nonce
    private let ciphertext: [UInt8]

    init?(octets: [UInt8]) {
        var reader = OctetReader(octets)
        guard let epoch = try? reader.number32(), let nonce: Nonce = try? reader.fixed(),
            let ciphertext = try? reader.take(reader.remaining)
        else { return nil }
        self.epoch = epoch
        self.nonce = nonce
        self.ciphertext = ciphertext
    }

    static func seal(
        _ part: Part, epoch: UInt32, key: SymmetricKey, in record: RecordKey, nonce: Nonce
    ) -> [UInt8] {
        var writer = OctetWriter()
        writer.write(epoch)
        writer.write(nonce)
        writer.write(
            key.seal(
                Padme.pad(part.encode()), nonce: nonce,
                additionalData: additionalData(record, epoch: epoch)))
        return writer.octets
    }

    func open(_ key: SymmetricKey, in record: RecordKey) -> Part? {
        guard
            let padded = key.open(
                ciphertext, nonce: nonce,
                additionalData: Self.additionalData(record, epoch: epoch)),
            let octets = Padme.unpad(padded)
        else { return nil }
        return try? Part.decode(octets)
    }

    private static func additionalData(_ record: RecordKey, epoch: UInt32) -> [UInt8] {
        var writer = OctetWriter()
        writer.write(record.stream)
        writer.write(record.author)
        writer.write(epoch)
        return writer.octets
    }
}

extension RosterBody {
    private static let previousContext = Array("hearth/1 previous key".utf8)

    /// The list key of the epoch before, for parts that were not sealed anew yet.
    func previousKey(under key: SymmetricKey) -> SymmetricKey? {
        guard previousKey.count == Self.previousKeyByteCount,
            let nonce = Nonce(octets: Array(previousKey[..<Nonce.byteCount])),
            let octets = key.open(
                Array(previousKey[Nonce.byteCount...]), nonce: nonce,
                additionalData: Self.previousContext + list.octets)
        else { return nil }
        return SymmetricKey(octets: octets)
    }

    /// Wraps the key of the epoch that ends under that of the one that begins.
    mutating func setPreviousKey(_ old: SymmetricKey, under new: SymmetricKey, nonce: Nonce) {
        previousKey =
            nonce.octets
            + new.seal(
                old.secret.copy(), nonce: nonce,
                additionalData: Self.previousContext + list.octets)
    }
}
