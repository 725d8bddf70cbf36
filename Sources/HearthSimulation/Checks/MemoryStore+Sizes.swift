import HearthHousehold
import HearthSodium
import HearthWire

extension MemoryStore {
    /// The most records that one author keeps of one kind in one stream, but for blobs.
    var mostRecordsOfOneKind: Int? {
        contents.records.values.map { entries in
            Dictionary(grouping: entries.keys.filter { $0.kind != .blob }) {
                "\($0.kind.rawValue)\($0.author.hex)"
            }
            .values.map(\.count).max() ?? 0
        }.max()
    }

    /// Rows and octets by stream, list and table, less what is a giver's alone: their private rows,
    /// and what their node keeps of the circles of lists whose owners live elsewhere.
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
            guard let first = rows.first, !(first is PrivateRow) else { continue }
            let octets = rows.reduce(0) { sum, row in
                switch row {
                case let row as OwnCellRow: sum + row.cell.count
                case let row as OwnPageRow: sum + row.page.count
                case let row as CircleKeyRow: sum + row.octets.count
                case let row as SettingRow: sum + row.value.count
                case let row as NewsRow: sum + row.octets.count
                case let row as NewsListRow: sum + row.octets.count
                default: sum
                }
            }
            sizes.append("\(type(of: first)) \(rows.count) \(octets)")
        }
        return sizes.sorted()
    }
}
