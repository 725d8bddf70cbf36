package import HearthAPI
import HearthReplication
import HearthRows
package import HearthSimulation
package import HearthSodium
package import HearthWire

@testable import HearthHome
@testable import HearthHousehold

/// Looks at what a node holds that no answer shows.
extension SimulatedNode {
    /// The node's only member.
    package var member: IdentityKey? { store.rows(MemberRow.self).first?.identity }

    /// The list key that the node's only member holds now.
    package func listKey(of list: ListID) throws -> (epoch: UInt32, key: SymmetricKey)? {
        guard var value = household, let member, let keys = value.keyring.keys(of: member),
            let entry = value.replicator.directory.lists[list]
        else { return nil }
        let work = Work(store: store, now: WallTime(seconds: 0))
        return try value.listKey(of: list, for: member, keys: keys, work)
            .map { (entry.epoch, $0) }
    }

    /// For every part that the node holds of a list, whether this key opens it.
    package func openParts(of list: ListID, with key: SymmetricKey) -> [Bool] {
        store.records(.part, in: list.stream).map {
            (try? PartPayload(octets: $0.payload)).flatMap { [record = $0] in
                SealedPart.open($0, with: key, in: record.key)
            } != nil
        }
    }
}

extension World {
    package func list(
        _ title: String, of node: SimulatedNode, as caller: Caller = Caller()
    ) throws -> ListInfo {
        try perform(ShowList(list: title), on: node, as: caller).list
    }
}

extension SimulatedNode {
    /// Does something with the household of the node's only member, as a program of another make
    /// might.
    private func tamper(
        _ body: (inout Household, IdentityKey, MemberKeys, Work) throws -> Void
    ) throws {
        guard var value = household, let member, let keys = value.keyring.keys(of: member) else {
            throw HearthError(.locked)
        }
        try store.transaction(.full) { tables in
            try body(&value, member, keys, Work(store: tables, now: WallTime(seconds: 0)))
        }
        household = value
    }

    /// What the node's only member offers to that of another node.
    package func offers(to other: SimulatedNode) throws -> [LetterBody.Offer] {
        var offers: [LetterBody.Offer] = []
        guard let friend = other.member else { return [] }
        try tamper { household, member, keys, work in
            offers = try household.ownLetter(from: member, to: friend, keys: keys, work).offers
        }
        return offers
    }

    /// Offers this, and nothing else; it goes out with the next thing that the node does.
    package func setOffer(_ offer: LetterBody.Offer, to other: SimulatedNode) throws {
        guard let friend = other.member else { return }
        try changeOffers(to: friend) { $0 = offer }
    }

    /// Changes every offer to somebody; it goes out with the next thing that the node does.
    package func changeOffers(
        to friend: IdentityKey, _ change: (inout LetterBody.Offer) -> Void
    ) throws {
        try tamper { household, member, keys, work in
            try household.editLetter(from: member, to: friend, keys: keys, work) { letter in
                for index in letter.offers.indices { change(&letter.offers[index]) }
            }
        }
    }

    /// What the node's only member has the host of lists write, as their letter says it.
    package func rosterRequests(to friend: SimulatedNode) throws -> [LetterBody.RosterRequest] {
        var requests: [LetterBody.RosterRequest] = []
        guard let friend = friend.member else { return [] }
        try tamper { household, member, keys, work in
            requests = try household.ownLetter(
                from: member, to: friend, keys: keys, work
            ).rosterRequests
        }
        return requests
    }

    /// Asks for this and nothing else; it goes out with the next thing that the node does.
    package func setRosterRequests(
        _ requests: [LetterBody.RosterRequest], to friend: SimulatedNode
    ) throws {
        guard let friend = friend.member else { return }
        try tamper { household, member, keys, work in
            try household.editLetter(from: member, to: friend, keys: keys, work) {
                $0.rosterRequests = requests
            }
        }
    }

    /// Answers nothing any more to what somebody offers; it goes out with the next thing that the node
    /// does.
    package func takeBackAnswers(to friend: SimulatedNode) throws {
        guard let friend = friend.member else { return }
        try tamper { household, member, keys, work in
            try household.editLetter(from: member, to: friend, keys: keys, work) {
                $0.answers = []
            }
        }
    }

    /// The card of the node's only member.
    package func card() throws -> Record? {
        var card: Record?
        try tamper { household, member, _, work in
            card = try household.card(of: member, work)?.record
        }
        return card
    }

    /// What the node's only member answers to somebody's offers.
    package func answers(to friend: IdentityKey) throws -> [LetterBody.Answer] {
        var answers: [LetterBody.Answer] = []
        try tamper { household, member, keys, work in
            answers = try household.ownLetter(from: member, to: friend, keys: keys, work).answers
        }
        return answers
    }

    /// The day that the newest roster of a list names, in days since 1970.
    package func day(of list: ListID) -> Int? {
        household?.replicator.directory.lists[list]?.day
    }
}
