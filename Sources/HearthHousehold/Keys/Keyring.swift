package import HearthRows
package import HearthSodium
package import HearthWire

/// The keys that are in memory: of members without a passphrase always, of the others while they are
/// here (`Presences`).
package struct Keyring: Sendable {
    struct ListKeyName: Hashable, Sendable {
        let reader: IdentityKey
        let list: ListID
    }

    struct LetterName: Hashable, Sendable {
        let reader: IdentityKey
        let author: IdentityKey
    }

    private static let attempts = 5
    private static let attemptWindow: Duration = .seconds(60)

    private var keys: [IdentityKey: MemberKeys] = [:]
    package private(set) var presences = Presences()
    private var failures: [IdentityKey: [WallTime]] = [:]
    /// Lists that were opened with these.
    var opened = OpenedParts()
    var listKeys: [ListKeyName: (roster: Digest, key: SymmetricKey)] = [:]
    /// What friends' letters said when they were opened, with the hash of each.
    var letters: [LetterName: (hash: Digest, body: LetterBody)] = [:]
    /// Members' preferences, each with the nonce under which it was sealed.
    var preferences: [IdentityKey: (nonce: Nonce, state: Preferences)] = [:]

    /// What members deleted lately and can have back.
    var deleted = DeletedWishes()
    /// What they did with many items of a list lately and can take back.
    var done = RecentlyDone()

    /// Whose keys are in memory.
    var members: Set<IdentityKey> { Set(keys.keys) }

    /// The member's keys if they are in memory.
    package func keys(of member: IdentityKey) -> MemberKeys? { keys[member] }

    /// Keeps the keys of a member without a passphrase.
    package mutating func unlock(_ member: MemberRow) {
        guard let seed = Seed(octets: member.seed) else { return }
        keys[member.identity] = MemberKeys(seed: seed)
        presences.stay(member.identity)
    }

    /// Keeps the keys of a member who has a passphrase, as long as they are here by this; `seed` is nil
    /// where they have none.
    mutating func open(
        _ seed: Seed?, of member: IdentityKey, by presence: Presence, token: Digest,
        device: String? = nil
    ) {
        if let seed { keys[member] = MemberKeys(seed: seed) }
        presences.come(member, by: presence, token: token, device: device)
    }

    /// Notes at which device a sign-in is used.
    mutating func bind(_ token: Digest, to device: String) { presences.bind(token, to: device) }

    /// Notes that somebody asked for something with a sign-in.
    mutating func noteRequest(with token: Digest, now: WallTime) {
        presences.noteRequest(with: token, now: now)
    }

    /// Forgets a sign-in whose member keeps their keys for another one.
    mutating func forget(_ token: Digest) { presences.forget(token) }

    /// Ends what a member is here by. With the last of it their keys leave memory: at once, or after
    /// the beat at `serving`, which carries out what they did while they were here.
    mutating func close(_ token: Digest, of member: IdentityKey, serving: WallTime?) {
        // Nobody keeps another's keys here, or signs them out.
        guard presences.presence(of: member, with: token) != nil else { return }
        presences.end(token, serving: serving)
        dropUnused()
    }

    /// Ends all that a member is here by, and forgets their keys.
    package mutating func close(_ member: IdentityKey) {
        presences.end(member)
        dropUnused()
    }

    /// Ends what is over by itself, and sign-ins of `short` members that nobody uses.
    package mutating func expire(
        now: WallTime, serving: [IdentityKey: WallTime], short: (IdentityKey) -> Bool
    ) {
        presences.expire(now: now, serving: serving, short: short)
        deleted.expire(now: now)
        done.expire(now: now)
        dropUnused()
    }

    private mutating func dropUnused() {
        let needed = presences.members
        if keys.keys.contains(where: { !needed.contains($0) }) { opened = OpenedParts() }
        keys = keys.filter { needed.contains($0.key) }
        listKeys = listKeys.filter { needed.contains($0.key.reader) }
        letters = letters.filter { needed.contains($0.key.reader) }
        preferences = preferences.filter { needed.contains($0.key) }
        deleted.keep(only: needed)
        done.keep(only: needed)
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
