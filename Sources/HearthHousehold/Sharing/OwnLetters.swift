import HearthAPI
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// What a member's own letter says that came back, and that their home had forgotten: what they took back,
/// answered and made since the copy to which it was put back (protocol-spec/records.md, Merging).
extension Household {
    /// A letter came in that a member here wrote.
    package mutating func ownLetterCame(_ key: RecordKey, _ work: Work) throws {
        guard replicator.directory.members.contains(key.author) else { return }
        for row in try work.store.rows(FriendRow.self, of: key.author)
        where row.state == .friends && key.stream == .letter(from: row.member, to: row.identity) {
            // Another copy of this home may have said that it is reached elsewhere.
            friendsToTell.insert(row.key)
            try ownLetterCame(to: row, work)
        }
    }

    /// The same of one friendship, and after two of its letters were merged.
    package mutating func ownLetterCame(to row: FriendRow, _ work: Work) throws {
        guard let keys = keyring.keys(of: row.member),
            let record = try work.store.record(letterKey(from: row.member, to: row.identity)),
            let letter = try? LetterBody(record: record, secret: keys.sealing)
        else { return }
        guard letter.isFriend else { return try endFriendship(row, keys: keys, work) }
        try awaitOwnLists(offeredTo: row, letter, work)
        guard let answer = try self.letter(from: row.identity, to: row.member, work) else { return }
        try removeReaderWhoIsOff(row, letter, answer, keys: keys, work)
        try takeAnswers(row, answer, work)
        try resumeAnswers(row, answer, work)
        try tellFriends(work)
    }

    /// Takes a friend off every list that is not offered to them any more, or was offered again since they
    /// last said yes because they had been taken off it.
    private mutating func removeReaderWhoIsOff(
        _ row: FriendRow, _ letter: LetterBody, _ answer: LetterBody, keys: MemberKeys,
        _ work: Work
    ) throws {
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.host == row.member {
            guard let reader = entry.reader(row.identity), reader.role != .owner,
                isOver(entry.id, by: letter, answer),
                // Another owner invited them.
                try requestedSince(row.identity, on: entry, work) == nil,
                let open = try open(entry.id, for: row.member, keys: keys, work)
            else { continue }
            try rewriteRoster(of: open, keys: keys, remove: [row.identity], work)
            try tellOfReadersOff(entry.id, among: [reader], work)
        }
    }

    private func isOver(_ list: ListID, by letter: LetterBody, _ answer: LetterBody) -> Bool {
        guard let offer = letter.offers.first(where: { $0.list == list }) else {
            return letter.withdrawn[list] != nil
        }
        guard
            let accepted = answer.answers.first(where: {
                $0.list == list && $0.decision == .accepted
            })
        else { return false }
        return Membership.decide(offer: offer, answer: accepted) == .asked
    }

    /// Asks for every list that a member offers and that is not here: anybody who reads one has all of it.
    /// The roster comes first, and with it the list's own stream is compared.
    private mutating func awaitOwnLists(
        offeredTo row: FriendRow, _ letter: LetterBody, _ work: Work
    ) throws {
        let peer = try card(of: row.identity, work)?.body.nodeKey ?? row.node
        guard peer != node else { return }
        for offer in letter.offers
        // Only they can have made it, and its roster is signed by them.
        where replicator.directory.lists[offer.list] == nil && offer.place == 0
            && offer.isOwned(by: row.member) && deletedLists[offer.list] == nil
        {
            replicator.directory.awaitRoster(of: offer.list, from: peer)
            replicator.request(offer.list.stream, from: peer)
        }
    }

    /// Takes up what a member answered to a friend's offers after the copy from which their home was
    /// put back: their own letter says it, in a round that this node knows nothing of.
    mutating func resumeAnswers(_ row: FriendRow, _ letter: LetterBody, _ work: Work) throws {
        guard let keys = keyring.keys(of: row.member) else { return }
        let own = try ownLetter(from: row.member, to: row.identity, keys: keys, work)
        for answer in own.answers {
            guard let offer = letter.offers.first(where: { $0.list == answer.list }),
                try isNews(answer, from: row, work)
            else { continue }
            if try leaveAgain(answer, keys: keys, by: row, work) { continue }
            var follow = FollowRow(
                list: answer.list, member: row.member, inviter: row.identity, state: .refused,
                round: answer.round, showsAddresses: answer.showsAddresses, role: offer.role)
            let standing = Membership.decide(offer: offer, answer: answer)
            switch answer.decision {
            case .accepted where standing == .answered(.accepted):
                guard try mayBeOffered(offer, by: row.identity, to: row.member, work) else {
                    continue
                }
                do {
                    try answerOffer(
                        offer, from: row.identity, accept: true,
                        showsAddresses: answer.showsAddresses, by: row.member, keys: keys, work)
                } catch is HearthError {
                    // It stays in their inbox, where they are told why they cannot accept it.
                    continue
                }
            case .refused where standing == .answered(.refused):
                if try !noteRefusedRole(offer, from: row.identity, by: row.member, work) {
                    try work.store.put(follow)
                }
            case .left where standing != .asked:
                follow.state = .left
                try stopReading(follow, work)
            case .accepted, .refused, .left: continue
            }
        }
    }

    /// They left the list after they were recovered, and only now it is known here what they had said to which offer.
    private mutating func leaveAgain(
        _ answer: LetterBody.Answer, keys: MemberKeys, by row: FriendRow, _ work: Work
    ) throws -> Bool {
        let key = MembershipKey(list: answer.list, member: row.member)
        guard var follow = try work.store.row(FollowRow.self, key), follow.state == .left,
            follow.round == 0
        else { return false }
        follow.round = answer.round
        try leave(follow, keys: keys, work)
        return true
    }

    /// Whether a member's own answer is one that this node has forgotten.
    private func isNews(
        _ answer: LetterBody.Answer, from row: FriendRow, _ work: Work
    ) throws -> Bool {
        let key = MembershipKey(list: answer.list, member: row.member)
        guard let follow = try work.store.row(FollowRow.self, key) else { return true }
        guard follow.inviter == row.identity else { return false }
        return answer.round > follow.round
            || answer.round == follow.round && answer.decision == .left
                && follow.state == .accepted
    }
}
