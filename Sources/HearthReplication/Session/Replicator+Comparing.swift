package import HearthSodium
package import HearthWire

/// Comparing what two nodes hold (protocol-spec/frames.md, "Reconciliation").
extension Replicator {
    // MARK: Digests

    /// Hash over the digests of these streams.
    mutating func digest(of streams: [StreamID], store: any CarrierStore) throws -> Digest {
        var writer = OctetWriter()
        for stream in streams { writer.write(try digest(of: stream, store: store)) }
        return BLAKE2b.digest(writer.octets)
    }

    mutating func digest(
        of stream: StreamID, store: any CarrierStore
    ) throws -> Digest {
        var writer = OctetWriter()
        let stamps = try comparedStamps(in: stream, store: store)
        for stamp in stamps {
            writer.write(stamp.key.kind.rawValue)
            writer.write(stamp.key.author)
            writer.write(stamp.key.name)
            writer.write(stamp.version.incarnation)
            writer.write(stamp.version.counter)
            writer.write(stamp.hash)
        }
        return BLAKE2b.digest(stream.octets + writer.octets)
    }

    /// The stamps of a stream without those of blobs: which of them a node needs is for its parts to
    /// say.
    mutating func comparedStamps(
        in stream: StreamID, store: any CarrierStore
    ) throws -> [RecordStamp] {
        let stamps = try store.stamps(in: stream)
        work += WorkPrice.reading * Double(1 + stamps.count)
        return stamps.filter { $0.key.kind != .blob }
    }

    /// As many summaries as these streams need; what was sent of them before is there by the time
    /// that they are compared.
    private mutating func summaries(
        of streams: [StreamID], for id: SessionID, unlessAgreed: Bool,
        digests: inout [StreamID: Digest], store: any CarrierStore
    ) throws -> [Frame] {
        var entries: [StreamSummary] = []
        for stream in streams {
            let digest = try digests[stream] ?? self.digest(of: stream, store: store)
            digests[stream] = digest
            if unlessAgreed, sessions[id]?.holdings.hasAgreed(stream, digest) == true { continue }
            entries.append(StreamSummary(stream: stream, digest: digest))
        }
        sessions[id]?.holdings.asked(entries.map(\.stream))
        return stride(from: 0, to: entries.count, by: Limits.summaryEntries).map { start in
            .summary(Array(entries[start..<min(start + Limits.summaryEntries, entries.count)]))
        }
    }

    /// Has the peer compare the streams that changed lately.
    ///
    /// `digests`: of streams that were looked at in this step for others already.
    mutating func summariesOfChanges(
        for id: SessionID, digests: inout [StreamID: Digest], store: any CarrierStore
    ) throws -> [Frame] {
        guard let session = sessions[id] else { return [] }
        sessions[id]?.changed = []
        sessions[id]?.tellingAt = nil
        guard session.state == .sharing else { return [] }
        let shared = Set(directory.streams(sharedWith: session.peer))
        return try summaries(
            of: session.changed.intersection(shared).sorted(), for: id, unlessAgreed: true,
            digests: &digests, store: store)
    }

    /// The peer's digest over everything shared.
    mutating func compare(
        _ digest: Digest, on id: SessionID, store: any CarrierStore
    ) throws {
        guard let session = sessions[id] else { return }
        let streams = directory.streams(sharedWith: session.peer)
        if try self.digest(of: streams, store: store) == digest {
            sessions[id]?.awaitsSummary = false
            for list in streams.compactMap(directory.list(of:))
            where directory.isEditedHere(list, hostedOn: session.peer) {
                let digest = try self.digest(of: list.stream, store: store)
                sessions[id]?.holdings.agreed(list.stream, digest)
            }
            agreed(streams, on: id)
            return
        }
        var digests: [StreamID: Digest] = [:]
        for frame in try summaries(
            of: streams, for: id, unlessAgreed: false, digests: &digests, store: store)
        {
            send(frame, to: id)
        }
    }

    /// The peer's digests of single streams: asks for what differs, of one peer at a time.
    ///
    /// On meeting at once. Later, when something has just changed, a little after, for what the
    /// peer has news of is often on its way from its author too.
    mutating func compare(
        _ theirs: [StreamSummary], on id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        guard let session = sessions[id] else { return }
        sessions[id]?.awaitsSummary = false
        let notBefore = session.awaitsSummary ? now : now.adding(Self.comparingDelay)
        let shared = Set(directory.streams(sharedWith: session.peer))
        if session.awaitsSummary { noticeForgottenFriends(in: theirs, on: id) }
        var seen: Set<StreamID> = []
        for summary in theirs
        where shared.contains(summary.stream) && seen.insert(summary.stream).inserted {
            sessions[id]?.toCompare[summary.stream] = PendingComparison(
                digest: summary.digest, notBefore: notBefore)
            // Where nothing is left of what the peer may ask for, the others wait for their turn.
            guard pause(of: id, at: now) == nil else { continue }
            try compare(summary.stream, with: id, now: now, store: store)
            chargeWork(to: id, now: now)
        }
    }

