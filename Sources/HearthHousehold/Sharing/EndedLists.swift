import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    private static let endedKept = 100

    /// Stops following a list, because its owner wants it so or the friendship is over.
    ///
    /// What was sealed for this member stays theirs only in their cart. `telling`: an entry in
    /// their inbox says so.
    mutating func endFollowing(_ follow: FollowRow, telling: Bool, _ work: Work) throws {
        let note = telling ? try ended(follow, work) : nil
        try happened(.readingEnded(follow.list, of: follow.member), work)
        if let note, let keys = keyring.keys(of: follow.member) {
            var state = try preferences(of: follow.member, work)
            var notes = (state.ended ?? []).filter { $0.list != note.list }
            notes.append(note)
            state.ended = notes.suffix(Self.endedKept)
            try savePreferences(state, of: follow.member, keys: keys, work)
        }
        if follow.role == .owner { try withdrawOffers(follow, work) }
        var ended = follow
        ended.state = .ended
        try work.store.put(ended)
        try dropList(follow.list, unlessReadBesides: follow.member, work)
    }

    private mutating func ended(_ follow: FollowRow, _ work: Work) throws -> EndedList {
        let open = try keyring.keys(of: follow.member).flatMap {
            try self.open(follow.list, for: follow.member, keys: $0, work)
        }
        let name = try self.name(of: follow.inviter, for: follow.member, work)
        let node = try card(of: follow.inviter, work)?.body.nodeKey ?? node
        return EndedList(
            list: follow.list.hex, title: open?.merged.head.title, from: name,
            key: PublicKeyText(identity: follow.inviter, node: node).text,
            owners: open?.owners ?? [name], kind: open?.head.kind.name,
            role: (open?.reader.role ?? follow.role).answer, at: work.now.text)
    }

    /// Lists that ended and that a member has not taken note of, unless they are back.
    func endedLists(of member: IdentityKey, _ work: Work) throws -> [EndedList] {
        let ended = try preferences(of: member, work).ended ?? []
        guard !ended.isEmpty else { return [] }
        let followed = try Set(followedLists(of: member, work).map(\.hex))
        let offered = try Set(openOffers(for: member, work).map(\.offer.list.hex))
        return ended.filter {
            !followed.contains($0.list) && !offered.contains($0.list)
        }
    }

    func forgetEnded(
        _ list: EndedList, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        var state = try preferences(of: member, work)
        state.ended?.removeAll { $0.list == list.list }
        try savePreferences(state, of: member, keys: keys, work)
    }
}
