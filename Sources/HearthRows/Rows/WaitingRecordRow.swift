package import HearthSodium
package import HearthWire

/// Another version of a record of a member here than the one that is held: it waits to be merged until the
/// member is unlocked, and until all that it needs has come. Of each incarnation the newest.
package struct WaitingRecordRow: GroupedRow {
    package static let table = "waiting_records"

    package struct Key: Codable, RowKey {
        package let stream: StreamID
        package let author: IdentityKey
        package let kind: RecordKind
        package let incarnation: UInt32
        package var octets: [UInt8] {
            var writer = OctetWriter()
            writer.write(stream)
            writer.write(author)
            writer.write(kind.rawValue)
            writer.write(incarnation)
            return writer.octets
        }

        package init(
            stream: StreamID, author: IdentityKey, kind: RecordKind, incarnation: UInt32
        ) {
            self.stream = stream
            self.author = author
            self.kind = kind
            self.incarnation = incarnation
        }

        package init(_ record: Record) {
            self.init(
                stream: record.key.stream, author: record.key.author, kind: record.key.kind,
                incarnation: record.version.incarnation)
        }
    }

    /// Incarnations of one record.
    package static let limit = 4

    package let key: Key
    package var group: IdentityKey { key.author }
    /// The record as it travelled.
    package let octets: [UInt8]

    package init(key: Key, octets: [UInt8]) {
        self.key = key
        self.octets = octets
    }
}
