import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

extension Household {
    /// Takes members' own cards from a roster where they are newer than this home remembers them.
    ///
    /// It was put back to an earlier copy then, and who has no friends gets theirs from no one but
    /// those who read a list with them.
    package mutating func takeBackCards(in list: ListID, _ work: Work) throws {
        for reader in rosters[list]?.readers ?? []
        where replicator.directory.members.contains(reader.person.identity) {
            let member = reader.person.identity
            guard let held = try card(of: member, work)?.record.version,
                held < reader.card.version
            else { continue }
            try raiseIncarnation(of: member, above: reader.card.version.incarnation, work)
            try noticeReturn(of: reader.card.key, work)
            try publish(reader.card, work)
            try cardArrived(of: member, work)
        }
    }
}
