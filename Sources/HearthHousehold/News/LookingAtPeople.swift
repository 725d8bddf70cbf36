import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// Who knocked, said yes, offers a list or stopped sharing one.
    mutating func peopleNews(
        of member: IdentityKey, _ book: inout NewsBook, _ work: Work
    ) throws -> [NewsDraft] {
        var facts: [(mark: NewsMark, draft: NewsDraft)] = []
        for row in try work.store.rows(KnockRow.self)
        where row.member == member && !row.isRefused && row.invitation.isEmpty {
            guard let card = try? CardBody.verified(row.card) else { continue }
            facts.append(
                (
                    NewsMark("knock", row.identity.octets),
                    .about(.knock, person: card.1.name)
                ))
        }
        for row in try work.store.rows(FriendRow.self)
        where row.member == member && row.state == .friends
            && !replicator.directory.members.contains(row.identity)
        {
            facts.append(
                (
                    NewsMark("friend", row.identity.octets),
                    .about(.friendAccepted, person: try personName(row.identity, work))
                ))
        }
        for (row, name, offer) in try openOffers(for: member, work) {
            var round = OctetWriter()
            round.write(offer.round)
            facts.append(
                (
                    NewsMark("offer", row.identity.octets, offer.list.octets, round.octets),
                    .about(.offer, person: name, list: offer.list, title: offer.title)
                ))
        }
        for list in try endedLists(of: member, work) {
            facts.append(
                (
                    NewsMark("ended", Array(list.list.utf8), Array(list.at.utf8)),
                    .about(
                        .listEnded, person: list.from, list: ListID(hex: list.list),
                        title: list.title ?? "")
                ))
        }
        let drafts = facts.filter { !book.known.contains($0.mark) }.map(\.draft)
        book.known = Set(facts.map(\.mark))
        return drafts
    }
}
