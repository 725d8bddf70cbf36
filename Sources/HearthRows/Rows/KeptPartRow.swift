import HearthReplication
package import HearthSodium
package import HearthWire

/// The last version of an editor's part that could be read, while no newer one can be (`KeptPartStore`).
package struct KeptPartRow: GroupedRow {
    package static let table = "kept_parts"

    package struct Key: Codable, RowKey {
        package let stream: StreamID
        package let author: IdentityKey
        package var octets: [UInt8] { stream.octets + author.octets }

        package init(stream: StreamID, author: IdentityKey) {
            self.stream = stream
            self.author = author
        }
    }

    package let key: Key
    package var group: IdentityKey { key.author }
    /// The record as it travelled.
    package let octets: [UInt8]

    package init(key: Key, octets: [UInt8]) {
        self.key = key
        self.octets = octets
    }
}

extension HouseholdStore {
    package func keptPart(_ key: RecordKey) throws -> Record? {
        try row(KeptPartRow.self, KeptPartRow.Key(stream: key.stream, author: key.author))
            .flatMap { try? Record(octets: $0.octets) }
    }

    package func keptParts(by author: IdentityKey) throws -> [Record] {
        try rows(KeptPartRow.self, of: author).compactMap { try? Record(octets: $0.octets) }
    }

    package func keepPart(_ part: Record) throws {
        let key = KeptPartRow.Key(stream: part.key.stream, author: part.key.author)
        try put(KeptPartRow(key: key, octets: part.octets))
    }

    package func removeKeptPart(_ key: RecordKey) throws {
        try remove(
            KeptPartRow.self, KeptPartRow.Key(stream: key.stream, author: key.author))
    }

    /// Octets of what is kept of an author beside what is carried.
    package func keptOctets(by author: IdentityKey) throws -> Int {
        try keptOctetsByStream(of: author).values.reduce(0, +)
    }

    /// The same for each stream.
    package func keptOctetsByStream(of author: IdentityKey) throws -> [StreamID: Int] {
        try rows(KeptPartRow.self, of: author).reduce(into: [:]) {
            $0[$1.key.stream, default: 0] += $1.octets.count
        }
    }
}
