import HearthSodium
import HearthWire

extension Frame {
    /// What of the frame means the same in two runs that differ in ciphertexts alone.
    var clearFields: [UInt8] {
        var writer = OctetWriter()
        switch self {
        case .hello, .have, .ping, .pong, .close, .knockAnswer:
            return octets
        case .digest, .knock:
            break
        case .summary(let summaries):
            for summary in summaries { writer.write(summary.stream) }
        case .versions(let stream, let stamps):
            writer.write(stream)
            for stamp in stamps { writer.write(stamp.key, stamp.version) }
        case .record(let record):
            writer.write(record.key, record.version)
            writer.write(UInt64(record.payload.count))
        case .cells(let cells):
            for cell in cells { writer.write(Array(cell.octets.prefix(Cell.headerByteCount))) }
        case .early(let cell):
            writer.write(Array(cell.octets.prefix(Cell.headerByteCount)))
        }
        return writer.octets
    }
}

extension OctetWriter {
    fileprivate mutating func write(_ key: RecordKey, _ version: HearthWire.Version) {
        write(key.kind.rawValue)
        write(key.stream)
        write(key.author)
        write(key.name)
        write(version.incarnation)
        write(version.counter)
    }
}
