import HearthAPI
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension ShowAddressSharing: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> AddressSharingInfo {
        try household.addressSharing(of: asker, work)
    }
}

extension SetAddressSharing: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> AddressSharingInfo {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        var state = try household.preferences(of: asker.identity, work)
        state.showsAddresses = isShown
        try household.savePreferences(state, of: asker.identity, keys: keys, work)
        try household.answerAnew(showingAddresses: isShown, by: asker.identity, keys: keys, work)
        household.noteChange()
        return try household.addressSharing(of: asker, work)
    }
}

extension Household {
    /// What a member said once for all lists, if not with this one.
    func showsAddresses(
        _ asked: Bool?, of member: IdentityKey, _ work: Work
    ) throws -> Bool {
        try asked ?? preferences(of: member, work).showsAddresses ?? false
    }

    fileprivate func addressSharing(
        of asker: Asker, _ work: Work
    ) throws -> AddressSharingInfo {
        guard asker.keys != nil else { throw HearthError(.locked, ["member": asker.name]) }
        let followed = try work.store.rows(FollowRow.self, of: asker.identity).filter {
            $0.state == .accepted
        }
        return AddressSharingInfo(
            isShown: try preferences(of: asker.identity, work).showsAddresses,
            addresses: addresses, lists: followed.count,
            shownOn: followed.count(where: \.showsAddresses))
    }

    /// Says yes once more to every list whose answer says something else, for its host to write into
    /// the roster.
    fileprivate mutating func answerAnew(
        showingAddresses shown: Bool, by member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        let changed = try work.store.rows(FollowRow.self, of: member).filter {
            $0.state == .accepted && $0.showsAddresses != shown
        }
        for var follow in changed {
            follow.showsAddresses = shown
            try work.store.put(follow)
        }
        dialPlan.isStale = true
        let addresses = shown ? addresses : []
        for inviter in Set(changed.map(\.inviter)).sorted() {
            let lists = Set(changed.filter { $0.inviter == inviter }.map(\.list))
            try editLetter(from: member, to: inviter, keys: keys, work) { letter in
                for index in letter.answers.indices
                where lists.contains(letter.answers[index].list)
                    && letter.answers[index].decision == .accepted
                {
                    letter.answers[index].showsAddresses = shown
                    letter.answers[index].addresses = addresses
                }
            }
        }
    }
}
