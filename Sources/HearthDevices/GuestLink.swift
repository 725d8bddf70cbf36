import HearthSodium

/// A link that lets one phone of a guest's in. The passphrase of the householder who made it was the yes.
///
/// Pure: it is told what time it is, in Unix seconds. Of its secret it has the hash alone.
package struct GuestLink: Codable, Hashable, Sendable {
    /// The public key of the guest whose phone it lets in.
    package let guest: String
    /// The public key of the householder who made it; nil: nobody was named, at home.
    package let inviter: String?
    /// The id of the device on which it was made; nil: the node's machine.
    let device: String?
    /// BLAKE2b-256 of its secret, in hexadecimal digits.
    let secretHash: String
    let madeAt: Int

    /// How long one is good, in seconds.
    package static let lifetime = 7 * 86_400
    /// By how many seconds a clock may be put back after one was made, before it is good no more.
    static let slack = 3600
    /// More are not open at once: as many as a home can have members.
    static let limit = 16

    /// When it ends, in Unix seconds.
    package var endsAt: Int { madeAt + Self.lifetime }

    func hasEnded(_ now: Int) -> Bool {
        // A clock that was put back makes none good for longer.
        now >= endsAt || now < madeAt - Self.slack
    }

    /// 128 random bits, in hexadecimal digits.
    static func makeSecret() -> String {
        var generator = SystemRandomNumberGenerator()
        return Hex.encode((0..<16).map { _ in UInt8.random(in: 0...(.max), using: &generator) })
    }

    /// The secret in what somebody opened, pasted or typed: in the whole link, too, and in anything else.
    package static func secret(inTyped text: String) -> String {
        let secret = text.prefix(textLimit).split(separator: "#").last ?? ""
        return secret.lowercased().filter { $0.isHexDigit && $0.isASCII }
    }

    /// The hash of what `secret(inTyped:)` finds.
    static func hash(ofTyped text: String) -> String {
        let digits = Array(secret(inTyped: text).utf8)
        return Hex.encode(BLAKE2b.hash(Array("hearth/1 guest link".utf8) + digits, count: 32))
    }

    /// Letters of what is read: an address with the secret is shorter.
    private static let textLimit = 512

    /// Whether this is the one; it takes as long where it is not.
    func has(hash: String) -> Bool {
        let (own, other) = (Array(secretHash.utf8), Array(hash.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// That a device was let in by a guest's link.
package struct GuestLinkUse: Codable, Hashable, Sendable {
    /// The public key of the householder who made the link; nil: nobody was named, at home.
    package let inviter: String?
    /// In Unix seconds.
    package let at: Int
}
