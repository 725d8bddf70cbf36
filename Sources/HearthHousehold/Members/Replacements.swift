import FoundationEssentials
import HearthAPI
import HearthRows
import HearthSodium
import HearthWire

/// When a member's passphrase was replaced with their recovery code, so that they learn of it where it was
/// somebody else.
///
/// A setting of theirs, which is written while their keys are locked.
struct Replacements: Codable {
    struct Replacement: Codable {
        /// In seconds since 1970.
        var at: Int64
        /// The hash of the token that it was done with, which is told nothing; nil: none.
        var signIn: String?
        var isAcknowledged = false
    }

    /// Oldest first.
    var all: [Replacement] = []

    static let limit = 8
    /// How long one that was acknowledged is shown.
    static let length: Duration = .seconds(365 * 86_400)
    /// A form that is sent again is no second one.
    private static let again: Duration = .seconds(60)

    mutating func note(at now: WallTime, signIn: Digest?) {
        if let last = all.last {
            let passed = now.since(WallTime(seconds: last.at))
            if passed >= .zero, passed < Self.again { all.removeLast() }
        }
        all = all.suffix(Self.limit - 1)
        all.append(Replacement(at: now.seconds, signIn: signIn?.hex))
    }

    mutating func acknowledge(with signIn: Digest?) {
        for index in all.indices where !all[index].isOf(signIn) {
            all[index].isAcknowledged = true
        }
    }
}

extension Replacements.Replacement {
    /// Whether it was done with this sign-in.
    func isOf(_ token: Digest?) -> Bool { signIn != nil && signIn == token?.hex }
}

extension ShowReplacements: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [PassphraseReplacement] {
        try household.replacements(of: asker, work)
    }
}

extension AcknowledgeReplacements: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        var known = try household.knownReplacements(of: asker.identity, work)
        known.acknowledge(with: SignInToken(asker.sessionToken)?.digest)
        try household.save(known, of: asker.identity, work)
        return Done()
    }
}

extension Household {
    /// What a member is shown of it, newest first.
    func replacements(of asker: Asker, _ work: Work) throws -> [PassphraseReplacement] {
        let shown = SignInToken(asker.sessionToken)?.digest
        return try knownReplacements(of: asker.identity, work).all.reversed().compactMap { one in
            let then = WallTime(seconds: one.at)
            guard !one.isAcknowledged || work.now.since(then) < Replacements.length else {
                return nil
            }
            return PassphraseReplacement(
                at: then.text, isNew: !one.isAcknowledged && !one.isOf(shown))
        }
    }

    /// Notes that a passphrase was replaced just now, with this new sign-in.
    func noteReplacement(of member: IdentityKey, with signIn: Digest?, _ work: Work) throws {
        var known = try knownReplacements(of: member, work)
        known.note(at: work.now, signIn: signIn)
        try save(known, of: member, work)
    }

    /// None where what is stored is damaged.
    fileprivate func knownReplacements(
        of member: IdentityKey, _ work: Work
    ) throws -> Replacements {
        let text = try Settings.text(.replacements, of: member, work)
        return text.flatMap { try? JSONDecoder().decode(Replacements.self, from: Data($0.utf8)) }
            ?? Replacements()
    }

    fileprivate func save(_ known: Replacements, of member: IdentityKey, _ work: Work) throws {
        guard !known.all.isEmpty else { return }
        let octets = try JSONEncoder().encode(known)
        try Settings.set(
            .replacements, of: member, text: String(decoding: octets, as: UTF8.self), work)
    }
}
