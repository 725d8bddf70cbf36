import HearthSodium
import HearthWire

/// The keys that are in memory: of members without a passphrase always, of the others while a
/// session of theirs is open.
struct Keyring: Sendable {
    struct OpenSession: Sendable {
        let member: IdentityKey
        let expiresAt: WallTime
    }

    struct OpenSignIn: Sendable {
        let member: IdentityKey
        /// Whether it opens dates alone.
        let isForCalendars: Bool
        /// When its member asked for something last; what open pages do by themselves does not count.
        var lastRequest: WallTime

        /// When it ends if nobody uses it, where it is a short one; nil: never.
        var idleEnd: WallTime? {
            isForCalendars ? nil : lastRequest.adding(Keyring.idleLimit)
        }
    }

    /// Somebody's sender key on a list, as opened from their bundle.
    struct SenderKey: Sendable {
        let generation: UInt16
        let key: SymmetricKey
        let commitment: Digest
        /// The one before it: a bundle may come ahead of the cells that it opens.
        var earlier: (key: SymmetricKey, commitment: Digest)?

        /// What is in a cell; nil where neither key is the one that it was sealed with.
        func open(_ cell: Cell) -> [UInt8]? {
            cell.open(with: key, commitment: commitment)
                ?? earlier.flatMap { cell.open(with: $0.key, commitment: $0.commitment) }
        }
    }

    struct SenderKeyName: Hashable, Sendable {
        let reader: IdentityKey
        let list: ListID
        let author: IdentityKey
    }

    struct ListKeyName: Hashable, Sendable {
        let reader: IdentityKey
        let list: ListID
    }

    struct LetterName: Hashable, Sendable {
        let reader: IdentityKey
        let author: IdentityKey
    }

    static let sessionLength: Duration = .seconds(12 * 3600)
    /// After how long without a request a short sign-in ends.
    static let idleLimit: Duration = .seconds(30 * 60)
    /// How many sign-ins a member has at most; with one more the oldest ends.
    static let signInLimit = 32
    private static let attempts = 5
    private static let attemptWindow: Duration = .seconds(60)

    private var keys: [IdentityKey: MemberKeys] = [:]
    private var permanent: Set<IdentityKey> = []
    /// By the hash of the token.
    private var sessions: [Digest: OpenSession] = [:]
    /// Sign-ins whose token was shown since the node started, by its hash.
    private var signIns: [Digest: OpenSignIn] = [:]
    /// Keys without a session that still serve one more beat.
    private var lingering: [IdentityKey: WallTime] = [:]
    private var failures: [IdentityKey: [WallTime]] = [:]
    var senderKeys: [SenderKeyName: SenderKey] = [:]
    /// Bundles in which no box was found for a reader: they are not tried again.
    var closedBundles: [SenderKeyName: [Digest]] = [:]
    /// Lists that were opened with these.
    var opened = OpenedParts()
    var listKeys: [ListKeyName: (roster: Digest, key: SymmetricKey)] = [:]
    /// What friends' letters said when they were opened, with the hash of each.
    var letters: [LetterName: (hash: Digest, body: LetterBody)] = [:]
    /// Members' private states, each with the nonce under which it was sealed.
    var privateStates: [IdentityKey: (nonce: Nonce, state: PrivateState)] = [:]

    /// What members deleted lately and can have back.
    var deleted = DeletedWishes()

    /// The member's keys if they are in memory.
    func keys(of member: IdentityKey) -> MemberKeys? { keys[member] }

    /// Keeps the keys of a member without a passphrase.
    mutating func unlock(_ member: MemberRow) {
        guard let seed = Seed(octets: member.seed) else { return }
        keys[member.identity] = MemberKeys(seed: seed)
        permanent.insert(member.identity)
    }

    /// Opens a session; the token is what the member shows with each request.
    mutating func open(
        _ seed: Seed, of member: IdentityKey, token: [UInt8], now: WallTime
    ) -> WallTime {
        keys[member] = MemberKeys(seed: seed)
        let expiresAt = now.adding(Self.sessionLength)
        sessions[BLAKE2b.digest(token)] = OpenSession(member: member, expiresAt: expiresAt)
        attemptSucceeded(of: member)
        return expiresAt
    }

    /// Keeps a sign-in, and the keys of a member with a passphrase as long as it stands.
    mutating func signIn(
        _ member: IdentityKey, seed: Seed?, token: Digest, isForCalendars: Bool, now: WallTime
    ) {
        if let seed { keys[member] = MemberKeys(seed: seed) }
        signIns[token] = OpenSignIn(
            member: member, isForCalendars: isForCalendars, lastRequest: now)
        let others = signIns.filter { $0.value.member == member && $0.key != token }
        let tooMany = max(0, others.count - Self.signInLimit + 1)
        for old in others.sorted(by: { $0.value.lastRequest < $1.value.lastRequest })
            .prefix(tooMany)
        {
            signIns[old.key] = nil
        }
    }

    /// Whom this token signs in, of those that were shown since the node started.
    func member(signedInWith token: Digest) -> IdentityKey? { signIns[token]?.member }

