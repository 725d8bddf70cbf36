import HearthAPI
import HearthHousehold
import HearthLists
import HearthRecovery
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Loads from storage what the household holds in memory.
    ///
    /// - Throws: What the storage throws, and `HearthError` when the tables make no sense.
    mutating func load(_ work: Work) throws {
        try beginIncarnations(work)
        for member in try work.store.rows(MemberRow.self) {
            replicator.directory.members.insert(member.identity)
            if try Settings.written(.isGuest, of: member.identity, work) != nil {
                guests.insert(member.identity)
            }
            chosenZones[member.identity] = try Settings.text(.zone, of: member.identity, work)
            if member.protection.isEmpty { keyring.unlock(member) }
            try noteWhereabouts(of: member.identity, work)
            if try recoveredAt(of: member.identity, work) != nil {
                recovered.insert(member.identity)
            }
        }
        nicknames = Nicknames(try work.store.rows(NicknameRow.self))
        try loadLists(work)
        try loadHeldLists(work)
        if !recovered.isEmpty { try loadBringers(work) }
        try loadDeletedLists(work)
        try loadPictureCleaning(work)
        try refreshPairs(work)
        try dialWanted(work)
        try endShortSignIns(work)
        try loadDue(work)
        // What came while nobody was here to notice, or before the program ended.
        news.lists = Set(replicator.directory.lists.keys)
        run.unsettled = news.lists
        news.people = true
        news.profiles = true
        news.look(from: work.now)
    }
}
