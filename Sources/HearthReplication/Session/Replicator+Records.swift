package import HearthSodium
package import HearthWire

extension Replicator {
    // MARK: Taking

    /// What is to be done with a record that came.
    private enum Verdict {
        case newer
        /// It is held as it is.
        case known
        case older
        /// Another one is held under its version, and both are rightly signed.
        case contradicts
        /// Neither signed rightly nor needed by anything.
        case useless
        /// More of its author would be kept than is allowed.
        case overQuota
    }

    /// Takes a record if it is allowed, newer, and rightly signed.
    mutating func take(
        _ record: Record, from id: SessionID, now: WallTime, store: any CarrierStore
    ) throws {
        guard let session = sessions[id], directory.mayTake(record.key, from: session.peer)
        else { return }
        sessions[id]?.holdings.said(record.key, record.version)
        if asking[record.key.stream]?.session == id {
            asking[record.key.stream]?.until = now.adding(Self.askingPatience)
        }
        if record.key.kind == .blob { sessions[id]?.askedBlobs.remove(record.key.name) }
        let held = try store.record(record.key)
        switch try judge(record, held, store: store) {
        case .known:
            // Who gave the part first may lack blobs that this peer has.
            if record.key.kind == .part { try askForBlobs(of: record, from: id, store: store) }
        case .useless: return
        case .overQuota: events.append(.overQuota(record.stamp))
        case .older: try tookOlder(record, than: held, from: id, store: store)
        case .contradicts:
            events.append(.equivocated(record))
            try tookOlder(record, than: held, from: id, store: store)
            try show(record.key, to: id, store: store)
        case .newer:
            if record.key.kind == .roster, held == nil,
                let list = directory.list(of: record.key.stream)
            {
                bringers[list] = session.peer
            }
            try keep(record, inPlaceOf: held, from: id, store: store)
        }
        noteGivenBack(record, by: session.peer)
    }

    /// What a home gives back tells, too, when it last heard of its author's.
    private mutating func noteGivenBack(_ record: Record, by peer: NodeKey) {
        guard [.roster, .rescue].contains(record.key.kind),
            directory.members.contains(record.key.author),
            RecordCheck.isValid(record, in: directory)
        else { return }
        events.append(.givenBack(record, by: peer))
    }

    private mutating func judge(
        _ record: Record, _ held: Record?, store: any CarrierStore
    ) throws -> Verdict {
        if let held {
            if held.version > record.version { return .older }
            if held.version == record.version {
                let isOther = held.hash != record.hash
                return isOther && RecordCheck.isValid(record, in: directory) ? .contradicts : .known
            }
        }
        guard RecordCheck.isValid(record, in: directory) else { return .useless }
        if record.key.kind == .blob {
            // Its content is its name.
            if held != nil { return .known }
            guard try isNeeded(record.key, store: store) else { return .useless }
        }
        return try hasRoom(for: record, inPlaceOf: held, store: store) ? .newer : .overQuota
    }

    /// An older version of a member's own record, of another run of their home, is merged; its bringer
    /// gets what is held here.
    private mutating func tookOlder(
        _ record: Record, than held: Record?, from id: SessionID, store: any CarrierStore
    ) throws {
        guard isOwn(record.key), let held,
            held.version.incarnation != record.version.incarnation
                || held.version == record.version,
            RecordCheck.isValid(record, in: directory)
        else { return }
        events.append(.ownRecord(record))
        if record.key.kind == .part { try askForBlobs(of: record, from: id, store: store) }
        tell(id, of: record.key.stream)
    }