    /// Notes that somebody asked for something with a sign-in.
    mutating func noteRequest(with token: Digest, now: WallTime) {
        signIns[token]?.lastRequest = now
    }

    /// Whether nobody asked for anything with a sign-in for so long that it ends if it is a short one.
    func isIdle(_ token: Digest, now: WallTime) -> Bool {
        signIns[token]?.idleEnd.map { $0 <= now } ?? false
    }

    /// When the first sign-in of a member ends if nobody uses it, and it is a short one.
    func idleEnd(of member: IdentityKey) -> WallTime? {
        signIns.values.lazy.filter { $0.member == member }.compactMap(\.idleEnd).min()
    }

    /// Forgets a sign-in whose member keeps their keys for another one.
    mutating func forget(_ token: Digest) { signIns[token] = nil }

    /// Whether this is the token of a session or of a sign-in that was shown before.
    func knows(_ token: Digest) -> Bool { sessions[token] != nil || signIns[token] != nil }

    /// Whether this token signs this member in.
    func isSignedIn(_ member: IdentityKey, token: Digest) -> Bool {
        signIns[token]?.member == member
    }

    /// Whether this token opens this member.
    func isOpen(_ token: [UInt8], for member: IdentityKey, now: WallTime) -> Bool {
        let digest = BLAKE2b.digest(token)
        if isSignedIn(member, token: digest) { return true }
        guard let session = sessions[digest] else { return false }
        return session.member == member && now < session.expiresAt
    }

    /// Whether this member is here, in a session or signed in.
    func hasSession(_ member: IdentityKey, now: WallTime) -> Bool {
        signIns.values.contains { $0.member == member }
            || sessions.values.contains { $0.member == member && now < $0.expiresAt }
    }

    /// Whether a member needs no session.
    func isPermanent(_ member: IdentityKey) -> Bool { permanent.contains(member) }

    /// Ends a session or a sign-in. With the last one their keys leave memory: at once, or after
    /// the beat at `serving`, which carries out what they did while they were here. The keys linger
    /// whether the member did anything or not, so that the beat tells no more than that they were
    /// here.
    mutating func close(_ token: [UInt8], of member: IdentityKey, serving: WallTime?) {
        let digest = BLAKE2b.digest(token)
        // Nobody keeps another's keys here, or ends their session.
        guard sessions[digest]?.member == member || isSignedIn(member, token: digest)
        else { return }
        sessions[digest] = nil
        signIns[digest] = nil
        lingering[member] = serving
        dropUnused()
    }

    /// Ends every session and sign-in of a member and forgets their keys, unless they have no
    /// passphrase.
    mutating func close(_ member: IdentityKey) {
        sessions = sessions.filter { $0.value.member != member }
        signIns = signIns.filter { $0.value.member != member }
        permanent.remove(member)
        lingering[member] = nil
        dropUnused()
    }

    /// Ends sessions whose time is over, as if they had been closed then, and sign-ins of `short`
    /// members that nobody uses.
    mutating func expire(
        now: WallTime, serving: [IdentityKey: WallTime], short: (IdentityKey) -> Bool
    ) {
        for (token, signIn) in signIns
        where isIdle(token, now: now) && short(signIn.member) {
            signIns[token] = nil
            lingering[signIn.member] = serving[signIn.member]
        }
        for (token, session) in sessions where session.expiresAt <= now {
            sessions[token] = nil
            lingering[session.member] = serving[session.member]
        }
        lingering = lingering.filter { now < $0.value }
        deleted.expire(now: now)
        dropUnused()
    }

    private mutating func dropUnused() {
        let needed = permanent.union(sessions.values.map(\.member)).union(lingering.keys)
            .union(signIns.values.map(\.member))
        if keys.keys.contains(where: { !needed.contains($0) }) { opened = OpenedParts() }
        keys = keys.filter { needed.contains($0.key) }
        senderKeys = senderKeys.filter { needed.contains($0.key.reader) }
        closedBundles = closedBundles.filter { needed.contains($0.key.reader) }
        listKeys = listKeys.filter { needed.contains($0.key.reader) }
        letters = letters.filter { needed.contains($0.key.reader) }
        privateStates = privateStates.filter { needed.contains($0.key) }
        deleted.keep(only: needed)
    }

    // MARK: Guessing

    /// Seconds to wait before the next attempt, nil when one is free.
    func attemptDelay(of member: IdentityKey, now: WallTime) -> Int? {
        let recent = (failures[member] ?? []).filter { now.since($0) < Self.attemptWindow }
        guard recent.count >= Self.attempts, let first = recent.first else { return nil }
        return max(1, Int(first.adding(Self.attemptWindow).since(now).components.seconds))
    }

    mutating func attemptSucceeded(of member: IdentityKey) { failures[member] = nil }

    mutating func attemptFailed(of member: IdentityKey, now: WallTime) {
        failures[member] = (failures[member] ?? []).suffix(Self.attempts - 1) + [now]
    }
}
