import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// Lists with more than one owner. All of them stand on the roster from the start, so that every
/// node of theirs is owner-hosting for everybody who is ever let in; each is asked all the same,
/// and only the one who made the list writes its roster.
extension Household {
    /// What an owner answered to being one; nil while they have not.
    ///
    /// Somebody who is no friend any more counts as one who left: nobody can ask them again.
    func answer(of owner: IdentityKey, in open: OpenList, _ work: Work) throws
        -> LetterBody.Decision?
    {
        let host = open.entry.host
        let pair = PairKey(member: host, other: owner)
        guard try work.store.row(FriendRow.self, pair)?.state == .friends else { return .left }
        guard let keys = keyring.keys(of: host) else { return nil }
        let offer = try ownLetter(from: host, to: owner, keys: keys, work).offers
            .first { $0.list == open.id }
        return try letter(from: owner, to: host, work)?.answers
            .first { $0.list == open.id && $0.round == offer?.round }?.decision
    }

    /// For the one who made a list: its other owners who have not said yes to it, by name.
    func awaitedOwners(of open: OpenList, _ work: Work) throws -> [String] {
        guard open.entry.host == open.reader.identity else { return [] }
        return try open.entry.owners.dropFirst().compactMap { owner in
            switch try answer(of: owner, in: open, work) {
            case .accepted, .left: nil
            case .refused, nil: open.entry.reader(owner)?.name
            }
        }
    }

    /// - Throws: `HearthError` unless the asker made the list: nobody else writes its roster.
    func checkHosts(_ open: OpenList, _ asker: Asker) throws(HearthError) {
        guard open.entry.host != asker.identity else { return }
        let title = open.merged.head.title
        guard open.isOwn else { throw HearthError(.notOwner, ["list": title]) }
        let host = open.entry.reader(open.entry.host)?.name ?? "someone"
        throw HearthError(.hostOnly, ["list": title, "name": host])
    }

    /// - Throws: `HearthError` while somebody who is to own the list has not said yes to it.
    func checkOwnersAgree(_ open: OpenList, _ work: Work) throws {
        let missing = try awaitedOwners(of: open, work)
        guard missing.isEmpty else {
            throw HearthError(
                .ownersNotAgreed,
                [
                    "list": open.merged.head.title, "candidates": missing.joined(separator: ", "),
                ])
        }
    }

    /// - Throws: `HearthError` while a member and somebody own a list together.
    mutating func checkOwnsNothing(
        with person: IdentityKey, name: String, _ asker: Asker, keys: MemberKeys, _ work: Work
    ) throws {
        for open in try openLists(of: asker.identity, keys: keys, work)
        where open.isOwn && open.entry.owners.contains(person) {
            // Between two who were asked by a third there is nothing to undo.
            let host = open.entry.host
            guard host == asker.identity || host == person else { continue }
            if host == asker.identity {
                let answer = try answer(of: person, in: open, work)
                if answer == .left || answer == .refused { continue }
            }
            throw HearthError(
                .ownsTogether, ["list": open.merged.head.title, "name": name])
        }
    }

    /// Where the owners of an offered list live, as far as the offer or a newer card says.
    func ownerNodes(
        of offer: LetterBody.Offer, host: IdentityKey, _ work: Work
    ) throws -> Set<NodeKey> {
        var nodes = Set(offer.coOwners.map(\.person.nodeKey))
        for owner in [host] + offer.coOwners.map(\.person.identity) {
            if let card = try card(of: owner, work) { nodes.insert(card.body.nodeKey) }
        }
        return nodes
    }

    /// The owners of an offered list by name, its sender first.
    func ownerNames(
        of offer: LetterBody.Offer, host: IdentityKey, besides member: IdentityKey? = nil,
        _ work: Work
    ) throws -> [String] {
        [try personName(host, work)]
            + offer.coOwners.filter { $0.person.identity != member }.map(\.person.name)
    }

    /// Whether what an offer says of the owners fits its list, and the role its addressee: who
    /// owns a list is fixed in its id, and an owner of it is never anything else.
    func namesItsOwners(
        _ offer: LetterBody.Offer, by host: IdentityKey, to member: IdentityKey
    ) -> Bool {
        let isOwner = offer.coOwners.contains { $0.person.identity == member }
        guard isOwner == (offer.role == .owner) else { return false }
        // Programs that knew one owner a list did not send its salt.
        if offer.salt.isEmpty { return offer.coOwners.isEmpty }
        return offer.isOwned(by: host)
    }

    /// - Throws: `HearthError` when a list that would be the member's own is called like one that
    ///   is.
    mutating func checkOwnTitle(
        _ offer: LetterBody.Offer, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        let own = try openLists(of: member, keys: keys, work).filter {
            $0.isOwn && $0.id != offer.list
        }
        guard own.count < Limits.listsPerMember else {
            throw HearthError(.limitLists, ["limit": "\(Limits.listsPerMember)"])
        }
        guard !own.contains(where: { Names.isSame($0.merged.head.title, offer.title) }) else {
            throw HearthError(.ownTitleTaken, ["name": offer.title])
        }
    }
}
