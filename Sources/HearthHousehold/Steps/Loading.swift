import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// Loads the household from storage.
    ///
    /// - Throws: What the storage throws, and `HearthError` when the tables make no sense.
    package init(
        node: NodeKey, clock: SlotClock, addresses: [String], entropy: any Entropy,
        handler: @escaping FactHandler, _ work: Work
    ) throws {
        self.handler = handler
        self.node = node
        self.clock = clock
        self.addresses = addresses
        self.entropy = entropy
        run = Run(startedAt: work.now, elapsed: work.elapsed)
        bins = LookPlan(startedAt: work.now)
        restoredAt = try Self.restoredAt(work)
        replicator = Replicator(ownNode: node, clock: clock)
        name = try Settings.text(.household, work) ?? ""
        reach.asksRouter = try Settings.octets(.asksRouter, work) == [1]
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
