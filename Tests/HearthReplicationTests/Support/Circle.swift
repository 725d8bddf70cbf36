import HearthReplication
import HearthSodium
import HearthWire
import Testing

/// Some people's replicators, each with its shelf, and the frames that go between them.
///
/// Nothing takes time here: what one sends is at the other's when `deliver` is called, and read as
/// soon as a session may be read.
final class Circle {
    final class Place {
        let person: Person
        var replicator: Replicator
        let shelf = CarrierShelf()
        /// By peer: the session that is open with it.
        var sessions: [NodeKey: SessionID] = [:]
        /// Every frame that was sent, and to whom.
        var sent: [(peer: NodeKey, frame: Frame)] = []
        var closed: [CloseReason] = []
        /// What came and was not read yet: the peer asked for more than it may.
        fileprivate(set) var unread: [SessionID: ArraySlice<Frame>] = [:]
        fileprivate var nextSession: UInt64 = 0

        fileprivate init(_ person: Person) {
            self.person = person
            replicator = Replicator(ownNode: person.node, clock: SlotClock(slotSeconds: 60))
            replicator.directory.members = [person.key]
        }

        func types(to peer: Person) -> [FrameType] {
            sent.filter { $0.peer == peer.node }.map(\.frame.type)
        }
    }

    private(set) var places: [NodeKey: Place] = [:]
    var now = WallTime(milliseconds: 1_795_000_000_250)

    init(_ people: [Person], lists: [ListEntry] = []) {
        for person in people {
            let place = Place(person)
            for entry in lists { place.replicator.directory.set(entry) }
            places[person.node] = place
        }
    }

    func place(_ person: Person) throws -> Place { try #require(places[person.node]) }

    /// Makes two friends, whom each other's node knows otherwise than by a list.
    func befriend(_ one: Person, _ other: Person) throws {
        for (here, there) in [(one, other), (other, one)] {
            try place(here).replicator.directory.setPairs([
                PairEntry(
                    member: here.key, other: there.key, otherNode: there.node, state: .friends)
            ])
        }
    }

    /// Opens a connection between two, and delivers what that sets off: where they know each other,
    /// within two seconds.
    func connect(_ one: Person, _ other: Person) throws {
        let (here, there) = (try place(one), try place(other))
        here.sessions[other.node] = newSession(here)
        there.sessions[one.node] = newSession(there)
        here.replicator.opened(
            try #require(here.sessions[other.node]), peer: other.node, isInitiator: true, now: now)
        there.replicator.opened(
            try #require(there.sessions[one.node]), peer: one.node, isInitiator: false, now: now)
        try deliver()
        let isKnown =
            here.replicator.directory.isKnown(other.node)
            || there.replicator.directory.isKnown(one.node)
        if isKnown { try pass(.seconds(2)) }
    }

    private func newSession(_ place: Place) -> SessionID {
        place.nextSession += 1
        return SessionID(number: place.nextSession)
    }

    /// Hands a frame to somebody as if a peer had sent it, and takes what she wants done.
    func hand(_ frame: Frame, to person: Person, from peer: Person) throws {
        let place = try place(person)
        let session = try #require(place.sessions[peer.node])
        place.unread[session, default: []].append(frame)
        try read(place)
    }

    /// Reads what may be read; whether there was something.
    @discardableResult
    private func read(_ place: Place) throws -> Bool {
        var didSomething = false
        for session in place.unread.keys.sorted() {
            while place.replicator.pause(of: session, at: now) == nil,
                let frame = place.unread[session]?.popFirst()
            {
                didSomething = true
                try place.replicator.received(frame, on: session, now: now, store: place.shelf)
            }
            if place.unread[session]?.isEmpty == true { place.unread[session] = nil }
        }
        return didSomething
    }

    /// When somebody wants to be woken, or may be read again.
    private func nextDue(_ place: Place) -> WallTime? {
        let pauses = place.unread.keys.compactMap { place.replicator.pause(of: $0, at: now) }
        return ([place.replicator.nextWake(after: now)] + pauses).compactMap { $0 }.min()
    }

    /// Delivers what was sent, wakes everybody a while later, as often as they want to be woken, and
    /// delivers again.
    func pass(_ duration: Duration) throws {
        try deliver()
        let end = now.adding(duration)
        while true {
            let due = places.values.compactMap(nextDue).min()
            guard let due, due <= end else { break }
            now = max(due, now.adding(.milliseconds(1)))
            for place in places.values { try place.replicator.wake(now: now, store: place.shelf) }
            try deliver()
        }
        now = end
    }

    /// Delivers until nobody has anything left to send.
    func deliver() throws {
        while try deliverOnce() {}
    }

    private func deliverOnce() throws -> Bool {
        var didSomething = false
        for place in places.values.sorted(by: { $0.person.node < $1.person.node }) {
            if try read(place) { didSomething = true }
            let directives = place.replicator.directives
            place.replicator.directives = []
            for directive in directives {
                didSomething = true
                switch directive {
                case .send(let session, let frame, _):
                    guard let peer = place.sessions.first(where: { $0.value == session })?.key
                    else { continue }
                    place.sent.append((peer, frame))
                    guard let there = places[peer],
                        let session = there.sessions[place.person.node]
                    else { continue }
                    there.unread[session, default: []].append(frame)
                    try read(there)
                case .close(let session, let reason):
                    place.closed.append(reason)
                    guard let peer = place.sessions.first(where: { $0.value == session })?.key
                    else { continue }
                    place.sessions[peer] = nil
                    place.unread[session] = nil
                    guard let there = places[peer],
                        let other = there.sessions.removeValue(forKey: place.person.node)
                    else { continue }
                    there.unread[other] = nil
                    there.replicator.closed(other)
                case .dial, .dialBack:
                    Issue.record("a replicator dials nobody")
                }
            }
        }
        return didSomething
    }
}
