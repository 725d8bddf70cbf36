import HearthAPI
@_spi(Seed) package import HearthSodium
import HearthWire

/// What a browser keeps of a sign-in, and the node does not.
///
/// One for a calendar program says so itself: it is stored in that program's settings, and must never
/// stand in for the member.
package struct SignInToken: Sendable {
    private static let byteCount = 32
    private static let calendarMark = SignInInfo.calendarMark
    private static let keyContext = Array("hearth/1 sign-in key".utf8)
    private static let sealContext = Array("hearth/1 sign-in seed".utf8)

    private let secret: [UInt8]
    /// Whether it opens dates alone.
    let isForCalendars: Bool

    init(_ entropy: any Entropy, isForCalendars: Bool) {
        secret = entropy.octets(Self.byteCount, for: .key)
        self.isForCalendars = isForCalendars
    }

    /// Nil for what cannot be one.
    package init?(_ text: String?) {
        guard let text else { return nil }
        isForCalendars = text.hasPrefix(Self.calendarMark)
        let digits = isForCalendars ? String(text.dropFirst(Self.calendarMark.count)) : text
        guard let octets = Hex.decode(digits), octets.count == Self.byteCount else { return nil }
        secret = octets
    }

    /// In hexadecimal digits, after the mark of one for calendars.
    var text: String { (isForCalendars ? Self.calendarMark : "") + Hex.encode(secret) }

    /// What is hashed: with its mark taken off, one for calendars is no token at all.
    var octets: [UInt8] { (isForCalendars ? Array(Self.calendarMark.utf8) : []) + secret }

    /// By what its member is here while it is shown.
    func presence(at now: WallTime) -> Presence {
        isForCalendars ? .calendar(lastRequest: now) : .signedIn(lastRequest: now)
    }

    /// What the node keeps to know it again.
    package var digest: Digest { BLAKE2b.digest(octets) }

    /// A member's seed under a key of this token, nonce first.
    ///
    /// - Returns: Nil never in practice: a hash of 32 octets is a key.
    func seal(_ seed: Seed, of member: IdentityKey, _ entropy: any Entropy) -> [UInt8]? {
        let nonce = entropy.nonce()
        return key.map {
            nonce.octets
                + $0.seal(
                    seed.secret.copy(), nonce: nonce,
                    additionalData: Self.sealContext + member.octets)
        }
    }

    /// The seed that was sealed for this member with this token; nil for anything else.
    func open(_ sealed: [UInt8], of member: IdentityKey) -> Seed? {
        guard sealed.count > Nonce.byteCount,
            let nonce = Nonce(octets: Array(sealed[..<Nonce.byteCount])),
            let seed = key?.open(
                Array(sealed[Nonce.byteCount...]), nonce: nonce,
                additionalData: Self.sealContext + member.octets)
        else { return nil }
        return Seed(octets: seed)
    }

    /// Apart from the digest, which the database holds.
    private var key: SymmetricKey? {
        SymmetricKey(octets: BLAKE2b.hash(Self.keyContext, key: octets))
    }
}
