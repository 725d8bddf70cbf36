import HearthAPI
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Refuses a home in which a member's own cells are still in a format that only an earlier Hearth opens: what they
    /// reserved would be lost. That Hearth seals them anew once the member has unlocked; the format is not sealed.
    ///
    /// - Throws: `HearthError`: `homeNeedsMembers`, with those members' names.
    func refuseEarlierCells(_ work: Work) throws {
        var members: Set<IdentityKey> = []
        for entry in replicator.directory.lists.values {
            for reader in replicator.directory.circleMembersHere(of: entry.id) {
                for kind in Cell.Kind.allCases {
                    let tag = entry.tag(of: reader, for: kind)
                    let cell = try work.store.beatCell(of: tag, in: entry.id)
                    if cell?.isCurrent == false { members.insert(reader.identity) }
                }
            }
        }
        guard !members.isEmpty else { return }
        let names = try members.map { try personName($0, work) }.sorted()
        throw HearthError(.homeNeedsMembers, ["members": names.joined(separator: ", ")])
    }
}