    /// Stores a record that was judged, and does what follows from it for others.
    private mutating func keep(
        _ record: Record, inPlaceOf held: Record?, from id: SessionID, store: any CarrierStore
    ) throws {
        let key = record.key
        if let held { try supersede(held, by: record, store: store) }
        try store.put(record)
        if key.kind == .part {
            try keep(held, beside: record, store: store)
            try dropUnnamedBlobs(in: key.stream, store: store)
            try askForBlobs(of: record, from: id, store: store)
        }
        if key.kind == .part || key.kind == .blob { try giveWanted(after: key, store: store) }
        // Two rosters are merged by those whom the one lets read that counts now.
        if key.kind == .roster { events.append(.stored(record.stamp)) }
        if let held, isOwn(key) { events += [.outdated(record.stamp), .ownRecord(held)] }
        if key.kind != .roster { events.append(.stored(record.stamp)) }
        if key.kind == .bundle, let list = directory.list(of: key.stream) {
            try judgeCells(of: list, store: store)
        }
        guard key.kind != .blob else { return }
        markDirty(key.stream, cameBack: directory.members.contains(key.author), except: id)
        // Its author's home is told that another has it.
        if isOwn(key) || came(record, fromHomeOn: id) { tell(id, of: key.stream) }
    }

    /// Whether a record that is merged came from the home of its author; of parts, only at the home of the host.
    private func came(_ record: Record, fromHomeOn id: SessionID) -> Bool {
        let key = record.key
        guard let peer = sessions[id]?.peer, key.kind.isMerged else { return false }
        guard let list = directory.list(of: key.stream) else { return true }
        guard let entry = directory.lists[list], entry.reader(key.author)?.node == peer else {
            return false
        }
        return key.kind != .part || entry.reader(entry.host)?.node == directory.ownNode
    }

    /// Whether its author may have this much kept here; what does not grow is taken in any case, so
    /// that they can make room.
    private mutating func hasRoom(
        for record: Record, inPlaceOf held: Record?, store: any CarrierStore
    ) throws -> Bool {
        let author = record.key.author
        let growth = record.octetCount - (held?.octetCount ?? 0)
        guard growth > 0, !directory.members.contains(author) else { return true }
        return try makeRoom(
            for: growth, of: author, in: budget(of: record.key.stream), store: store)
    }

    /// Lets a peer that holds another record under one version see the one that is held here.
    private mutating func show(
        _ key: RecordKey, to id: SessionID, store: any CarrierStore
    ) throws {
        guard sessions[id]?.holdings.contests(key) == true else { return }
        sessions[id]?.outgoing.append(key)
        try sendOutgoing(id, store: store)
    }

    /// Has a stream compared again with everybody else who shares it.
    ///
    /// Cards and letters need this only where they came back to their author: nobody else passes
    /// them on, and a home that was put back to an earlier copy with them lacks them too.
    private mutating func markDirty(
        _ stream: StreamID, cameBack: Bool = false, except source: SessionID?
    ) {
        let list = directory.list(of: stream).flatMap { directory.lists[$0] }
        guard list?.hasReader(on: directory.ownNode) ?? cameBack else { return }
        for (id, session) in sessions where id != source && session.state == .sharing {
            guard
                list?.hasReader(on: session.peer)
                    ?? directory.streams(sharedWith: session.peer).contains(stream)
            else { continue }
            tell(id, of: stream)
        }
    }

    // MARK: Giving

