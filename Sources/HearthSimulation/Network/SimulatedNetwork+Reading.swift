import HearthHousehold
import HearthReplication
import HearthWire

/// What nodes read of that which has come to them, and when (protocol-spec/transport.md, "Reading").
///
/// A peer sees in TCP's flow control how far it was read. So reading depends on what that peer sent
/// and on the time, and not on what the node is busy with: what was read waits for the node.
extension SimulatedNetwork {
    /// Takes what has come to an end of a connection.
    func come(_ parcel: SimulatedConnection.Parcel, to end: SimulatedConnection.End) {
        // What is early has a lane of its own.
        if case .messages(_, isEarly: true) = parcel { return deliver(parcel, to: end) }
        guard end.isAlive else { return }
        end.unread.append((parcel, world.ticks))
        end.unreadOctets += parcel.byteCount
        read(end)
        giveUpIfTooSlow(end)
    }

    private func read(_ end: SimulatedConnection.End) {
        while let (parcel, since) = end.unread.first, end.isAlive {
            guard mayRead(parcel, end) else { return readOn(end) }
            end.unread.removeFirst()
            end.unreadOctets -= parcel.byteCount
            if since < world.ticks, parcel.byteCount > 0 { noteLateRead(parcel, end) }
            deliver(parcel, to: end)
        }
    }

    /// Whether there is credit for it, and room. Where there is none, it is looked again on whole
    /// seconds alone.
    private func mayRead(
        _ parcel: SimulatedConnection.Parcel, _ end: SimulatedConnection.End
    ) -> Bool {
        guard case .messages(let messages, _) = parcel else { return true }
        let node = end.node
        if node.flaws.contains(.readsWhenIdle), node.isWorking { return false }
        let now = node.clock(at: world.ticks)
        guard end.credit.mayRead(at: now), hasRoom(for: parcel, end) else { return false }
        for message in messages { end.credit.read(message.count, at: now) }
        return true
    }

    /// Whether what waits for the node, of what was read of this peer, is within its bound.
    private func hasRoom(
        for parcel: SimulatedConnection.Parcel, _ end: SimulatedConnection.End
    ) -> Bool {
        let (octets, count) = end.node.waiting(on: end.session)
        return count == 0
            || count < inboxFrames && octets + parcel.byteCount <= inboxOctets
    }

    private func readOn(_ end: SimulatedConnection.End) {
        guard !end.isReadingPlanned else { return }
        end.isReadingPlanned = true
        let node = end.node
        let wait = 1_000_000 - node.clock(at: world.ticks).ticks % 1_000_000
        // With the flaw, as soon as the node has time.
        let isSoon = node.flaws.contains(.readsWhenIdle) && node.isWorking
        world.plan(at: world.ticks + (isSoon ? 1000 : wait)) { [self] in
            end.isReadingPlanned = false
            read(end)
        }
    }

    private func noteLateRead(
        _ parcel: SimulatedConnection.Parcel, _ end: SimulatedConnection.End
    ) {
        world.faults.readLate += 1
        guard let connection = end.connection else { return }
        connection.otherEnd(than: end).node.noteLateRead(parcel.byteCount, by: end.node.key)
    }
}

extension SimulatedNode {
    /// What was read of one session and waits for its turn: octets and frames, without early cells.
    func waiting(on session: SessionID) -> (octets: Int, count: Int) {
        var (octets, count) = (0, 0)
        for job in queue where !job.isSecret {
            guard case .event(.received(let id, _)) = job.task, id == session else { continue }
            octets += job.byteCount
            count += 1
        }
        return (octets, count)
    }
}
