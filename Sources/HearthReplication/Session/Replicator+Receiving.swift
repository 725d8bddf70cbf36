package import HearthSodium
package import HearthWire

extension Replicator {
    /// A frame came in; knocks are the household's matter and not handed in here.
    ///
    /// - Throws: What the storage throws. A peer's nonsense closes its session instead.
    package mutating func received(
        _ frame: Frame, on id: SessionID, now: WallTime, store: any CarrierStore & EarlyStore
    ) throws {
        stepAt = now
        guard let session = sessions[id] else { return }
        sessions[id]?.lastHeard = now
        switch frame {
        case .hello(let hello):
            let before = session.lane
            heard(hello, on: id)
            if sessions[id]?.lane == .sharing, before != .sharing {
                try startSharing(id, store: store)
            }
            return
        case .close:
            return close(id, .goodbye)
        case .ping(let number):
            if session.lane == .sharing { send(.pong(number), to: id) }
            return
        case .pong, .knock, .knockAnswer:
            return
        default:
            break
        }
        // A stranger's other frames may cross with a hello; they are let fall, not punished.
        guard session.lane == .sharing else { return }
        switch frame {
        case .digest(let digest):
            let streams = directory.streams(sharedWith: session.peer)
            if try self.digest(of: streams, store: store) != digest {
                send(.summary(try summaries(of: streams, store: store)), to: id)
            }
        case .summary(let theirs):
            try compare(theirs, on: id, store: store)
        case .versions(let stream, let stamps):
            try sendMissing(in: stream, theirs: stamps, to: id, store: store)
        case .record(let record):
            try take(record, from: id, store: store)
        case .have(let vectors):
            try answer(vectors, on: id, store: store)
        case .cells(let cells):
            for cell in cells { try take(cell, from: id, store: store) }
        case .early(let cell):
            try takeEarly(cell, from: id, store: store)
        default:
            break
        }
    }

    /// Both nodes know each other: compares everything they share.
    mutating func startSharing(_ id: SessionID, store: any CarrierStore) throws {
        guard let session = sessions[id] else { return }
        let streams = directory.streams(sharedWith: session.peer)
        send(.digest(try digest(of: streams, store: store)), to: id)
        let vectors = try haveVectors(for: session.peer, store: store)
        for frame in Self.batches(of: vectors) { send(frame, to: id) }
    }

    // MARK: Records

    /// Hash over the digests of these streams (protocol-spec/frames.md).
    func digest(of streams: [StreamID], store: any CarrierStore) throws -> Digest {
        var writer = OctetWriter()
        for stream in streams { writer.write(try digest(of: stream, store: store)) }
        return BLAKE2b.digest(writer.octets)
    }

    private func digest(of stream: StreamID, store: any CarrierStore) throws -> Digest {
        var writer = OctetWriter()
        for stamp in try store.stamps(in: stream) {
            writer.write(stamp.key.kind.rawValue)
            writer.write(stamp.key.author)
            writer.write(stamp.key.name)
            writer.write(stamp.version.incarnation)
            writer.write(stamp.version.counter)
            writer.write(stamp.hash)
        }
        return BLAKE2b.digest(stream.octets + writer.octets)
    }

    func summaries(
        of streams: [StreamID], store: any CarrierStore
    ) throws -> [StreamSummary] {
        try streams.prefix(Limits.summaryEntries).map {
            StreamSummary(stream: $0, digest: try digest(of: $0, store: store))
        }
    }

    private mutating func compare(
        _ theirs: [StreamSummary], on id: SessionID, store: any CarrierStore
    ) throws {
        guard let session = sessions[id] else { return }
        let shared = Set(directory.streams(sharedWith: session.peer))
        var seen: Set<StreamID> = []
        for summary in theirs
        where shared.contains(summary.stream) && seen.insert(summary.stream).inserted {
            guard try digest(of: summary.stream, store: store) != summary.digest else { continue }
            let stamps = try store.stamps(in: summary.stream)
                .filter { directory.maySend($0.key, to: session.peer) }
            send(
                .versions(
                    stream: summary.stream, Array(stamps.prefix(Limits.versionEntries))), to: id)
        }
    }

    private mutating func sendMissing(
        in stream: StreamID, theirs: [RecordStamp], to id: SessionID, store: any CarrierStore
    ) throws {
        guard let session = sessions[id] else { return }
        let held = Dictionary(theirs.map { ($0.key, $0.version) }, uniquingKeysWith: max)
        let missing = try store.stamps(in: stream)
            .filter { stamp in
                directory.maySend(stamp.key, to: session.peer)
                    && held[stamp.key].map { $0 < stamp.version } ?? true
            }
            .sorted { $0.key.kind.precedence < $1.key.kind.precedence }
        for stamp in missing {
            if let record = try store.record(stamp.key) { send(.record(record), to: id) }
        }
    }

    /// Takes a record if it is allowed, newer, and rightly signed.
    private mutating func take(
        _ record: Record, from id: SessionID, store: any CarrierStore
    ) throws {
        guard let session = sessions[id],
            directory.mayTake(record.key, from: session.peer)
        else { return }
        let held = try store.record(record.key)?.stamp
        if let held {
            guard held.version <= record.version else { return }
            if held.version == record.version {
                if held.hash != record.hash, RecordCheck.isValid(record, in: directory) {
                    events.append(.equivocated(record.stamp))
                }
                return
            }
        }
        guard RecordCheck.isValid(record, in: directory) else { return }
        try store.put(record)
        if held != nil, directory.members.contains(record.key.author) {
            events.append(.outdated(record.stamp))
        }
        events.append(.stored(record.stamp))
        if record.key.kind == .bundle {
            // With the cells that it opens, lest others see its author's claims vanish for a beat.
            freshBundles[record.key] = [session.peer]
        } else {
            markDirty(record.key.stream, except: id)
        }
    }

    /// Has a list's stream compared anew with everybody else who reads it.
    ///
    /// Cards and letters need none of this: only their authors pass them on.
    private mutating func markDirty(_ stream: StreamID, except source: SessionID?) {
        guard let list = directory.list(of: stream).flatMap({ directory.lists[$0] }),
            list.hasReader(on: directory.ownNode)
        else { return }
        for (id, session) in sessions
        where id != source && session.lane == .sharing && list.hasReader(on: session.peer) {
            sessions[id]?.dirty.insert(stream)
            awaitGrid(id)
        }
    }

    /// Asks a peer for everything it holds of a stream of which this node has nothing yet.
    package mutating func request(_ stream: StreamID, from peer: NodeKey) {
        guard let id = session(with: peer), isSharing(with: peer) else { return }
        send(.versions(stream: stream, []), to: id)
    }

    /// Pushes a record that this node's own member just wrote.
    package mutating func published(_ record: Record) {
        for (id, session) in sessions.sorted(by: { $0.key < $1.key })
        where session.lane == .sharing && directory.maySend(record.key, to: session.peer) {
            // Bundles come with the beat, not with what somebody does.
            if record.key.kind == .bundle {
                send(.record(record), to: id)
            } else {
                push(.record(record), to: id)
            }
        }
        // Whom a new roster lets in lacks everything that was there before.
        if record.key.kind == .roster { markDirty(record.key.stream, except: nil) }
    }
}
