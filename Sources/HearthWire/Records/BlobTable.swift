import HearthSodium

/// The names of all blobs that a part uses, in ascending order, as they stand in its payload.
///
/// Kept as the octets they are, since a carrier looks a name up for every blob that comes.
package struct BlobTable: Hashable, Sendable {
    /// The names one after the other, 16 octets each.
    package let octets: [UInt8]

    package static let empty = BlobTable(names: [])

    /// Sorts the names and leaves out what stands there twice.
    package init(names: some Collection<RecordName>) {
        var writer = OctetWriter(reserving: names.count * RecordName.byteCount)
        for name in Set(names).sorted() { writer.write(name) }
        octets = writer.octets
    }

    /// - Throws: `WireError.malformed` unless the names ascend, each higher than the one before;
    ///   `.overLimit` for more than `Limits.blobsPerPart`.
    package init(octets: [UInt8]) throws(WireError) {
        let width = RecordName.byteCount
        guard octets.count % width == 0 else { throw .malformed }
        guard octets.count / width <= Limits.blobsPerPart else { throw .overLimit }
        self.octets = octets
        for place in stride(from: width, to: octets.count, by: width) {
            let before = octets[place - width..<place]
            guard before.lexicographicallyPrecedes(octets[place..<place + width]) else {
                throw .malformed
            }
        }
    }

    package var count: Int { octets.count / RecordName.byteCount }

    /// All names, ascending.
    package var names: [RecordName] {
        stride(from: 0, to: octets.count, by: RecordName.byteCount).compactMap {
            RecordName(octets: octets[$0..<$0 + RecordName.byteCount])
        }
    }

    package func contains(_ name: RecordName) -> Bool {
        let width = RecordName.byteCount
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let place = octets[middle * width..<(middle + 1) * width]
            if place.elementsEqual(name.octets) { return true }
            if place.lexicographicallyPrecedes(name.octets) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return false
    }
}
