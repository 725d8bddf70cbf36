import HearthAPI
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// What a recovered member's rescue record named when they said whom to ask. Their own record of that day takes its
/// place, and names what has come by then; the rest is still asked for, and named.
extension Household {
    /// The member has said whom of those in the record they ask: from now on their own record counts.
    mutating func noteAskedFound(by member: IdentityKey, _ work: Work) throws {
        var lists = try keptLists(of: member, work)
        let known = Set(lists.map(\.id))
        lists += try rescue(of: member, work)?.lists.filter { !known.contains($0.id) } ?? []
        try Settings.set(
            .keptLists, of: member,
            text: Hex.encode(lists.flatMap { $0.id.octets + $0.host.octets }), work)
        try Settings.set(.hasAskedFound, of: member, true, work)
        // Who was left out stands in the record until it is written.
        try Settings.set(.rescuedOn, of: member, text: nil, work)
        rescues.areDue = true
        try renewRescuesWhereDue(work)
    }

    /// Where the record names nobody whom they could leave out, nothing is asked; nor where no friend's home has
    /// one.
    mutating func endAskingWhereNobodyIsFound(_ member: IdentityKey, _ work: Work) throws {
        guard try !Settings.isOn(.hasAskedFound, of: member, work),
            keyring.keys(of: member) != nil, elsewhere[member] == nil
        else { return }
        let friends = try work.store.rows(FriendRow.self, of: member)
        let key = rescueKey(of: member)
        guard friends.contains(where: { $0.state == .friends }),
            !friends.contains(where: { $0.isRecovering == true }),
            try work.store.record(key) != nil || replicator.agreedStreams.contains(key.stream),
            try found(by: member, work).isEmpty
        else { return }
        try noteAskedFound(by: member, work)
    }
}
