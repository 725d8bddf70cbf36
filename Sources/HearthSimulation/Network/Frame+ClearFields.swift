import HearthSodium
import HearthWire

extension Frame {
    /// What of the frame means the same in two runs that differ in ciphertexts alone.
    var clearFields: [UInt8] {
        var writer = OctetWriter()
        switch self {
        case .hello, .have, .ping, .pong, .close, .knock, .knockAnswer, .want,
            .reachAsk, .reachAnswer:
            return octets
        case .digest, .summary, .versions:
            // Digests and hashes as they are: what is secret draws its randomness apart, so that
            // two worlds which differ in secrets alone seal the same public records.
            return octets
        case .record(let record):
            writer.write(record.key, record.version)
            writer.write(UInt64(record.payload.count))
            writer.write(record.hash)
        case .cells(let cells):
            for cell in cells { writer.write(Array(cell.octets.prefix(cell.headerByteCount))) }
        case .early(let cell):
            writer.write(Array(cell.octets.prefix(cell.headerByteCount)))
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