    /// The peer said what it holds of a stream: it gets what it lacks.
    mutating func sendMissing(
        in stream: StreamID, theirs: [RecordStamp], to id: SessionID, store: any CarrierStore
    ) throws {
        guard let session = sessions[id] else { return }
        let said = Dictionary(
            theirs.map { ($0.key, $0) }, uniquingKeysWith: { $0.version < $1.version ? $1 : $0 })
        var isUncertain = false
        let missing = try comparedStamps(in: stream, store: store).filter { stamp in
            guard directory.maySend(stamp.key, to: session.peer) else { return false }
            if let theirs = said[stamp.key], stamp.version <= theirs.version {
                sessions[id]?.holdings.said(theirs.key, theirs.version)
                // Another record under the same version is what both have to see, once.
                return stamp.version == theirs.version && stamp.hash != theirs.hash
                    && sessions[id]?.holdings.contests(stamp.key) == true
            }
            if session.holdings.isOnItsWay(stamp.key, stamp.version) {
                isUncertain = true
                return false
            }
            sessions[id]?.holdings.lacks(stamp.key)
            return true
        }
        .sorted { $0.key.kind.precedence < $1.key.kind.precedence }
        if !missing.isEmpty { sessions[id]?.holdings.agreed(stream, nil) }
        // What it lacks goes out now. A peer may name any stream.
        if directory.list(of: stream) != nil { sessions[id]?.inStep.insert(stream) }
        if isUncertain {
            // It may have been dropped there, or forgotten since: the next comparison tells.
            sessions[id]?.holdings.agreed(stream, nil)
            tell(id, of: stream)
        }
        for stamp in missing { sessions[id]?.outgoing.append(stamp.key) }
        try sendOutgoing(id, store: store)
    }

    /// Records that are sent in one step; the rest of a window follows in the next ones.
    private static let recordsPerStep = 128

    /// Sends what a peer lacks, as much at a time as it takes.
    mutating func sendOutgoing(_ id: SessionID, store: any CarrierStore) throws {
        var room = Self.recordsPerStep
        while room > 0, let entry = sessions[id]?.outgoing.take() {
            room -= 1
            switch entry {
            case .held(let key): try sendHeld(key, to: id, store: store)
            case .superseded(let name): try sendSuperseded(name, to: id, store: store)
            }
        }
        let again = sessions[id]?.outgoing.takeUnfinished() ?? []
        if !again.isEmpty { tell(id, of: again) }
        if let ping = sessions[id]?.askAboutBlobs(at: stepAt) { send(.ping(ping), to: id) }
    }

    private mutating func sendHeld(
        _ key: RecordKey, to id: SessionID, store: any CarrierStore
    ) throws {
        guard let session = sessions[id], directory.maySend(key, to: session.peer),
            let record = try store.record(key),
            // Meanwhile it may have come from elsewhere.
            !session.holdings.hasSaid(key, record.version) || session.holdings.isContested(key)
        else { return }
        work += WorkPrice.reading(record)
        sessions[id]?.holdings.sent(key, record.version)
        sendOutgoing(.record(record), octets: record.octetCount, to: id)
    }

    mutating func sendOutgoing(
        _ frame: Frame, octets: Int, superseded name: Superseded.Name? = nil, to id: SessionID
    ) {
        guard sessions[id] != nil else { return }
        send(frame, to: id)
        let ping = sessions[id]?.outgoing.sent(octets: octets, superseded: name, at: stepAt)
        // Behind what it asks about, which may leave with the beat only.
        if let ping { send(.ping(ping), to: id, after: frame) }
    }

    /// Asks a peer for everything it holds of a stream of which this node has nothing yet.
    package mutating func request(_ stream: StreamID, from peer: NodeKey) {
        guard let id = session(with: peer), isSharing(with: peer) else { return }
        send(.versions(stream: stream, []), to: id)
    }

    /// Sends what was held back of a list, and whatever comes after.
    package mutating func release(_ list: ListID) {
        guard directory.heldLists.remove(list) != nil else { return }
        markDirty(list.stream, except: nil)
    }

    /// Pushes a record that this node's own member just wrote.
    package mutating func published(_ record: Record) {
        for (id, session) in sessions.sorted(by: { $0.key < $1.key })
        where session.state == .sharing && directory.maySend(record.key, to: session.peer) {
            sessions[id]?.holdings.sent(record.key, record.version)
            send(.record(record), to: id)
        }
        // Whom a new roster lets in lacks everything that was there before.
        if record.key.kind == .roster { markDirty(record.key.stream, except: nil) }
    }
}

extension Record {
    /// Octets of the record as it travels.
    fileprivate var octetCount: Int { Self.prefixByteCount + payload.count }
}
