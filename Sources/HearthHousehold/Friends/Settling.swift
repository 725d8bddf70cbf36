import HearthReplication
import HearthSodium
import HearthWire

/// What a home writes by itself soon after its start waits until friends have had the chance to
/// bring back what it may have forgotten (protocol-spec/records.md, "Versions").
///
/// A home that was put back to an earlier copy would otherwise write over what it wrote since, under
/// its new incarnation, before it has seen it.
extension Household {
    /// How long friends have to bring something back.
    static let returnTime: Duration = .seconds(30)

    /// From then on a home goes on with what it has, no matter who has not been there.
    private var settledAt: WallTime { startedAt.adding(Self.returnTime) }

    /// When to go on at the latest; nil when that was done.
    var nextSettling: WallTime? { hasSettled ? nil : settledAt }

    /// Whether a peer has shown what it holds of a stream, or has had the time to.
    func isSettled(_ stream: StreamID, at now: WallTime) -> Bool {
        hasSettled || replicator.agreedStreams.contains(stream) || now >= settledAt
            || now < startedAt
    }

    /// Whether what one person says to another may change by nobody's doing: they are friends, and this
    /// node knows what it wrote before.
    func mayEditByItself(
        from member: IdentityKey, to friend: IdentityKey, _ work: Work
    ) throws -> Bool {
        try work.store.row(FriendRow.self, PairKey(member: member, other: friend))?.state
            == .friends
            && (replicator.directory.members.contains(friend)
                || isSettled(.letter(from: member, to: friend), at: work.now))
    }

    /// Whether nobody else could still bring back something of the lists that a member hosts and
    /// somebody reads.
    func areSettled(
        listsOf host: IdentityKey, readBy friend: IdentityKey, at now: WallTime
    ) -> Bool {
        replicator.directory.lists.values.allSatisfy { list in
            list.host != host || list.reader(friend) == nil || isSettled(list.id.stream, at: now)
                || list.readers.allSatisfy { $0.node == node || $0.identity == friend }
        }
    }

    /// A stream agrees with a peer's, or the time for it is over: does what waited for that.
    mutating func settle(_ work: Work) throws {
        for member in replicator.directory.members.sorted() {
            try settleReturnedLetters(of: member, work)
            if !hasSettled { try takeRosterRequests(for: member, work) }
        }
        try tellFriends(work)
        try resealWhereDue(work)
        cleanPicturesSoon(work)
    }

    /// The last time that `settle` is needed.
    mutating func settleWhereDue(_ work: Work) throws {
        guard !hasSettled, work.now >= settledAt || work.now < startedAt else { return }
        hasSettled = true
        for member in replicator.directory.members.sorted() { try awaitOwnLists(of: member, work) }
        try settle(work)
        for member in replicator.directory.members.sorted() {
            try offerToReaders(of: member, work)
            try takeRosterRequests(for: member, work)
        }
        try beatWhereDue(work)
    }

    /// Tells friends what stands in every letter, as far as keys are at hand: where the node can be
    /// dialled now, and the key of the member's profile.
    mutating func tellFriends(_ work: Work) throws {
        var profileKeys: [IdentityKey: [UInt8]] = [:]
        let pairs = friendsToTell.sorted { ($0.member, $0.other) < ($1.member, $1.other) }
        for pair in pairs {
            let stream = StreamID.letter(from: pair.member, to: pair.other)
            guard let keys = keyring.keys(of: pair.member),
                isSettled(stream, at: work.now)
                    || replicator.directory.members.contains(pair.other)
            else { continue }
            friendsToTell.remove(pair)
            guard try work.store.row(FriendRow.self, pair)?.state == .friends else { continue }
            var letter: LetterBody
            do {
                letter = try ownLetter(from: pair.member, to: pair.other, keys: keys, work)
            } catch is WireError {
                // One letter that cannot be read must not keep the others from being told.
                continue
            }
            let profileKey =
                profileKeys[pair.member] ?? sharedProfileKey(of: pair.member, keys: keys, work)
            profileKeys[pair.member] = profileKey
            guard letter.addresses != addresses || letter.profileKey != profileKey else { continue }
            for index in letter.answers.indices where letter.answers[index].showsAddresses {
                letter.answers[index].addresses = addresses
            }
            try writeLetter(letter, from: pair.member, to: pair.other, keys: keys, work)
        }
    }

    /// A profile came in that a member here wrote: this home was put back to an earlier copy, and
    /// what it says to friends who were away meanwhile knows nothing of its key.
    mutating func ownProfileReturned(_ key: RecordKey, _ work: Work) throws {
        guard replicator.directory.members.contains(key.author) else { return }
        for row in try work.store.rows(FriendRow.self)
        where row.member == key.author && row.state == .friends {
            friendsToTell.insert(row.key)
        }
        try tellFriends(work)
    }
}