    /// Finds friends whose home does not share with them what friends share: it forgot that they are
    /// (protocol-spec/transport.md, "Forgotten friends").
    private mutating func noticeForgottenFriends(
        in theirs: [StreamSummary], on id: SessionID
    ) {
        // A frame that is full may be the first of several.
        guard let session = sessions[id], theirs.count < Limits.summaryEntries else { return }
        let streams = Set(theirs.map(\.stream))
        for pair in directory.pairs(on: session.peer)
        where pair.state == .friends && streams.isDisjoint(with: pair.letters) {
            events.append(.friendForgotten(id, member: pair.member, friend: pair.other))
        }
    }

    /// Compares what two friends share once more with the home of one of them, which had forgotten it.
    package mutating func compareAgain(
        with friend: IdentityKey, of member: IdentityKey, on id: SessionID
    ) {
        guard let session = sessions[id], session.state == .sharing,
            let pair = directory.pairs(on: session.peer)
                .first(where: { $0.member == member && $0.other == friend })
        else { return }
        tell(id, of: pair.streams)
    }

    /// Takes note of whom members here have to do with, and says hello again where it changed.
    ///
    /// What they begin to share on a session that is open already, or may take there only from now
    /// on, is compared (protocol-spec/frames.md, "A stream that begins to be shared").
    package mutating func setPairs(
        _ pairs: [PairEntry], now: WallTime, store: any CarrierStore
    ) throws {
        stepAt = now
        let before = Set(directory.pairs)
        directory.setPairs(pairs)
        for pair in pairs where pair.state != .ended && !before.contains(pair) {
            guard isSharing(with: pair.otherNode), let id = session(with: pair.otherNode) else {
                continue
            }
            tell(id, of: pair.streams)
            for stream in pair.streams { try ask(for: stream, of: id, now: now, store: store) }
        }
        try directoryChanged(now: now, store: store)
    }

    /// Has these peers compare a stream that they have shared only since now.
    package mutating func compare(_ stream: StreamID, with peers: Set<NodeKey>) {
        for (id, session) in sessions
        where session.state == .sharing && peers.contains(session.peer) {
            tell(id, of: stream)
        }
    }

    /// Compares one stream with what a peer said of it, and asks that peer when the time has come.
    private mutating func compare(
        _ stream: StreamID, with id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        guard let pending = sessions[id]?.toCompare[stream] else { return }
        let ours = try digest(of: stream, store: store)
        guard ours != pending.digest else {
            sessions[id]?.toCompare[stream] = nil
            sessions[id]?.holdings.agreed(stream, ours)
            return agreed([stream], on: id)
        }
        sessions[id]?.holdings.agreed(stream, nil)
        // A peer that is asked already may bring just this.
        guard comparison(of: stream, pending, with: id) <= now else { return }
        sessions[id]?.toCompare[stream] = nil
        try ask(for: stream, of: id, now: now, store: store)
    }

    /// When a peer may be asked for a stream.
    private func comparison(
        of stream: StreamID, _ pending: PendingComparison, with id: SessionID
    ) -> WallTime {
        guard let other = asking[stream], other.session != id, sessions[other.session] != nil else {
            return pending.notBefore
        }
        return max(pending.notBefore, other.until)
    }

    private mutating func ask(
        for stream: StreamID, of id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        asking[stream] = Asking(session: id, until: now.adding(Self.askingPatience))
        guard let session = sessions[id] else { return }
        let stamps = try comparedStamps(in: stream, store: store).filter {
            directory.maySend($0.key, to: session.peer)
        }
        send(.versions(stream: stream, Array(stamps.prefix(Limits.versionEntries))), to: id)
    }

    /// Compares with the others what one peer was asked for and had its time to bring.
    mutating func compareWaiting(_ id: SessionID, now: WallTime, store: any CarrierStore) throws {
        guard let session = sessions[id], !session.toCompare.isEmpty else { return }
        let shared = Set(directory.streams(sharedWith: session.peer))
        for (stream, pending) in session.toCompare.sorted(by: { $0.key < $1.key })
        where comparison(of: stream, pending, with: id) <= now {
            guard shared.contains(stream) else {
                sessions[id]?.toCompare[stream] = nil
                continue
            }
            guard pause(of: id, at: now) == nil else { return }
            try compare(stream, with: id, now: now, store: store)
            chargeWork(to: id, now: now)
        }
    }

    /// When the first of a session's streams is due to be compared, and the peer may ask for more.
    func nextComparison(of session: PeerSession, after now: WallTime) -> WallTime? {
        session.toCompare.map { comparison(of: $0.key, $0.value, with: session.id) }.min().map {
            max($0, session.allowance.work.moment(after: now))
        }
    }
}

/// A stream of which a peer gave another digest than this node has.
struct PendingComparison: Sendable {
    let digest: Digest
    let notBefore: WallTime
}

/// Whom a stream was asked for, and until when nobody else is.
struct Asking: Sendable {
    let session: SessionID
    var until: WallTime
}
