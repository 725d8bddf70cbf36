import HearthReplication
package import HearthSodium
package import HearthWire

/// The blobs of a list that no part names, and since when.
package struct UnnamedBlobsRow: StoredRow {
    package static let table = "unnamed_blobs"

    package struct Blob: Codable, Hashable, Sendable {
        let name: RecordName
        let since: WallTime
    }

    package let key: StreamID
    /// In the order of their names.
    let blobs: [Blob]

    package init(key: StreamID, since: [RecordName: WallTime]) {
        self.key = key
        blobs = since.map { Blob(name: $0.key, since: $0.value) }.sorted { $0.name < $1.name }
    }
}

extension UnnamedBlobsRow {
    private enum CodingKeys: CodingKey {
        case key, octets
        /// As homes of before have them.
        case blobs
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        key = try fields.decode(StreamID.self, forKey: .key)
        guard fields.contains(.octets) else {
            blobs = try fields.decode([Blob].self, forKey: .blobs)
            return
        }
        var reader = OctetReader(try fields.decode([UInt8].self, forKey: .octets))
        var blobs: [Blob] = []
        while reader.remaining > 0 {
            let name: RecordName = try reader.fixed()
            let since = WallTime(milliseconds: Int64(bitPattern: try reader.number64()))
            blobs.append(Blob(name: name, since: since))
        }
        self.blobs = blobs
    }

    /// In the order of their names, each 16 octets, with the time in milliseconds, 8 octets: each edit of a long list
    /// writes this anew.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(key, forKey: .key)
        var writer = OctetWriter(reserving: blobs.count * 24)
        for blob in blobs {
            writer.write(blob.name)
            writer.write(UInt64(bitPattern: blob.since.milliseconds))
        }
        try fields.encode(writer.octets, forKey: .octets)
    }
}

extension HouseholdStore {
    package func partsBesides(by author: IdentityKey) throws -> [Record] {
        let superseded = try superseded(by: author).compactMap { old -> Record? in
            if case .record(let record) = old.content { record } else { nil }
        }
        let waiting = try rows(WaitingRecordRow.self, of: author).compactMap {
            try? Record(octets: $0.octets)
        }
        return (superseded + waiting).filter { $0.key.kind == .part }
    }

    package func unnamedBlobs(in stream: StreamID) throws -> [RecordName: WallTime] {
        let blobs = try row(UnnamedBlobsRow.self, stream)?.blobs ?? []
        return Dictionary(blobs.map { ($0.name, $0.since) }, uniquingKeysWith: min)
    }

    package func setUnnamedBlobs(_ blobs: [RecordName: WallTime], in stream: StreamID) throws {
        guard !blobs.isEmpty else { return try remove(UnnamedBlobsRow.self, stream) }
        try put(UnnamedBlobsRow(key: stream, since: blobs))
    }
}
