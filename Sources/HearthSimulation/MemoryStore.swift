import HearthHousehold
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// The storage of a simulated node: the same promises as a database, in one value.
///
/// Outside of a transaction every call stands for itself.
package final class MemoryStore: TransactionalStore, HouseholdStore {
    /// Everything that was stored at one moment.
    package struct Snapshot {
        fileprivate var contents = Contents()
    }

    var contents = Contents()
    /// How often all that a stream holds was looked through.
    package private(set) var listings = 0
    /// How often a record of a kind was written.
    package private(set) var writings: [RecordKind: Int] = [:]
    private var isInTransaction = false
    /// Whether anything was written in the transaction that is open, or was last.
    private(set) var hasChanged = false
    /// A real database that is written the same, transaction by transaction.
    private var mirror: (any TransactionalStore)?
    /// What the transaction that is open changed, in order.
    private var changes: [Change] = []
    private typealias Change = (any HouseholdStore) throws -> Void

    package init() {}

    /// Writes into another store from now on what is written here, after what is here already.
    ///
    /// - Throws: What that store throws; so does every later transaction.
    package func mirror(into other: any TransactionalStore) throws {
        try other.transaction(.full) { try copy(to: $0) }
        mirror = other
    }

    private func note(_ change: @escaping (any HouseholdStore) throws -> Void) {
        hasChanged = true
        if mirror != nil { changes.append(change) }
    }

    private func copy(to other: any HouseholdStore) throws {
        func put<Row: StoredRow>(_ row: Row) throws { try other.put(row) }
        // In an order that is the same in every world.
        for shelf in contents.rows.values.sorted(by: { "\(type(of: $0))" < "\(type(of: $1))" }) {
            for row in shelf.anyRows { try put(row) }
        }
        for (_, shelf) in contents.records.sorted(by: { $0.key < $1.key }) {
            for entry in shelf.sorted { try other.put(entry.record) }
        }
        for (_, shelf) in contents.beatCells.sorted(by: { $0.key < $1.key }) {
            for cell in shelf.sorted { try other.putBeat(cell) }
        }
        for (_, shelf) in contents.earlyCells.sorted(by: { $0.key < $1.key }) {
            for cell in shelf.sorted { try other.putEarly(cell) }
        }
    }

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
        changes = []
        hasChanged = false
        do {
            let result = try body(self)
            let changes = changes
            try mirror?.transaction(durability) { other in
                for change in changes { try change(other) }
            }
            return result
        } catch {
            contents = before
            throw error
        }
    }
}

/// By stream and by list, so that a transaction copies only what it changes.
struct Contents {
    struct Entry {
        let record: Record
        /// Kept, since it takes a hash to make.
        let stamp: RecordStamp
    }

    var records: [StreamID: Shelf<RecordKey, Entry>] = [:]
    var beatCells: [ListID: Shelf<AuthorTag, Cell>] = [:]
    var earlyCells: [ListID: Shelf<AuthorTag, Cell>] = [:]
    /// By the type of the row.
    var rows: [ObjectIdentifier: any RowShelf] = [:]
}

extension MemoryStore {
    package func record(_ key: RecordKey) -> Record? {
        contents.records[key.stream]?[key]?.record
    }

    package func records(_ kind: RecordKind, in stream: StreamID) -> [Record] {
        (contents.records[stream]?.sorted ?? []).compactMap { entry in
            entry.record.key.kind == kind ? entry.record : nil
        }
    }

    package func stamps(in stream: StreamID) -> [RecordStamp] {
        listings += 1
        return (contents.records[stream]?.sorted ?? []).map(\.stamp)
    }

    package func octets(by author: IdentityKey) -> Int {
        let kept = (try? keptOctets(by: author)) ?? 0
        return contents.records.values.reduce(kept) { sum, shelf in
            shelf.sorted.reduce(sum) { sum, entry in
                guard entry.record.key.author == author else { return sum }
                return sum + Record.prefixByteCount + entry.record.payload.count
            }
        }
    }

    package func octetsByStream(of author: IdentityKey) -> [StreamID: Int] {
        var sums = (try? keptOctetsByStream(of: author)) ?? [:]
        for (stream, shelf) in contents.records {
            for entry in shelf.sorted where entry.record.key.author == author {
                sums[stream, default: 0] += Record.prefixByteCount + entry.record.payload.count
            }
        }
        return sums
    }

    package func put(_ record: Record) {
        note { try $0.put(record) }
        let key = record.key
        writings[key.kind, default: 0] += 1
        contents.records[key.stream, default: Shelf()].put(
            Contents.Entry(record: record, stamp: record.stamp), key, before: <)
    }

    package func removeRecord(_ key: RecordKey) {
        note { try $0.removeRecord(key) }
        contents.records[key.stream]?.remove(key)
    }

    package func removeStream(_ stream: StreamID) {
        note { try $0.removeStream(stream) }
        contents.records[stream] = nil
        if let list = ListID(octets: stream.octets) { contents.beatCells[list] = nil }
    }
}

extension MemoryStore {
    package func beatCell(of author: AuthorTag, in list: ListID) -> Cell? {
        contents.beatCells[list]?[author]
    }

    package func beatCells(in list: ListID) -> [Cell] {
        contents.beatCells[list]?.sorted ?? []
    }

    package func putBeat(_ cell: Cell) {
        precondition(cell.lane == .beat, "an early cell is never served")
        note { try $0.putBeat(cell) }
        contents.beatCells[cell.list, default: Shelf()].put(cell, cell.author, before: <)
    }

    package func removeBeatCell(of author: AuthorTag, in list: ListID) {
        note { try $0.removeBeatCell(of: author, in: list) }
        contents.beatCells[list]?.remove(author)
    }

    package func earlyCells(in list: ListID) -> [Cell] {
        contents.earlyCells[list]?.sorted ?? []
    }

    package func putEarly(_ cell: Cell) {
        note { try $0.putEarly(cell) }
        contents.earlyCells[cell.list, default: Shelf()].put(cell, cell.author, before: <)
    }

    package func removeEarlyCells(in list: ListID) {
        note { try $0.removeEarlyCells(in: list) }
        contents.earlyCells[list] = nil
    }
}

extension MemoryStore {
    package func rows<Row: StoredRow>(_ type: Row.Type) -> [Row] {
        shelf(type).sorted
    }

    package func rows<Row: GroupedRow>(_ type: Row.Type, of group: Row.Group) -> [Row] {
        shelf(type).sorted.filter { $0.group == group }
    }

    package func row<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) -> Row? {
        shelf(type)[key]
    }

    package func put<Row: StoredRow>(_ row: Row) {
        note { try $0.put(row) }
        var shelf = shelf(Row.self)
        contents.rows[ObjectIdentifier(Row.self)] = nil
        shelf.put(row, row.key) { $0.octets.lexicographicallyPrecedes($1.octets) }
        contents.rows[ObjectIdentifier(Row.self)] = shelf
    }

    package func remove<Row: StoredRow>(_ type: Row.Type, _ key: Row.Key) {
        note { try $0.remove(type, key) }
        var shelf = shelf(type)
        contents.rows[ObjectIdentifier(type)] = nil
        shelf.remove(key)
        contents.rows[ObjectIdentifier(type)] = shelf
    }

    private func shelf<Row: StoredRow>(_ type: Row.Type) -> Shelf<Row.Key, Row> {
        contents.rows[ObjectIdentifier(type)] as? Shelf<Row.Key, Row> ?? Shelf()
    }
}
