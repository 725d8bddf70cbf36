package import HearthSodium

/// The payload of a part record, as far as carriers read it (protocol-spec/records.md, "Part").
///
/// ```
/// 0    4  epoch                112  16 × count  names of blobs, ascending
/// 4   80  box for the author     …           …  ciphertext and tag
/// 84  24  nonce
/// 108  4  count
/// ```
///
/// The box holds the list key of the epoch for the author alone: an owner whose home was put back
/// to an earlier copy starts counting epochs again, and opens with it what comes back from one that
/// they have forgotten.
///
/// The names stand in the clear, so that a node that cannot open the part fetches the blobs that
/// its readers need, and removes those that nobody needs any more. They tell how many pieces a list
/// is made of, and nothing of what is reserved.
package struct PartPayload: Hashable, Sendable {
    /// A list key, sealed to its author.
    package static let boxByteCount = SymmetricKey.byteCount + SealedBoxes.overhead

    package let epoch: UInt32
    package let box: [UInt8]
    package let nonce: Nonce
    package let blobs: BlobTable
    /// With its tag of 16 octets.
    package let ciphertext: [UInt8]

    package init(
        epoch: UInt32, box: [UInt8], nonce: Nonce, blobs: BlobTable, ciphertext: [UInt8]
    ) {
        self.epoch = epoch
        self.box = box
        self.nonce = nonce
        self.blobs = blobs
        self.ciphertext = ciphertext
    }

    /// - Throws: `WireError`; nothing is allocated beyond the octets that are there.
    package init(octets: [UInt8]) throws(WireError) {
        var reader = OctetReader(octets)
        epoch = try reader.number32()
        box = try reader.take(Self.boxByteCount)
        nonce = try reader.fixed()
        let count = Int(try reader.number32())
        guard count <= Limits.blobsPerPart else { throw .overLimit }
        blobs = try BlobTable(octets: try reader.take(count * RecordName.byteCount))
        guard reader.remaining >= SymmetricKey.overhead else { throw .truncated }
        ciphertext = try reader.take(reader.remaining)
    }

    package var octets: [UInt8] {
        var writer = OctetWriter()
        writer.write(epoch)
        writer.write(box)
        writer.write(nonce)
        writer.write(UInt32(blobs.count))
        writer.write(blobs.octets)
        writer.write(ciphertext)
        return writer.octets
    }

    /// What the seal covers besides the part: stream 16, author 32, epoch 4, count 4 and the names.
    package static func additionalData(
        _ key: RecordKey, epoch: UInt32, blobs: BlobTable
    ) -> [UInt8] {
        var writer = OctetWriter()
        writer.write(key.stream)
        writer.write(key.author)
        writer.write(epoch)
        writer.write(UInt32(blobs.count))
        writer.write(blobs.octets)
        return writer.octets
    }
}
