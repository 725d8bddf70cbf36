import HearthHousehold
import HearthRows
import HearthSodium
import HearthWire

extension MemoryStore {
    /// Every record that is stored: what others can tell of it, sealed as it is.
    package var recordHeads: [String] {
        contents.records.sorted { $0.key < $1.key }.flatMap { stream, entries in
            entries.sorted.map { entry in
                "\(stream.hex) \(entry.record.key) \(entry.record.version) \(entry.record.payload.count)"
            }
        }
    }

    /// The most records that one author keeps of one kind in one stream, except blobs.
    var mostRecordsOfOneKind: Int? {
        contents.records.values.map { entries in
            Dictionary(grouping: entries.keys.filter { $0.kind != .blob }) {
                "\($0.kind.rawValue)\($0.author.hex)"
            }
            .values.map(\.count).max() ?? 0
        }.max()
    }

    /// Rows and octets by stream, list and table, and what is in rows that lie there in the open; less
    /// what is a giver's alone: their preferences and carts, their sealed books of news, and what their node keeps
    /// of the circles of lists whose owners live elsewhere.
    func sizes(hosting lists: Set<ListID>) -> [String] {
        var sizes: [String] = []
        for (stream, entries) in contents.records where !entries.isEmpty {
            let octets = entries.sorted.reduce(0) { $0 + $1.record.payload.count }
            sizes.append("records \(stream.hex) \(entries.sorted.count) \(octets)")
        }
        for (list, cells) in contents.beatCells where !cells.isEmpty {
            let octets = cells.sorted.reduce(0) { $0 + $1.octets.count }
            sizes.append("cells \(list.hex) \(cells.sorted.count) \(octets)")
        }
        for (list, cells) in contents.earlyCells where lists.contains(list) && !cells.isEmpty {
            sizes.append("early \(list.hex) \(cells.sorted.count)")
        }
        for shelf in contents.rows.values {
            let rows = shelf.anyRows
            guard let first = rows.first, !(first is PrivateRow), !(first is StoredCartRow),
                !(first is NewsRow)
            else {
                continue
            }
            let octets = octets(in: rows)
            var content = ""
            if !(first is any SealedRow) {
                let dump = rows.map { "\($0)" }.sorted().joined(separator: "\n")
                content = BLAKE2b.digest(Array(dump.utf8)).hex
            }
            sizes.append("\(type(of: first)) \(rows.count) \(octets) \(content)")
        }
        return sizes.sorted()
    }
}

extension MemoryStore {
    /// Every table with its rows and the octets in them, all that is a giver's alone included.
    var tables: [String] {
        var tables: [String] = []
        for entries in contents.records.values {
            for (kind, records) in Dictionary(grouping: entries.sorted, by: \.record.key.kind) {
                let octets = records.reduce(0) { $0 + $1.record.payload.count }
                tables.append("\(kind) \(records.count) \(octets)")
            }
        }
        for cells in contents.beatCells.values where !cells.isEmpty {
            tables.append("beat \(cells.sorted.count)")
        }
        for cells in contents.earlyCells.values where !cells.isEmpty {
            tables.append("early \(cells.sorted.count)")
        }
        for shelf in contents.rows.values {
            guard let first = shelf.anyRows.first else { continue }
            tables.append(
                "\(type(of: first)) \(shelf.anyRows.count) \(octets(in: shelf.anyRows))")
        }
        return tables.sorted()
    }

    /// Of those rows whose octets may be more or fewer.
    private func octets(in rows: [any StoredRow]) -> Int {
        rows.reduce(0) { sum, row in
            switch row {
            case let row as OwnCellRow: sum + row.cell.count
            case let row as OwnPageRow: sum + row.page.count
            case let row as CircleKeyRow: sum + row.octets.count
            case let row as SettingRow: sum + row.value.count
            case let row as NewsRow: sum + row.octets.count
            case let row as NewsListRow: sum + row.octets.count
            case let row as WaitingCellRow: sum + row.cell.count
            case let row as SupersededRow: sum + row.octets.count
            case let row as PrivateRow: sum + row.octets.count
            case let row as StoredCartRow: sum + row.octets.count
            case let row as StoredEditRow: sum + row.octets.count
            default: sum
            }
        }
    }
}

/// Of what these rows hold, nothing can be read without a key, or they are of one life alone.
private protocol SealedRow {}
extension OwnCellRow: SealedRow {}
extension OwnPageRow: SealedRow {}
extension CircleKeyRow: SealedRow {}
extension NewsListRow: SealedRow {}
extension WaitingCellRow: SealedRow {}
extension StoredEditRow: SealedRow {}
extension SupersededRow: SealedRow {}
