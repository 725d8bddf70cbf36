import HearthAPI
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Whether accepting a child's list is the yes to its keepers, for that list alone (protocol-spec/circle.md,
/// "Keepers of a child's list").
struct KeepersYes {
    struct Keeper {
        let identity: IdentityKey
        /// Nil: no friend of the member's.
        var friendSince: WallTime?
        /// A friend's name, or that of somebody else whom the member knows, and another key.
        var isNamesake = false
        var isChild = false
    }

    /// The list has one owner, whose first letter to the member said that they are a child, and whose newest one
    /// still does.
    var isOneChilds: Bool
    /// When the offer was first read here; nil: it never was.
    var offeredAt: WallTime?
    var keepers: [Keeper]

    /// Who sees what the member gives on the list once they accepted it, having been told so.
    var covered: Set<IdentityKey> {
        guard isOneChilds, let offeredAt,
            keepers.contains(where: { $0.friendSince.map { $0 <= offeredAt } ?? false })
        else { return [] }
        return Set(keepers.filter { !$0.isNamesake && !$0.isChild }.map(\.identity))
    }
}

extension Household {
    /// The keepers whom an offer names, where accepting it is the yes to one of them.
    func keepers(
        namedBy offer: LetterBody.Offer, from row: FriendRow, among known: KnownPeople,
        _ work: Work
    ) throws -> [OfferedKeeper] {
        let member = row.member
        guard offer.isGiving, offer.role.isInCircle, offer.coOwners.isEmpty,
            offer.isOwned(by: row.identity)
        else { return [] }
        var people: [(keeper: KeepersYes.Keeper, name: String, node: NodeKey)] = []
        for named in offer.keepers
        where named.person.identity != member && named.person.identity != row.identity {
            let identity = named.person.identity
            let held = try work.store.row(FriendRow.self, PairKey(member: member, other: identity))
            let isFriend = held?.state == .friends
            let name = nicknames[identity, of: member] ?? named.person.name
            people.append(
                (
                    KeepersYes.Keeper(
                        identity: identity, friendSince: isFriend ? held?.since : nil,
                        isNamesake: !isFriend && known.isShared(name, besides: identity),
                        isChild: try isKnownChild(identity, held, work)),
                    name, named.person.nodeKey
                ))
        }
        let seen = try work.store.row(
            SeenOfferRow.self, MembershipKey(list: offer.list, member: member))
        let covered = KeepersYes(
            isOneChilds: try cameAsChild(row, work),
            offeredAt: seen?.sender == row.identity ? seen?.at : nil, keepers: people.map(\.keeper)
        ).covered
        guard !covered.isEmpty else { return [] }
        return people.map { keeper, name, node in
            OfferedKeeper(
                name: known.told(name, of: keeper.identity), isNamesake: keeper.isNamesake,
                key: PublicKeyText(identity: keeper.identity, node: node).text,
                isFriend: keeper.friendSince != nil, sees: covered.contains(keeper.identity))
        }
    }

    /// Whether somebody was marked as a child in their first letter to a member, and is so still.
    private func cameAsChild(_ row: FriendRow, _ work: Work) throws -> Bool {
        let isHere = replicator.directory.members.contains(row.identity)
        return try isKnownChild(row.identity, row, work)
            // Here nobody becomes a child.
            && (isHere || row.firstLetter == .ofChild)
    }

    /// Notes the yes to the keepers of whom a member was told that they see what is given on a list.
    func note(
        _ shown: [String], asKeepersOf offer: LetterBody.Offer, from row: FriendRow, _ work: Work
    ) throws {
        let shown = Set(shown.compactMap { try? PublicKeyText($0).identity })
        let known = try people(knownTo: row.member, work)
        for keeper in try keepers(namedBy: offer, from: row, among: known, work) where keeper.sees {
            guard let identity = try? PublicKeyText(keeper.key).identity,
                shown.contains(identity)
            else { continue }
            try note(.yes, of: identity, on: offer.list, by: row.member, work)
        }
    }

    /// Notes when offers that name keepers are first read.
    func noteOffers(of row: FriendRow, _ letter: LetterBody, _ work: Work) throws {
        let naming = letter.offers.filter { !$0.keepers.isEmpty }
        let lists = Set(letter.offers.map(\.list))
        for seen in try work.store.rows(SeenOfferRow.self, of: row.member)
        where seen.sender == row.identity && !lists.contains(seen.list) {
            try work.store.remove(SeenOfferRow.self, seen.key)
        }
        for offer in naming {
            let new = SeenOfferRow(
                list: offer.list, member: row.member, sender: row.identity, at: work.now)
            let held = try work.store.row(SeenOfferRow.self, new.key)
            guard held?.sender != row.identity else { continue }
            try work.store.put(new)
        }
    }

    /// Cards of the keepers of a child's list, for its offers; none of any other list.
    func offeredKeepers(
        of entry: ListEntry, _ roster: RosterBody?, _ work: Work
    ) throws -> [LetterBody.NamedPerson] {
        guard entry.owners.count == 1, entry.isGiving,
            try Settings.isOn(.isChild, of: entry.host, work)
        else { return [] }
        return try (roster?.readers ?? []).filter { $0.role == .keeper }
            .prefix(Limits.keepersPerOffer)
            .map { try LetterBody.NamedPerson(card: $0.card.octets) }
    }

    /// Those who were asked and have not answered see the keepers that a child's list has now.
    mutating func refreshKeepers(
        of list: ListID, by member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        guard try Settings.isOn(.isChild, of: member, work),
            let entry = replicator.directory.lists[list]
        else { return }
        let keepers = try offeredKeepers(of: entry, roster(of: list, work)?.body, work)
        for (row, _) in try friends(of: member, work) where entry.reader(row.identity) == nil {
            guard
                let offer = try offer(of: list, to: row.identity, by: member, keys: keys, work),
                offer.keepers != keepers
            else { continue }
            try editLetter(from: member, to: row.identity, keys: keys, work) { letter in
                for index in letter.offers.indices where letter.offers[index].list == list {
                    letter.offers[index].keepers = keepers
                }
            }
        }
    }
}
