import HearthSodium
import HearthWire

/// Records of others that came by way of somebody else under a higher incarnation than the one held
/// here, and the blobs that went with them: their author's home is shown what they replaced, which it
/// may have forgotten (protocol-spec/records.md, "Versions").
///
/// In memory only, and bounded; what does not fit is let go, the oldest first.
struct ReplacedRecords: Sendable {
    /// Octets of payloads.
    static let limit = 32 << 20
    /// Versions that are kept of one record, each of another incarnation.
    private static let versions = 4

    /// A record's blobs stand before it.
    private var records: [Record] = []

    /// Keeps a record and those of its blobs that are gone with it.
    mutating func keep(_ record: Record, after blobs: [Record]) {
        records.removeAll {
            $0.key == record.key && $0.version.incarnation == record.version.incarnation
                && $0.version <= record.version
        }
        // Lest many small ones make everything slow.
        if records.count(where: { $0.key == record.key }) >= Self.versions,
            let oldest = records.firstIndex(where: { $0.key == record.key })
        {
            records.remove(at: oldest)
        }
        let names = Set(blobs.map(\.key))
        records.removeAll { names.contains($0.key) }
        records += blobs + [record]
        var octets = records.reduce(0) { $0 + $1.payload.count }
        while octets > Self.limit, let first = records.first {
            octets -= first.payload.count
            records.removeFirst()
        }
    }

    /// Those that a node is to be shown, in the order in which they are to come.
    func stamps(where isForIt: (RecordKey) -> Bool) -> [RecordStamp] {
        records.filter { isForIt($0.key) }.map(\.stamp)
    }

    func record(_ stamp: RecordStamp) -> Record? { records.first { $0.stamp == stamp } }

    /// Its author's home has it.
    mutating func remove(_ shown: Set<RecordStamp>) {
        records.removeAll { shown.contains($0.stamp) }
    }
}
