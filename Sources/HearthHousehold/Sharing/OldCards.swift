import HearthAPI
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// Who reads a list and is no friend of somebody's gets their card in the roster alone: so its host
/// writes the roster again when somebody on it has another name or another node. Of a guest whom only
/// another owner knows, that owner's node has the host's do so (protocol-spec/records.md, "Card").
extension Household {
    /// How long a roster waits for a new card, so that anybody who changes theirs all the time
    /// costs no more than a roster in this time.
    static let cardRenewalTime: Duration = .seconds(600)

    /// Notes whether a roster has an outdated name or node of somebody, if an owner of the list lives
    /// here.
    mutating func noteOldCards(
        in roster: RosterBody, loadedAs entry: ListEntry, at now: WallTime
    ) {
        let isOld =
            entry.owners.contains(where: replicator.directory.members.contains)
            && zip(roster.readers, entry.readers).contains {
                $0.person.name != $1.name || $0.person.nodeKey != $1.node
            }
        if isOld {
            rosters.renew(entry.id, at: now.adding(Self.cardRenewalTime))
        } else {
            rosters.stopRenewing(entry.id)
        }
    }

    /// When the next of them is due; nil when none is, or for want of keys.
    package var nextCardRenewal: WallTime? {
        rosters.renewals.filter { list, _ in
            replicator.directory.lists[list]?.owners
                .contains { keyring.keys(of: $0) != nil } ?? false
        }.values.min()
    }

    /// Renews the cards in the rosters whose time has come, or in all with nil, as far as the keys of
    /// their owners are in memory.
    package mutating func renewOldCards(dueBy now: WallTime?, _ work: Work) throws {
        for (list, due) in rosters.renewals.sorted(by: { $0.key < $1.key }) {
            if let now, due > now { continue }
            guard let entry = replicator.directory.lists[list],
                entry.owners.contains(where: { keyring.keys(of: $0) != nil })
            else { continue }
            // Whatever comes of it: it must not be due for ever.
            rosters.stopRenewing(list)
            try renewCards(of: entry, work)
        }
    }

    private mutating func renewCards(of entry: ListEntry, _ work: Work) throws {
        for owner in entry.owners.dropFirst() {
            guard let keys = keyring.keys(of: owner) else { continue }
            guard try areFriends(owner, entry.host, work) else {
                rosters.renew(entry.id, at: work.now.adding(Self.cardRenewalTime))
                continue
            }
            try renewRosterRequests(on: entry, by: owner, keys: keys, work)
        }
        guard let keys = keyring.keys(of: entry.host),
            let open = try open(entry.id, for: entry.host, keys: keys, work)
        else { return }
        do {
            try rewriteRoster(of: open, keys: keys, work)
        } catch let error as HearthError where error.code == .limitRecord {
            // It has no room for the longer name: the old one stays until somebody goes.
        }
    }

    /// Has the host write the newest cards of the people whom another owner invited.
    private mutating func renewRosterRequests(
        on entry: ListEntry, by owner: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        let requests = try ownLetter(from: owner, to: entry.host, keys: keys, work).rosterRequests
        var renewed: [LetterBody.RosterRequest.Key: LetterBody.RosterRequest] = [:]
        for request in requests where request.list == entry.id && request.role != nil {
            guard let held = try card(of: request.person.identity, work)?.record,
                held.version > request.card.version
            else { continue }
            renewed[request.key] = try LetterBody.RosterRequest(
                list: request.list, card: held.octets, role: request.role,
                addresses: request.addresses, round: request.round)
        }
        guard !renewed.isEmpty else { return }
        try editLetter(from: owner, to: entry.host, keys: keys, work) { letter in
            letter.rosterRequests = letter.rosterRequests.map { renewed[$0.key] ?? $0 }
        }
    }
}
