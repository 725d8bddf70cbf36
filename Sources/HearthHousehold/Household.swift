package import HearthAPI
import HearthLists
package import HearthReplication
package import HearthSodium
package import HearthWire

/// A household: its members, their friends and lists, and the node's side of every conversation.
///
/// A value without I/O. Events and operations go in together with an open transaction and the
/// time; directives come out, to be carried out once the transaction has committed. When a step
/// throws, the caller puts the value back that it had before, as the transaction is rolled back:
/// then nothing has happened, in memory or on the disk.
package struct Household: Sendable {
    package var replicator: Replicator
    var keyring = Keyring()
    var dialPlan = DialPlan()
    let entropy: any Entropy
    let node: NodeKey
    let clock: SlotClock
    /// Name of the household, for people.
    package var name: String
    /// The home's folder, for people.
    package var home = ""
    /// host:port, where this node can be dialled.
    package var addresses: [String]
    /// What guessing a passphrase costs; less than the standard is for simulated worlds.
    package var passphraseCost = Passphrase.Cost.interactive
    package let startedAt: WallTime
    /// How many seconds the clocks of people here are ahead of UTC at a time: where the node runs, by
    /// the machine's time zone. What leaves the node, and when, goes by UTC.
    package var zoneOffset: @Sendable (WallTime) -> Int64 = { _ in 0 }
    /// What a person should look into, newest last; bounded.
    package var alarms: [AlarmNotice] = []
    /// Offers and knocks that were put off until the node starts again.
    var ignored: Set<String> = []
    /// Members' own letters that came back and were not read yet: their authors are locked, or what
    /// else they wrote may still come back.
    var returnedLetters: Set<RecordKey> = []
    /// Own records of which another version came and is still to be merged.
    var foundRecords: Set<OwnVersionsRow.Key> = []
    /// Own records that were written before any peer had shown what it holds of them.
    var openRecords: Set<OwnVersionsRow.Key> = []
    /// Own records that were written since the start.
    var writtenRecords: Set<OwnVersionsRow.Key> = []
    /// The incarnations with which members' records began at the start.
    var startIncarnations: [IdentityKey: UInt32] = [:]
    /// Of own parts that were written since the start: the revisions that their items had before that.
    var partRevisions: [RecordKey: [ItemID: UInt64]] = [:]
    /// What is remembered of own cells since the start.
    var cellMemories = OwnCellMemories()
    /// Letters of members here that strangers showed, as proof that they are friends.
    var shownLetters: [SessionID: Record] = [:]
    /// Lists that have another key, and when members here seal again at the latest what they wrote
    /// on them.
    var toReseal: [ListID: WallTime] = [:]
    /// Whose stored pictures have still to be freed of metadata.
    var pictureCleaning = PictureCleaning()
    /// Friends whose letters may lack where this node can be dialled, or the key of a profile.
    var friendsToTell: Set<PairKey> = []
    /// Nothing is waited for any more that could come back after the start.
    var hasSettled = false
    /// The rosters in the directory as they were read: to read one is to check all its cards.
    var rosters: [ListID: (hash: Digest, body: RosterBody)] = [:]
    /// Who is at the other end of every connection until it is down, no matter who closed it.
    private var connections: [SessionID: NodeKey] = [:]
    /// For whom this node knocked on a connection and has no answer yet, the first of them first.
    var knocks: [SessionID: [PairKey]] = [:]
    /// Friendships that a peer forgot, and of which it was shown nothing yet.
    var forgottenFriends: [SessionID: [PairKey]] = [:]
    /// How often the home of a friend was shown the letter of theirs that it forgot.
    var lettersShown: [PairKey: Int] = [:]
    /// Where knocks come from, and how many.
    var knockSources = KnockSources()
    /// Whom to dial has to be worked out again.
    var wantedAreStale = true
    /// The slot of the newest beat of each list; from public facts alone.
    var beatSlots: [ListID: UInt32] = [:]
    /// Lists that their hosts deleted a moment ago, and when.
    var deletedLists: [ListID: WallTime] = [:]
    /// Lists hosted here whose rosters call somebody what their card does not any more, and when
    /// they are written again.
    var rostersWithOldCards: [ListID: WallTime] = [:]
    /// The heads that standing offers were last compared with, so that a part that changes nothing of
    /// them opens no letter.
    var announcedHeads: [MembershipKey: ListHead] = [:]
    /// What members call people, in place of the people's own names.
    var nicknames = Nicknames()
    /// What those were called whom the newest roster of the list that was loaded last does not name
    /// any more.
    var departedNames: [IdentityKey: String] = [:]
    /// What has to be looked at for news.
    var news = NewsDesk()
    /// How many seconds this node's clock is ahead of others', as far as they say so.
    var clockError: Int64?
    /// Told to open pages and waiting commands: something changed.
    package private(set) var changes: UInt64 = 0
    private var nextSession: UInt64 = 0

    /// Takes up a household where its tables left it.
    ///
    /// - Throws: What the storage throws, and `HearthError` when the tables make no sense.
    package init(
        node: NodeKey, clock: SlotClock, addresses: [String], entropy: any Entropy, _ work: Work
    ) throws {
        self.node = node
        self.clock = clock
        self.addresses = addresses
        self.entropy = entropy
        startedAt = work.now
        replicator = Replicator(ownNode: node, clock: clock)
        name = try Settings.text(.household, work) ?? ""
        try beginIncarnations(work)
        for member in try work.store.rows(MemberRow.self) {
            replicator.directory.members.insert(member.identity)
            if member.protection.isEmpty { keyring.unlock(member) }
        }
        nicknames = Nicknames(try work.store.rows(NicknameRow.self))
        try loadLists(work)
        try noteOwnRecords(work)
        try loadDeletedLists(work)
        try loadPictureCleaning(work)
        try refreshPairs(work)
        try dialWanted(work)
        try endShortSignIns(work)
        // What came while nobody was here to notice, or before the program ended.
        news.lists = Set(replicator.directory.lists.keys)
        news.people = true
        news.profiles = true
        news.look(from: work.now)
    }

    /// Takes events of one step, in order.
    package mutating func handle(
        _ events: [HouseholdEvent], _ work: Work
    ) throws -> [Directive] {
        replicator.stepBegins(at: work.now)
        news.stepBegins()
        for event in events { try take(event, work) }
        return takeDirectives()
    }

    /// Takes one event.
    package mutating func handle(_ event: HouseholdEvent, _ work: Work) throws -> [Directive] {
        try handle([event], work)
    }

    private mutating func take(_ event: HouseholdEvent, _ work: Work) throws {
        switch event {
        case .connected(let id, let peer, let isInitiator, let address, let place):
            connections[id] = peer
            knockSources.connected(id, from: place.network)
            dialPlan.connected(peer)
            if !address.isEmpty { dialPlan.reached(peer, at: address, now: work.now) }
            try remember(peer, address: address, work)
            replicator.opened(
                id, peer: peer, isInitiator: isInitiator, place: place, now: work.now)
        case .received(let id, .knock(let octets)):
            try receivedKnock(octets, on: id, work)
        case .received(let id, .knockAnswer(let octets)):
            try receivedKnockAnswer(octets, on: id, work)
        case .received(let id, let frame):
            let wasKnocking = replicator.isKnocking(at: id)
            let wasSharing = replicator.peer(of: id).map { replicator.isSharing(with: $0) } ?? false
            keepShownLetter(frame, on: id)
            try replicator.received(frame, on: id, now: work.now, store: work.store)
            if case .hello = frame, let peer = replicator.peer(of: id),
                replicator.isSharing(with: peer)
            {
                dialPlan.settled(peer)
                // Anybody who shares a list with a member here can still be asked to be their
                // friend.
                if !wasSharing { try knock(on: id, work) }
            }
            if !wasKnocking, replicator.isKnocking(at: id) {
                try farewellArrived(on: id, work)
                try knock(on: id, work)
                try showForgottenLetter(on: id, work)
            }
            try react(work)
            if case .early = frame { earlyCellCame(at: work.now) }
            if case .hello = frame { try noticeClockError(work) }
        case .readOver(let id, let byteCount):
            replicator.readOver(byteCount, on: id, now: work.now)
        case .disconnected(let id):
            let heard = replicator.lastHeard(id) ?? work.now
            replicator.closed(id)
            knocks[id] = nil
            forgottenFriends[id] = nil
            shownLetters[id] = nil
            knockSources.disconnected(id)
            if let peer = connections.removeValue(forKey: id) {
                do {
                    try remember(peer, address: "", heard: heard, work)
                } catch {
                    // When it was last heard is worth less than dialling it again.
                    alarm(.storageRefused)
                }
                if replicator.session(with: peer) == nil {
                    dialPlan.disconnected(peer, now: work.now, jitter: jitter())
                }
            }
        case .dialFailed(let peer, let reason):
            dialPlan.failed(peer, reason: reason, now: work.now, jitter: jitter())
        case .wake:
            try replicator.wake(now: work.now, store: work.store)
            // At once, not with what comes in next: that may be somebody's early cell.
            try react(work)
            try settleWhereDue(work)
            try resealWhereDue(work)
            try cleanPicturesWhereDue(work)
            try deleteWhereDue(work)
            try renewOldCards(dueBy: work.now, work)
            try beatWhereDue(work)
            expireKeys(at: work.now)
        case .look:
            try look(work)
        }
        switch event {
        // Nobody is dialled by what depends on claims.
        case .look, .received(_, .early): break
        default: try dialWanted(work)
        }
    }

    /// Carries out what a person asked for.
    ///
    /// - Throws: `HearthError`, or what the storage throws.
    package mutating func perform<Request: Operation>(
        _ operation: Request, as caller: Caller, _ work: Work
    ) throws -> (Request.Answer, [Directive]) {
        if let setUp = operation as? SetUpHousehold {
            // There is nobody yet who could ask for it.
            replicator.stepBegins(at: work.now)
            news.stepBegins()
            guard let answer = try self.setUp(setUp, work) as? Request.Answer else {
                throw HearthError(.internalError)
            }
            try react(work)
            try dialWanted(work)
            return (answer, takeDirectives())
        }
        guard let useCase = operation as? any UseCase else {
            throw HearthError(.notFound)
        }
        replicator.stepBegins(at: work.now)
        news.stepBegins()
        try checkPurpose(of: caller, isForCalendars: Request.isForCalendars)
        endIfIdle(caller, at: work.now)
        let hasOpened = try openSignIn(caller, work)
        let asker = try asker(
            caller, needsMember: useCase.needsMember,
            naming: Request.isReading ? .beginning : .whole, work)
        if Request.needsKeys, asker.keys == nil {
            throw HearthError(.locked, ["member": asker.name])
        }
        noteRequest(caller, by: asker, at: work.now)
        let actor = Request.isReading ? nil : asker.keys.map { (asker.identity, $0) }
        if let (member, keys) = actor {
            try lookBeforeAct(of: member, keys: keys, work)
        }
        guard let answer = try useCase.anyAnswer(in: &self, by: asker, work) as? Request.Answer
        else { throw HearthError(.internalError) }
        if !Request.isReading || hasOpened { try react(work) }
        if let (member, keys) = actor, keyring.keys(of: member) != nil {
            try lookAfterAct(of: member, keys: keys, work)
        }
        // Nobody is dialled by what depends on claims, be it changing or reading them.
        if hasOpened || !Request.changesClaims && !Request.isReading { try dialWanted(work) }
        return (answer, takeDirectives())
    }

    mutating func takeDirectives() -> [Directive] {
        let taken = replicator.directives
        replicator.directives = []
        return taken
    }

    /// The next moment at which something is due.
    package func nextWake(after now: WallTime) -> WallTime {
        let times = [
            replicator.nextWake(after: now),
            dialPlan.nextAttempt(after: now),
            nextBeat(after: now), nextIdleEnd, nextSettling, toReseal.values.min(), nextDeletion,
            nextCardRenewal, nextPictureCleaning,
        ].compactMap { $0 }
        return times.min() ?? now.adding(.seconds(60))
    }

    /// Where the node can be dialled has changed: friends are told, each as soon as what they may
    /// have to give back has come, and keys are at hand.
    package mutating func setAddresses(_ new: [String], _ work: Work) throws -> [Directive] {
        replicator.stepBegins(at: work.now)
        news.stepBegins()
        addresses = new
        for row in try work.store.rows(FriendRow.self) where row.state == .friends {
            friendsToTell.insert(row.key)
        }
        try tellFriends(work)
        try react(work)
        try dialWanted(work)
        return takeDirectives()
    }

    /// A number that no connection of this run has had.
    package mutating func newSessionID() -> SessionID {
        nextSession += 1
        return SessionID(number: nextSession)
    }

    mutating func noteChange() {
        changes &+= 1
    }

    func jitter() -> Double {
        let octets = entropy.octets(4, for: .jitter)
        return Double(octets.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }) / 4_294_967_296
    }

    mutating func alarm(_ kind: AlarmNotice.Kind, about person: String? = nil) {
        let notice = AlarmNotice(kind, person: person)
        guard alarms.last != notice else { return }
        alarms = alarms.suffix(31) + [notice]
    }
}
