package import HearthSodium

/// The payload of a bundle record: one generation of a member's sender key, in 16 sealed boxes.
///
/// ```
/// 0    96  beat certificate         114  32  roster hash
/// 96    2  key generation           146  32  key commitment
/// 98    2  bundle number            178 1280 16 sealed boxes of 80 octets
/// 100   2  bundle count
/// 102  12  roster version
/// ```
package struct BundleBody: Hashable, Sendable {
    package static let slotCount = 16
    package static let slotByteCount = SymmetricKey.byteCount + SealedBoxes.overhead
    package static let byteCount = 178 + slotCount * slotByteCount

    package var certificate: BeatCertificate
    package var generation: UInt16
    package var index: UInt16
    package var count: UInt16
    package var rosterVersion: Version
    package var rosterHash: Digest
    package var commitment: Digest
    /// 16 boxes of 80 octets, in no meaningful order; those nobody needs are real ones of noise.
    package var slots: [[UInt8]]

    package init(
        certificate: BeatCertificate, generation: UInt16, index: UInt16, count: UInt16,
        rosterVersion: Version, rosterHash: Digest, commitment: Digest, slots: [[UInt8]]
    ) {
        self.certificate = certificate
        self.generation = generation
        self.index = index
        self.count = count
        self.rosterVersion = rosterVersion
        self.rosterHash = rosterHash
        self.commitment = commitment
        self.slots = slots
    }

    /// - Throws: `WireError` when the size or the numbers are not those of a bundle.
    package init(octets: [UInt8]) throws(WireError) {
        guard octets.count == Self.byteCount else { throw .malformed }
        var reader = OctetReader(octets)
        certificate = BeatCertificate(key: try reader.fixed(), signature: try reader.fixed())
        generation = try reader.number16()
        index = try reader.number16()
        count = try reader.number16()
        guard count >= 1, index < count, count <= Self.count(forCircleOf: Limits.peoplePerList)
        else { throw .malformed }
        rosterVersion = Version(
            incarnation: try reader.number32(), counter: try reader.number64())
        rosterHash = try reader.fixed()
        commitment = try reader.fixed()
        slots = []
        for _ in 0..<Self.slotCount { slots.append(try reader.take(Self.slotByteCount)) }
        try reader.end()
    }

    package var octets: [UInt8] {
        precondition(slots.count == Self.slotCount)
        var writer = OctetWriter(reserving: Self.byteCount)
        writer.write(certificate.key)
        writer.write(certificate.signature)
        writer.write(generation)
        writer.write(index)
        writer.write(count)
        writer.write(rosterVersion.incarnation)
        writer.write(rosterVersion.counter)
        writer.write(rosterHash)
        writer.write(commitment)
        for slot in slots {
            precondition(slot.count == Self.slotByteCount)
            writer.write(slot)
        }
        return writer.octets
    }

    /// How many bundles a circle of this many people needs, themselves included.
    ///
    /// A function of the public roster alone: whom they seal to must not show in the number.
    package static func count(forCircleOf people: Int) -> UInt16 {
        UInt16(clamping: max(1, (people + slotCount - 1) / slotCount))
    }
}
