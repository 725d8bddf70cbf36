import HearthWire

extension Frame {
    /// About how many octets it has, without encoding it.
    var roughSize: Int {
        switch self {
        case .record(let record): 256 + record.payload.count
        case .versions(_, _, let stamps): 192 + 96 * stamps.count
        case .summary(let summaries): 64 + StreamSummary.byteCount * summaries.count
        case .cells(let cells): 64 + cells.reduce(0) { $0 + $1.octets.count }
        default: 64
        }
    }
}
