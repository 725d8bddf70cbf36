import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Lists with more than one owner. All of them stand on the roster from the start, so that every
/// node of theirs is owner-hosting for everybody who is ever let in; each is asked all the same.
/// Only the node of the one who made the list writes its roster, for the others too
/// (`RosterRequests.swift`).
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
        let answer = try letter(from: owner, to: host, work)?.answers
            .first { $0.list == open.id }
        return Membership.decide(offer: offer, answer: answer).decision
    }

    /// For the one who made a list: its other owners who have not said yes to it, by name.
    func awaitedOwners(of open: OpenList, _ work: Work) throws -> [String] {
        guard open.entry.host == open.reader.identity else { return [] }
        return try open.entry.owners.dropFirst().compactMap { owner in
            switch try answer(of: owner, in: open, work) {
            case .accepted, .left: nil
            case .refused, nil: open.entry.reader(owner) == nil ? nil : open.name(of: owner)
            }
        }
    }

    /// - Throws: `HearthError` unless the asker made the list: nobody else deletes it.
    func checkHosts(_ open: OpenList, _ asker: Asker) throws(HearthError) {
        guard open.entry.host != asker.identity else { return }
        let title = open.merged.head.title
        guard open.isOwn else { throw HearthError(.notOwner, ["list": title]) }
        throw HearthError(.hostOnly, ["list": title, "name": open.name(of: open.entry.host)])
    }

    /// - Throws: `HearthError` unless the asker owns the list, and its host's node lets in whom they
    ///   invite.
    func checkInvites(_ open: OpenList, _ asker: Asker, _ work: Work) throws {
        try checkTakesOff(open, asker, work)
        let host = open.entry.host
        guard host != asker.identity else { return }
        let offer = try letter(from: host, to: asker.identity, work)?.offers
            .first { $0.list == open.id }
        guard offer?.admits == true else { throw hostNotReady(open) }
    }

    /// - Throws: `HearthError` unless the asker owns the list, and its host's node hears of it whom they
    ///   take off.
    func checkTakesOff(_ open: OpenList, _ asker: Asker, _ work: Work) throws {
        guard open.isOwn else {
            throw HearthError(.notOwner, ["list": open.merged.head.title])
        }
        let host = open.entry.host
        guard host != asker.identity else { return }
        let pair = PairKey(member: asker.identity, other: host)
        guard try work.store.row(FriendRow.self, pair)?.state == .friends
        else { throw hostNotReady(open) }
    }

    private func hostNotReady(_ open: OpenList) -> HearthError {
        HearthError(
            .hostNotReady,
            ["list": open.merged.head.title, "name": open.name(of: open.entry.host)])
    }

    /// - Throws: `HearthError` while somebody who is to own the list has not said yes to it.
    func checkOwnersAgree(_ open: OpenList, _ work: Work) throws {
        // Of a list that another made, its host's node said so (`checkInvites`).
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
        of offer: LetterBody.Offer, sender: IdentityKey, _ work: Work
    ) throws -> Set<NodeKey> {
        var nodes = Set(offer.coOwners.map(\.person.nodeKey))
        for owner in [sender] + offer.coOwners.map(\.person.identity) {
            if let card = try card(of: owner, work) { nodes.insert(card.body.nodeKey) }
        }
        return nodes
    }

    /// The owners of an offered list, its sender first, as the one to whom it is offered calls them.
    func ownerNames(
        of offer: LetterBody.Offer, sender: IdentityKey, for member: IdentityKey,
        isWithout: Bool = false, _ work: Work
    ) throws -> [String] {
        [try name(of: sender, for: member, work)]
            + offer.coOwners.filter { !isWithout || $0.person.identity != member }
            .map { nicknames[$0.person.identity, of: member] ?? $0.person.name }
    }

    /// Whether what an offer says of the owners fits its list, and the role its addressee: who
    /// owns a list is fixed in its id, and an owner of it is never anything else.
    func namesItsOwners(
        _ offer: LetterBody.Offer, by sender: IdentityKey, to member: IdentityKey
    ) -> Bool {
        let isOwner = offer.coOwners.contains { $0.person.identity == member }
        guard isOwner == (offer.role == .owner) else { return false }
        // Only who made the list asks people to own it.
        guard !isOwner || offer.place == 0 else { return false }
        // Programs that knew one owner a list did not send its salt.
        if offer.salt.isEmpty { return offer.coOwners.isEmpty }
        return offer.isOwned(by: sender)
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
