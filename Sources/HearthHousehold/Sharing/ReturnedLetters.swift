import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

/// A member's own letters that lay at a friend's home and no longer here (protocol-spec/records.md).
extension Household {
    /// A letter came in that a member here wrote: this home was put back to an earlier copy.
    mutating func ownLetterReturned(_ key: RecordKey, _ work: Work) throws {
        guard replicator.directory.members.contains(key.author) else { return }
        returnedLetters.insert(key)
        // Another copy of this home may have said that it is reached elsewhere.
        for row in try work.store.rows(FriendRow.self)
        where row.member == key.author && row.state == .friends
            && key.stream == .letter(from: row.member, to: row.identity)
        {
            friendsToTell.insert(row.key)
        }
        try awaitOwnLists(of: key.author, in: key, work)
        try settleReturnedLetters(of: key.author, work)
    }

    /// Does what a letter that came back says and what was held here did not know: whom the member
    /// took off their lists since, and what they and their friend answered each other.
    ///
    /// The roster without somebody may be nowhere else, for anybody who was taken off forgets the
    /// list. While the member is locked it waits, and while other readers may bring back what else
    /// they wrote on these lists: taking somebody off writes the list again. It waits for the
    /// friend's own letter as well, which may say yes to what is offered. Only a letter that
    /// came back says this: one that lies here may be older than a roster that came back.
    mutating func settleReturnedLetters(of member: IdentityKey, _ work: Work) throws {
        guard let keys = keyring.keys(of: member) else { return }
        for row in try work.store.rows(FriendRow.self) where row.member == member {
            let key = letterKey(from: member, to: row.identity)
            guard returnedLetters.contains(key),
                areSettled(listsOf: member, readBy: row.identity, at: work.now),
                hasHeard(row.identity, for: member)
            else { continue }
            returnedLetters.remove(key)
            guard let record = try work.store.record(key),
                let letter = try? LetterBody(record: record, secret: keys.sealing)
            else { continue }
            guard letter.isFriend else {
                // They ended it since, and their friend has not read that yet.
                if row.state == .friends { try endFriendship(row, keys: keys, work) }
                continue
            }
            let answer = try self.letter(from: row.identity, to: member, work)
            try removeWhomeverIsAskedAnew(row, letter, answer, keys: keys, work)
            guard row.state == .friends, let answer else { continue }
            try takeAnswers(row, answer, work)
            try repeatLeaving(row, letter, keys: keys, work)
            try resumeAnswers(row, answer, work)
            try tellFriends(work)
        }
    }

    /// Whether a friend's letter lies here as it lies at their home.
    private func hasHeard(_ friend: IdentityKey, for member: IdentityKey) -> Bool {
        replicator.agreedStreams.contains(.letter(from: friend, to: member))
            || replicator.directory.members.contains(friend)
    }

    /// Takes a friend off every list that is not offered to them, or was offered again since they
    /// last said yes because they had been taken off it.
    private mutating func removeWhomeverIsAskedAnew(
        _ row: FriendRow, _ letter: LetterBody, _ answer: LetterBody?, keys: MemberKeys,
        _ work: Work
    ) throws {
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.host == row.member {
            if let offer = letter.offers.first(where: { $0.list == entry.id }) {
                let accepted = answer?.answers.first {
                    $0.list == entry.id && $0.decision == .accepted
                }
                // Where they did not answer yet, say to an invitation, they are let in when they
                // do.
                guard accepted == nil || offer.since > accepted?.round ?? 0 else { continue }
            }
            guard let reader = entry.reader(row.identity), reader.role != .owner,
                // Another owner invited them.
                try requestedSince(row.identity, on: entry, work) == nil,
                let open = try open(entry.id, for: row.member, keys: keys, work)
            else { continue }
            try rewriteRoster(of: open, keys: keys, remove: [row.identity], work)
        }
    }

    /// What a member left here, another copy of this home may not have heard of.
    private mutating func repeatLeaving(
        _ row: FriendRow, _ letter: LetterBody, keys: MemberKeys, _ work: Work
    ) throws {
        let left = try letter.answers.filter { answer in
            let follow = try work.store.row(
                FollowRow.self, MembershipKey(list: answer.list, member: row.member))
            return answer.decision == .accepted && follow?.state == .left
                && follow?.inviter == row.identity && follow?.round == answer.round
        }.map(\.list)
        guard !left.isEmpty else { return }
        try editLetter(from: row.member, to: row.identity, keys: keys, work) { letter in
            for index in letter.answers.indices where left.contains(letter.answers[index].list) {
                letter.answers[index].decision = .left
                letter.answers[index].showsAddresses = false
                letter.answers[index].addresses = []
            }
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
            var follow = FollowRow(
                list: answer.list, member: row.member, inviter: row.identity, state: .refused,
                round: answer.round, showsAddresses: answer.showsAddresses, role: offer.role)
            switch answer.decision {
            case .accepted where offer.round == answer.round:
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
            case .refused where offer.round == answer.round: try work.store.put(follow)
            case .left where offer.since <= answer.round:
                follow.state = .left
                try stopReading(follow, work)
            case .accepted, .refused, .left: continue
            }
        }
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
