import HearthWire

extension Frame {
    /// About how many octets it has, without encoding it.
    var weight: Int {
        switch self {
        case .record(let record): 186 + record.payload.count
        case .versions(_, _, let stamps): 160 + 96 * stamps.count
        case .summary(let summaries): 16 + StreamSummary.byteCount * summaries.count
        case .cells(let cells): 16 + cells.reduce(0) { $0 + $1.kind.byteCount }
        case .have(let vectors): 16 + vectors.reduce(0) { $0 + 24 + 16 * $1.entries.count }
        case .early(let cell): 16 + cell.kind.byteCount
        default: 32
        }
    }
}
