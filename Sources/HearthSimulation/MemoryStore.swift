package import HearthHousehold
import HearthReplication
import HearthSodium
package import HearthWire

/// The storage of a simulated node: the same promises as a database, in one value.
///
/// Outside of a transaction every call stands for itself.
package final class MemoryStore: TransactionalStore, HouseholdStore {
    /// Everything that was stored at one moment.
    package struct Snapshot {
        fileprivate var contents = Contents()
    }

    private var contents = Contents()
    private var isInTransaction = false

    package init() {}

    /// What is stored now; taking it costs nothing.
    package func snapshot() -> Snapshot {
        Snapshot(contents: contents)
    }

    /// Goes back to that moment, as a crash before the disk was written or an old backup does.
    package func restore(_ snapshot: Snapshot) {
        precondition(!isInTransaction, "a crash comes between transactions")
        contents = snapshot.contents
    }

    package func transaction<Result>(
        _ durability: Durability, _ body: (any HouseholdStore) throws -> Result
    ) throws -> Result {
        precondition(!isInTransaction, "transactions do not nest")
        isInTransaction = true
        defer { isInTransaction = false }
        let before = contents
        do {
            return try body(self)
        } catch {
            contents = before
            throw error
        }
    }
}

/// By stream and by list, so that a transaction copies only what it changes.
private struct Contents {
    struct Entry {
        let record: Record
        /// Kept, since it takes a hash to make.
        let stamp: RecordStamp
    }

    var records: [StreamID: [RecordKey: Entry]] = [:]
    var beatCells: [ListID: [AuthorTag: Cell]] = [:]
    var earlyCells: [ListID: [AuthorTag: Cell]] = [:]
    /// By the type of the row.
    var rows: [ObjectIdentifier: [AnyHashable: any StoredRow]] = [:]
}

extension MemoryStore {
    package func record(_ key: RecordKey) -> Record? {
        contents.records[key.stream]?[key]?.record
    }

    package func records(_ kind: RecordKind, in stream: StreamID) -> [Record] {
        contents.records[stream, default: [:]].values.map(\.record)
            .filter { $0.key.kind == kind }.sorted { $0.key < $1.key }
    }

    package func stamps(in stream: StreamID) -> [RecordStamp] {
        contents.records[stream, default: [:]].values.map(\.stamp).sorted { $0.key < $1.key }
    }

    package func put(_ record: Record) {
        contents.records[record.key.stream, default: [:]][record.key] =
            Contents.Entry(record: record, stamp: record.stamp)
    }

    package func removeRecord(_ key: RecordKey) {
        contents.records[key.stream]?[key] = nil
    }

    package func removeStream(_ stream: StreamID) {
        contents.records[stream] = nil
        if let list = ListID(octets: stream.octets) { contents.beatCells[list] = nil }
    }
}

extension MemoryStore {
    package func beatCell(of author: AuthorTag, in list: ListID) -> Cell? {
        contents.beatCells[list]?[author]
    }

    package func beatCells(in list: ListID) -> [Cell] {
        contents.beatCells[list, default: [:]].values.sorted { $0.author < $1.author }
    }

    package func putBeat(_ cell: Cell) {
        precondition(cell.lane == .beat, "an early cell is never served")
        contents.beatCells[cell.list, default: [:]][cell.author] = cell
    }

    package func removeBeatCell(of author: AuthorTag, in list: ListID) {
        contents.beatCells[list]?[author] = nil
    }

    package func earlyCells(in list: ListID) -> [Cell] {
        contents.earlyCells[list, default: [:]].values.sorted { $0.author < $1.author }
    }

    package func putEarly(_ cell: Cell) {
        contents.earlyCells[cell.list, default: [:]][cell.author] = cell
    }

    package func removeEarlyCells(in list: ListID) {
        contents.earlyCells[list] = nil
    }
}

extension MemoryStore {
    package func rows<Row: StoredRow>(_ type: Row.Type) -> [Row] {
        let rows = contents.rows[ObjectIdentifier(type), default: [:]].values
        return rows.compactMap { row in (row as? Row).map { (order(of: $0.key), $0) } }
            .sorted { $0.0.lexicographicallyPrecedes($1.0) }
            .map(\.1)
    }

    package func row<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) -> Row? {
        contents.rows[ObjectIdentifier(type)]?[key] as? Row
    }

    package func put<Row: StoredRow>(_ row: Row) {
        contents.rows[ObjectIdentifier(Row.self), default: [:]][row.key] = row
    }

    package func remove<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) {
        contents.rows[ObjectIdentifier(type)]?[key] = nil
    }

    /// The octets by which a database sorts this key.
    private func order(of key: some Hashable) -> [UInt8] {
        switch key {
        case let key as any FixedOctets: key.octets
        case let key as String: Array(key.utf8)
        case let key as PairKey: key.member.octets + key.other.octets
        case let key as MembershipKey: key.list.octets + key.member.octets
        case let key as OwnerNodeRow.Key: key.list.octets + key.node.octets
        default: preconditionFailure("keys of type \(type(of: key)) have no order")
        }
    }
}

extension MemoryStore {
    /// The most records that one author keeps of one kind in one stream.
    var mostRecordsOfOneKind: Int? {
        contents.records.values.map { entries in
            Dictionary(grouping: entries.keys) { "\($0.kind.rawValue)\($0.author.hex)" }
                .values.map(\.count).max() ?? 0
        }.max()
    }

    /// Rows and octets by stream, list and table, less what is a giver's alone: her private rows,
    /// and what her node keeps of the circles of lists whose owners live elsewhere.
    func sizes(hosting lists: Set<ListID>) -> [String] {
        var sizes: [String] = []
        for (stream, entries) in contents.records.sorted(by: { $0.key < $1.key })
        where !entries.isEmpty {
            let octets = entries.values.reduce(0) { $0 + $1.record.payload.count }
            sizes.append("records \(stream.hex) \(entries.count) \(octets)")
        }
        for (list, cells) in contents.beatCells.sorted(by: { $0.key < $1.key })
        where !cells.isEmpty {
            sizes.append("cells \(list.hex) \(cells.count)")
        }
        for (list, cells) in contents.earlyCells.sorted(by: { $0.key < $1.key })
        where lists.contains(list) && !cells.isEmpty {
            sizes.append("early \(list.hex) \(cells.count)")
        }
        for rows in contents.rows.values {
            guard let first = rows.values.first, !(first is PrivateRow) else { continue }
            let octets = rows.values.reduce(0) { sum, row in
                switch row {
                case let row as OwnCellRow: sum + row.cell.count
                case let row as CircleKeyRow: sum + row.octets.count
                case let row as SettingRow: sum + row.value.count
                default: sum
                }
            }
            sizes.append("\(type(of: first)) \(rows.count) \(octets)")
        }
        return sizes.sorted()
    }
}
