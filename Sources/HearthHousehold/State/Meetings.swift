package import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

/// What is said on each connection about who is whose friend; it ends with the connection.
package struct Meetings: Sendable {
    private struct Meeting {
        let peer: NodeKey
        /// For whom this node knocked and has no answer yet, the first of them first; nil: it has not
        /// knocked.
        var knocks: [PairKey]?
        /// Friendships that the peer forgot, and of which it was shown nothing yet.
        var forgotten: [PairKey] = []
        /// A letter of a member here that the peer showed, as proof that they are friends.
        var shownLetter: Record?
    }

    /// Until the connection is down, no matter who closed it.
    private var meetings: [SessionID: Meeting] = [:]
    /// How often the home of a friend was shown the letter of theirs that it forgot.
    private var timesShown: [PairKey: Int] = [:]
    private var lastSession: UInt64 = 0

    /// A number that no connection of this run has had.
    mutating func newSession() -> SessionID {
        lastSession += 1
        return SessionID(number: lastSession)
    }

    package mutating func opened(_ session: SessionID, with peer: NodeKey) {
        meetings[session] = Meeting(peer: peer)
    }

    /// Who was at the other end; nil for a connection that was never open.
    package mutating func closed(_ session: SessionID) -> NodeKey? {
        meetings.removeValue(forKey: session)?.peer
    }

    // MARK: Knocking

    func hasKnocked(on session: SessionID) -> Bool { meetings[session]?.knocks != nil }

    /// Whose knocks have no answer yet, the first of them first.
    func knocks(on session: SessionID) -> [PairKey] { meetings[session]?.knocks ?? [] }

    mutating func knocked(for pair: PairKey, on session: SessionID) {
        let knocks = knocks(on: session) + [pair]
        meetings[session]?.knocks = knocks
    }

    /// Whose knock was answered; nil if none waits for an answer.
    mutating func takeAnswered(on session: SessionID) -> PairKey? {
        guard !knocks(on: session).isEmpty else { return nil }
        return meetings[session]?.knocks?.removeFirst()
    }

    // MARK: Forgotten friends

    /// Connections on which a peer is to be shown what it forgot.
    package var forgetful: [SessionID] {
        meetings.filter { !$0.value.forgotten.isEmpty }.keys.sorted()
    }

    package mutating func forgot(_ pair: PairKey, on session: SessionID) {
        meetings[session]?.forgotten.append(pair)
    }

    mutating func takeForgotten(on session: SessionID) -> PairKey? {
        guard meetings[session]?.forgotten.isEmpty == false else { return nil }
        return meetings[session]?.forgotten.removeFirst()
    }

    func timesShown(_ pair: PairKey) -> Int { timesShown[pair] ?? 0 }

    mutating func showed(_ pair: PairKey) { timesShown[pair, default: 0] += 1 }

    func hasShownLetter(on session: SessionID) -> Bool { meetings[session]?.shownLetter != nil }

    mutating func keep(shown letter: Record, on session: SessionID) {
        meetings[session]?.shownLetter = letter
    }

    mutating func takeShownLetter(on session: SessionID) -> Record? {
        defer { meetings[session]?.shownLetter = nil }
        return meetings[session]?.shownLetter
    }
}
