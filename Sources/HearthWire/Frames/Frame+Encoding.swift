import HearthSodium

extension Frame {
    /// Header and payload.
    package var octets: [UInt8] {
        let payload = self.payload
        var writer = OctetWriter(reserving: Self.headerByteCount + payload.count)
        writer.write(type.rawValue)
        writer.writeZeros(1)
        writer.write(UInt32(payload.count))
        writer.write(payload)
        return writer.octets
    }

    private var payload: [UInt8] {
        var writer = OctetWriter()
        switch self {
        case .hello(let hello):
            writer.write(hello.format)
            writer.writeZeros(2)
            writer.write(hello.features)
            writer.write(hello.clock)
        case .digest(let digest):
            writer.write(digest)
        case .summary(let summaries):
            for summary in summaries {
                writer.write(summary.stream)
                writer.write(summary.digest)
            }
        case .versions(let stream, let stamps):
            writer.write(stream)
            for stamp in stamps { writer.write(stamp) }
        case .record(let record):
            return record.octets
        case .have(let vectors):
            for vector in vectors {
                writer.write(vector.list)
                writer.write(UInt16(clamping: vector.entries.count))
                for entry in vector.entries {
                    writer.write(entry.author)
                    writer.write(entry.incarnation)
                    writer.write(entry.sequence)
                }
            }
        case .cells(let cells):
            for cell in cells { writer.write(cell.octets) }
        case .early(let cell):
            return cell.octets
        case .reachAsk(let nonce, let port):
            writer.write(nonce)
            writer.write(port)
        case .reachAnswer(let nonce, let outcome):
            writer.write(nonce)
            writer.write(outcome.rawValue)
        case .ping(let number), .pong(let number):
            writer.write(number)
        case .close(let reason):
            writer.write(reason.rawValue)
        case .knock(let octets), .knockAnswer(let octets):
            return octets
        case .want(let stream, let names):
            writer.write(stream)
            for name in names { writer.write(name) }
        }
        return writer.octets
    }
}

extension OctetWriter {
    /// Kind 1, author 32, name 16, version 12, hash 32: a stamp without its stream.
    fileprivate mutating func write(_ stamp: RecordStamp) {
        write(stamp.key.kind.rawValue)
        write(stamp.key.author)
        write(stamp.key.name)
        write(stamp.version.incarnation)
        write(stamp.version.counter)
        write(stamp.hash)
    }
}
