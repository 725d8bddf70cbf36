import HearthSodium

extension Frame {
    /// Octets of a stamp in a versions frame: kind, author, name, version and hash.
    private static let stampByteCount = 1 + 32 + 16 + 12 + 32

    /// The most octets of payload that a frame of this type may have.
    package static func payloadLimit(of type: FrameType) -> Int {
        switch type {
        case .hello: Hello.byteCount
        case .digest: Digest.byteCount
        case .summary: Limits.summaryEntries * StreamSummary.byteCount
        case .versions: StreamID.byteCount + Limits.versionEntries * stampByteCount
        case .record: Record.prefixByteCount + Limits.recordPayload
        case .have: 1 << 20
        case .cells: Limits.cellBatch
        case .early: Cell.Kind.talk.byteCount
        case .ping, .pong: 8
        case .close: 1
        case .knock: Limits.knock
        case .knockAnswer: 64
        case .reachAsk: 10
        case .reachAnswer: 9
        case .want: StreamID.byteCount + Limits.blobsPerPart * RecordName.byteCount
        }
    }

    /// Reads a payload whose type and length the header gave.
    ///
    /// - Throws: `WireError`; sizes are checked before anything is allocated.
    package init(type: FrameType, payload: [UInt8]) throws(WireError) {
        guard payload.count <= Self.payloadLimit(of: type) else { throw .overLimit }
        var reader = OctetReader(payload)
        switch type {
        case .hello:
            let format = try reader.number16()
            try reader.zeros(2)
            self = .hello(
                Hello(
                    format: format, features: try reader.number32(),
                    clock: try reader.number32()))
        case .digest:
            self = .digest(try reader.fixed())
        case .summary:
            self = .summary(try Self.summaries(&reader))
        case .versions:
            let stream: StreamID = try reader.fixed()
            self = .versions(stream: stream, try Self.stamps(in: stream, &reader))
        case .record:
            self = .record(try Record(octets: payload))
            return
        case .have:
            self = .have(try Self.vectors(&reader))
        case .cells:
            self = .cells(try Self.cells(&reader))
        case .early:
            self = .early(try Cell(octets: payload))
            return
        case .ping:
            self = .ping(try reader.number64())
        case .pong:
            self = .pong(try reader.number64())
        case .close:
            guard let reason = CloseReason(rawValue: try reader.octet()) else {
                throw .malformed
            }
            self = .close(reason)
        case .knock:
            self = .knock(payload)
            return
        case .knockAnswer:
            self = .knockAnswer(payload)
            return
        case .want:
            let stream: StreamID = try reader.fixed()
            self = .want(stream: stream, try Self.names(&reader))
        case .reachAsk:
            let nonce = try reader.number64()
            let port = try reader.number16()
            guard port > 0 else { throw .malformed }
            self = .reachAsk(nonce: nonce, port: port)
        case .reachAnswer:
            let nonce = try reader.number64()
            guard let outcome = ReachOutcome(rawValue: try reader.octet()) else {
                throw .malformed
            }
            self = .reachAnswer(nonce: nonce, outcome)
        }
        try reader.end()
    }

    private static func summaries(
        _ reader: inout OctetReader
    ) throws(WireError) -> [StreamSummary] {
        var summaries: [StreamSummary] = []
        while reader.remaining > 0 {
            summaries.append(
                StreamSummary(stream: try reader.fixed(), digest: try reader.fixed()))
        }
        return summaries
    }

    private static func stamps(
        in stream: StreamID, _ reader: inout OctetReader
    ) throws(WireError) -> [RecordStamp] {
        var stamps: [RecordStamp] = []
        while reader.remaining > 0 {
            guard let kind = RecordKind(rawValue: try reader.octet()) else {
                // A kind of a newer peer: skip the stamp, keep the session.
                _ = try reader.take(stampByteCount - 1)
                continue
            }
            let key = RecordKey(
                kind: kind, stream: stream, author: try reader.fixed(),
                name: try reader.fixed())
            let version = Version(
                incarnation: try reader.number32(), counter: try reader.number64())
            stamps.append(
                RecordStamp(key: key, version: version, hash: try reader.fixed()))
        }
        return stamps
    }

    private static func names(_ reader: inout OctetReader) throws(WireError) -> [RecordName] {
        var names: [RecordName] = []
        while reader.remaining > 0 { names.append(try reader.fixed()) }
        return names
    }

    private static func vectors(_ reader: inout OctetReader) throws(WireError) -> [HaveVector] {
        var vectors: [HaveVector] = []
        while reader.remaining > 0 {
            let list: ListID = try reader.fixed()
            let count = Int(try reader.number16())
            guard count <= Limits.cellAuthorsPerList else { throw .overLimit }
            var entries: [HaveVector.Entry] = []
            for _ in 0..<count {
                entries.append(
                    HaveVector.Entry(
                        author: try reader.fixed(), incarnation: try reader.number32(),
                        sequence: try reader.number32()))
            }
            vectors.append(HaveVector(list: list, entries: entries))
        }
        return vectors
    }

    private static func cells(_ reader: inout OctetReader) throws(WireError) -> [Cell] {
        var cells: [Cell] = []
        while reader.remaining > 0 {
            let count = try Cell.byteCount(startingWith: reader.rest)
            let cell = try Cell(octets: try reader.take(count))
            guard cell.lane == .beat else { throw .malformed }
            cells.append(cell)
        }
        return cells
    }
}
