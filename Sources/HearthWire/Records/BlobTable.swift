import HearthSodium

/// The names of all blobs that a part uses, in ascending order, as they stand in its payload.
///
package struct BlobTable: Hashable, Sendable {
    /// All names, ascending.
    package let names: [RecordName]

    package static let empty = BlobTable(names: [])

    /// Sorts the names and leaves out what stands there twice.
    package init(names: some Collection<RecordName>) {
        self.names = Set(names).sorted()
    }

    /// - Throws: `WireError.malformed` unless the names ascend, each higher than the one before;
    ///   `.overLimit` for more than `Limits.blobsPerPart`.
    package init(octets: [UInt8]) throws(WireError) {
        let width = RecordName.byteCount
        guard octets.count % width == 0 else { throw .malformed }
        guard octets.count / width <= Limits.blobsPerPart else { throw .overLimit }
        var reader = OctetReader(octets)
        var names: [RecordName] = []
        names.reserveCapacity(octets.count / width)
        while reader.remaining > 0 {
            let name: RecordName = try reader.fixed()
            if let last = names.last, last >= name { throw .malformed }
            names.append(name)
        }
        self.names = names
    }

    /// The names one after the other, 16 octets each.
    package var octets: [UInt8] {
        var writer = OctetWriter(reserving: count * RecordName.byteCount)
        for name in names { writer.write(name) }
        return writer.octets
    }

    package var count: Int { names.count }

    /// A carrier looks a name up for every blob that comes.
    package func contains(_ name: RecordName) -> Bool {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if names[middle] < name { low = middle + 1 } else { high = middle }
        }
        return low < count && names[low] == name
    }
}
