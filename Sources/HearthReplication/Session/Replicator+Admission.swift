import HearthSodium
import HearthWire

/// Whom a node lets in, and how often those who are not known may knock.
extension Replicator {
    /// Makes room for one more stranger: where there are as many as may be, the one goes who has been
    /// here longest. How many come from one address is for the transport to bound.
    mutating func makeRoomForStranger() {
        let strangers = sessions.values.filter {
            $0.state != .sharing && !directory.isKnown($0.peer)
        }
        guard strangers.count >= Limits.strangerSessions,
            let first = strangers.min(by: { $0.id < $1.id })
        else { return }
        close(first.id, .overLimit)
    }

    /// Whether a knock may still be taken on this session: a stranger knocks once.
    package mutating func mayKnock(on id: SessionID) -> Bool {
        guard let session = sessions[id] else { return false }
        if session.state == .sharing {
            charge(WorkPrice.knock, to: id, now: stepAt)
            return true
        }
        guard !session.hasKnocked else { return false }
        sessions[id]?.hasKnocked = true
        return true
    }

    /// A peer answered a knock, which counts like what it asks for.
    package mutating func knockWasAnswered(on id: SessionID) {
        charge(WorkPrice.knockAnswer, to: id, now: stepAt)
    }
}
