import HearthReplication
import HearthSodium
import HearthWire

/// The rosters in the directory as they were read: to read one is to check all its cards.
struct KnownRosters: Sendable {
    private var bodies: [ListID: (hash: Digest, body: RosterBody)] = [:]
    /// Lists of owners here whose rosters call somebody what their card does not any more, and when they
    /// are written again.
    private(set) var renewals: [ListID: WallTime] = [:]
    /// What those were called whom the newest roster of the list that was loaded last does not name any
    /// more.
    private(set) var departed: [IdentityKey: String] = [:]

    subscript(_ list: ListID) -> RosterBody? { bodies[list]?.body }

    /// What a record of a list's roster says.
    func body(of record: Record, on list: ListID) -> RosterBody? {
        if let known = bodies[list], known.hash == record.hash { return known.body }
        return try? RosterBody(record: record)
    }

    mutating func keep(_ body: RosterBody, of record: Record) {
        bodies[body.list] = (record.hash, body)
    }

    mutating func forget(_ list: ListID) {
        bodies[list] = nil
        renewals[list] = nil
    }

    /// Notes who is not on a list's newest roster any more.
    mutating func noteDeparted(from old: ListEntry?, to new: ListEntry) {
        let gone = old?.readers.filter { new.reader($0.identity) == nil } ?? []
        departed = Dictionary(
            gone.map { ($0.identity, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// Has a roster written again at a time, unless it is to be earlier.
    mutating func renew(_ list: ListID, at time: WallTime) {
        renewals[list] = renewals[list] ?? time
    }

    mutating func stopRenewing(_ list: ListID) { renewals[list] = nil }
}
