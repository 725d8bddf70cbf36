import HearthWire

/// The requests of a member's that were carried out last, and what was answered to them, the newest
/// last.
///
/// Octets: the number of requests 2, then of each its mark 16, the length of its answer 2 (0: not
/// kept) and the answer; an earlier Hearth wrote zeros behind them. Where room is wanted the oldest answers go first; the marks
/// alone, of `Limits.requestsPerMember` requests, are few octets.
struct RequestLog: Equatable {
    struct Entry: Equatable {
        var mark: [UInt8]
        /// As JSON; empty: it was too long, or others took its room.
        var answer: [UInt8]
    }

    /// Octets of all at most.
    static let byteCountLimit = 32 << 10
    private static let headByteCount = RequestMark.byteCount + 2

    private(set) var entries: [Entry] = []

    init() {}

    init(octets: [UInt8]) throws(WireError) {
        var reader = OctetReader(octets)
        for _ in 0..<(try reader.number16()) {
            let mark = try reader.take(RequestMark.byteCount)
            let length = try reader.number16()
            entries.append(Entry(mark: mark, answer: try reader.take(Int(length))))
        }
        try reader.zeros(reader.remaining)
    }

    var octets: [UInt8] {
        var writer = OctetWriter()
        writer.write(UInt16(clamping: entries.count))
        for entry in entries {
            writer.write(entry.mark)
            writer.write(UInt16(clamping: entry.answer.count))
            writer.write(entry.answer)
        }
        return writer.octets
    }

    func entry(_ mark: [UInt8]) -> Entry? { entries.last { $0.mark == mark } }

    mutating func add(_ mark: [UInt8], answer: [UInt8]) {
        let isKept = answer.count <= Limits.keptAnswer
        entries = entries.suffix(Limits.requestsPerMember - 1)
        entries.append(Entry(mark: mark, answer: isKept ? answer : []))
        for index in entries.indices where size > Self.byteCountLimit { entries[index].answer = [] }
    }

    private var size: Int {
        entries.reduce(2) { $0 + Self.headByteCount + $1.answer.count }
    }
}
