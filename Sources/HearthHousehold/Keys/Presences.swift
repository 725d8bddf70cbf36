package import HearthSodium
import HearthWire

/// By what a member with a passphrase is here: as long as one of these lasts, their keys are in memory.
enum Presence: Sendable {
    /// A program gave the passphrase (`hearth unlock`).
    case unlocked(until: WallTime)
    /// A browser signed in. What open pages do by themselves is no request.
    case signedIn(lastRequest: WallTime)
    /// A calendar program has an address of theirs, which opens dates alone.
    case calendar(lastRequest: WallTime)

    /// When it ends by itself; nil: never. `isShort`: the member's sign-ins end when nobody uses them.
    func end(isShort: Bool) -> WallTime? {
        switch self {
        case .unlocked(let end): end
        case .signedIn(let last): isShort ? last.adding(Presences.idleLimit) : nil
        case .calendar: nil
        }
    }

    /// Nil where it is no sign-in.
    var lastRequest: WallTime? {
        switch self {
        case .unlocked: nil
        case .signedIn(let last), .calendar(let last): last
        }
    }

    fileprivate func used(at now: WallTime) -> Presence {
        switch self {
        case .unlocked: self
        case .signedIn: .signedIn(lastRequest: now)
        case .calendar: .calendar(lastRequest: now)
        }
    }
}

/// Who is here. Each presence goes by a token, of which the node keeps the hash.
package struct Presences: Sendable {
    static let unlockedLength: Duration = .seconds(12 * 3600)
    /// After how long without a request a short sign-in ends.
    static let idleLimit: Duration = .seconds(30 * 60)
    /// How many sign-ins a member has at most; with one more the oldest ends.
    static let signInLimit = 32

    private struct Known {
        let member: IdentityKey
        var presence: Presence
        /// The id of the household's device at which it is used; nil: none.
        var device: String?
    }

    private var byToken: [Digest: Known] = [:]
    /// Members without a passphrase.
    private(set) var permanent: Set<IdentityKey> = []
    /// Who has left and is needed until then: the next beat carries out what they did.
    private var leaving: [IdentityKey: WallTime] = [:]

    /// Everybody whose keys are needed.
    var members: Set<IdentityKey> {
        permanent.union(leaving.keys).union(byToken.values.map(\.member))
    }

    /// By what somebody is here who shows a token, under this member's name.
    func presence(of member: IdentityKey, with token: Digest) -> Presence? {
        guard let known = byToken[token], known.member == member else { return nil }
        return known.presence
    }

    /// Everything by which somebody is here.
    func tokens(of member: IdentityKey) -> [Digest] {
        byToken.filter { $0.value.member == member }.map(\.key)
    }

    func knows(_ token: Digest) -> Bool { byToken[token] != nil }

    /// The device at which a token is used; nil: none, as far as it is known.
    func device(of token: Digest) -> String? { byToken[token]?.device }

    /// Whose tokens are used at these devices, and which.
    func tokens(at devices: Set<String>) -> [(token: Digest, member: IdentityKey)] {
        byToken.filter { $0.value.device.map(devices.contains) ?? false }
            .map { ($0.key, $0.value.member) }
    }

    /// Whom a token signs in, of those that were shown since the node started.
    package func member(signedInWith token: Digest) -> IdentityKey? {
        byToken[token].flatMap { $0.presence.lastRequest == nil ? nil : $0.member }
    }

    /// Whether a member is here by this token.
    func isHere(_ member: IdentityKey, with token: Digest?, now: WallTime) -> Bool {
        token.flatMap { presence(of: member, with: $0) }.map { !$0.isOver(at: now) } ?? false
    }

    /// Whether a member is here by anything but having no passphrase.
    func isHere(_ member: IdentityKey, now: WallTime) -> Bool {
        byToken.values.contains { $0.member == member && !$0.presence.isOver(at: now) }
    }

    /// When the first sign-in of a member ends if nobody uses it, and it is a short one.
    func idleEnd(of member: IdentityKey) -> WallTime? {
        byToken.values.filter { $0.member == member && $0.presence.lastRequest != nil }
            .compactMap { $0.presence.end(isShort: true) }.min()
    }

    // MARK: Changes

    mutating func stay(_ member: IdentityKey) { permanent.insert(member) }

    mutating func come(
        _ member: IdentityKey, by presence: Presence, token: Digest, device: String?
    ) {
        byToken[token] = Known(member: member, presence: presence, device: device)
        let others = byToken.filter { $0.key != token && $0.value.member == member }
            .compactMap { token, known in known.presence.lastRequest.map { (token, $0) } }
        let tooMany = presence.lastRequest == nil ? 0 : others.count - Self.signInLimit + 1
        for (old, _) in others.sorted(by: { $0.1 < $1.1 }).prefix(max(0, tooMany)) {
            byToken[old] = nil
        }
    }

    /// Notes that somebody asked for something with a sign-in.
    mutating func noteRequest(with token: Digest, now: WallTime) {
        guard let known = byToken[token] else { return }
        byToken[token]?.presence = known.presence.used(at: now)
    }

    mutating func bind(_ token: Digest, to device: String) { byToken[token]?.device = device }

    /// Forgets a sign-in whose member is here by another one.
    mutating func forget(_ token: Digest) { byToken[token] = nil }

    /// Ends a presence. The member is needed until `serving`, whether they did anything or not, so that
    /// the beat tells no more than that they were here.
    mutating func end(_ token: Digest, serving: WallTime?) {
        guard let known = byToken.removeValue(forKey: token) else { return }
        leaving[known.member] = serving
    }

    /// Ends all of a member's.
    mutating func end(_ member: IdentityKey) {
        byToken = byToken.filter { $0.value.member != member }
        permanent.remove(member)
        leaving[member] = nil
    }

    /// Ends what is over by itself.
    mutating func expire(
        now: WallTime, serving: [IdentityKey: WallTime], short: (IdentityKey) -> Bool
    ) {
        for (token, known) in byToken
        where known.presence.end(isShort: short(known.member)).map({ $0 <= now }) ?? false {
            end(token, serving: serving[known.member])
        }
        leaving = leaving.filter { now < $0.value }
    }
}

extension Presence {
    /// Whether its time has come, however short the member's sign-ins are.
    func isOver(at now: WallTime) -> Bool { end(isShort: false).map { $0 <= now } ?? false }
}
