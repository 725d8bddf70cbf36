import HearthSodium
import HearthWire

/// A carrier's storage that counts what is done with it, so that the peer that asked for the work
/// can be charged for it (protocol-spec/limits.md, "What one session may ask for").
final class MeteredStore: CarrierStore {
    /// Units for a stamp or a record that is read, a sum over one author, what is removed. What a
    /// record costs that came in is in the price of its frame.
    private static let reading = 0.25
    private static let sum: Double = 64
    private static let removing: Double = 1

    private let store: any CarrierStore
    private var work: Double = 0

    init(_ store: any CarrierStore) {
        self.store = store
    }

    /// Units of work since the last call.
    func takeWork() -> Double {
        defer { work = 0 }
        return work
    }

    private func count(_ record: Record?) {
        work += Self.reading + Double(record?.payload.count ?? 0) / 16_384
    }

    func record(_ key: RecordKey) throws -> Record? {
        let record = try store.record(key)
        count(record)
        return record
    }

    func records(_ kind: RecordKind, in stream: StreamID) throws -> [Record] {
        let records = try store.records(kind, in: stream)
        for record in records { count(record) }
        return records
    }

    func stamps(in stream: StreamID) throws -> [RecordStamp] {
        let stamps = try store.stamps(in: stream)
        work += Self.reading + Double(stamps.count) * Self.reading
        return stamps
    }

    func octets(by author: IdentityKey) throws -> Int {
        work += Self.sum
        return try store.octets(by: author)
    }

    func put(_ record: Record) throws { try store.put(record) }

    func removeRecord(_ key: RecordKey) throws {
        work += Self.removing
        try store.removeRecord(key)
    }

    func removeStream(_ stream: StreamID) throws {
        work += Self.removing
        try store.removeStream(stream)
    }

    func beatCell(of author: AuthorTag, in list: ListID) throws -> Cell? {
        work += Self.reading
        return try store.beatCell(of: author, in: list)
    }

    func beatCells(in list: ListID) throws -> [Cell] {
        let cells = try store.beatCells(in: list)
        work += 1 + cells.reduce(0) { $0 + $1.weight } * Self.reading
        return cells
    }

    func putBeat(_ cell: Cell) throws { try store.putBeat(cell) }

    func removeBeatCell(of author: AuthorTag, in list: ListID) throws {
        work += Self.removing
        try store.removeBeatCell(of: author, in: list)
    }
}
