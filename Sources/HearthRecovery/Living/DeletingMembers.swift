import HearthAPI
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Deletes the asker with all that is theirs.
///
/// Friends elsewhere are told by a last letter, as when a friendship ends; for it the rows of those
/// friendships and the card stay until it has arrived. Everything else that is theirs goes in one
/// commit: the seed first of all, without which nothing that was sealed for them can be opened.
extension DeleteMember: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        guard try work.store.rows(MemberRow.self).count > 1 else {
            throw HearthError(.lastMember, ["name": asker.name])
        }
        try household.checkNotLastHouseholder(asker.identity, asker.name, work)
        try household.confirm(asker, passphrase: passphrase, work)
        let member = asker.identity
        if household.elsewhere[member] != nil {
            try household.forgetMoved(member, work)
            household.noteChange()
            return Done()
        }
        try work.store.removeRecord(household.profileKey(of: member))
        try work.store.removeRecord(household.rescueKey(of: member))
        try household.takeLeave(of: member, keys: keys, work)
        for entry in household.replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.host == member {
            try household.forgetOwnList(entry, work)
        }
        try household.removeRows(of: member, work)
        household.forgetMember(member)
        try household.refreshPairs(work)
        household.noteChange()
        return Done()
    }
}

extension Household {
    /// Forgets what is only here of a member who lives on another node. Nobody is told anything: they are there
    /// for their friends, and for those who live here and read their lists.
    fileprivate mutating func forgetMoved(_ member: IdentityKey, _ work: Work) throws {
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.reader(member) != nil {
            try happened(.readingEnded(entry.id, of: member), work)
            try dropList(entry.id, unlessReadBesides: member, work)
        }
        for row in try work.store.rows(FriendRow.self, of: member) {
            if !replicator.directory.members.contains(row.identity) {
                try work.store.removeRecord(letterKey(from: row.identity, to: member))
                try work.store.removeRecord(letterKey(from: member, to: row.identity))
            }
            try work.store.remove(FriendRow.self, row.key)
        }
        try removeRows(of: member, work)
        forgetMember(member)
        elsewhere[member] = nil
        try refreshPairs(work)
    }

    /// Ends every friendship of a member, and what they followed of friends.
    ///
    /// Before their lists are forgotten: who reads them here is told what they were called.
    fileprivate mutating func takeLeave(
        of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        for var row in try work.store.rows(FriendRow.self, of: member) {
            if row.state == .friends {
                let farewell = try farewell(
                    from: member, to: row.identity, keys: keys, work)
                try stopFollowing(invitedBy: row.identity, by: member, telling: false, work)
                try writeLetter(farewell, from: member, to: row.identity, keys: keys, work)
                try work.store.removeRecord(letterKey(from: row.identity, to: member))
                row.state = .ended
                try work.store.put(row)
            }
            if row.state != .ended || replicator.directory.members.contains(row.identity) {
                try work.store.remove(FriendRow.self, row.key)
            }
        }
    }

    func removeRows(of member: IdentityKey, _ work: Work) throws {
        func remove<Row: GroupedRow>(_ type: Row.Type) throws where Row.Group == IdentityKey {
            for row in try work.store.rows(type, of: member) {
                try work.store.remove(type, row.key)
            }
        }
        try work.store.remove(MemberRow.self, member)
        try work.store.remove(PrivateRow.self, member)
        try work.store.remove(StoredCartRow.self, member)
        try work.store.remove(NewsRow.self, member)
        try remove(SignInRow.self)
        try remove(NewsListRow.self)
        try remove(NicknameRow.self)
        try remove(IntroductionRow.self)
        try forgetIntroductions(by: member, work)
        try remove(KnockRow.self)
        try remove(InvitationRow.self)
        try remove(FollowRow.self)
        try remove(CircleKeyRow.self)
        try remove(OwnCellRow.self)
        try remove(OwnPageRow.self)
        try remove(WaitingCellRow.self)
        try remove(WaitingRecordRow.self)
        try remove(ForgottenLetterRow.self)
        try remove(HousemateNoteRow.self)
        try remove(SeenOfferRow.self)
        for row in try work.store.rows(StoredEditRow.self) where row.key.member == member {
            try work.store.remove(StoredEditRow.self, row.key)
            // Of a list that is forgotten nothing waits any more.
            if replicator.directory.lists[row.key.list] == nil {
                try work.store.removeStream(row.key.list.stream)
            }
        }
        try remove(DueRow.self)
        try remove(PassedDueRow.self)
        try Settings.removeAll(of: member, work)
    }

    /// What of a member is in memory.
    mutating func forgetMember(_ member: IdentityKey) {
        replicator.directory.members.remove(member)
        replicator.directory.movedMembers.remove(member)
        guests.remove(member)
        chosenZones[member] = nil
        news.mornings[member] = nil
        keyring.close(member)
        due.forget(member)
        news.books[member] = nil
        news.hooks[member] = nil
        news.fresh.removeAll { $0.member == member }
        friendsToTell = friendsToTell.filter { $0.member != member }
        ignored = ignored.filter { !$0.hasPrefix(member.hex) }
        dialPlan.isStale = true
    }
}
