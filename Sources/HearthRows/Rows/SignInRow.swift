package import HearthSodium
package import HearthWire

/// A sign-in that lasts until it is ended; the token itself is kept by the one who signed in.
package struct SignInRow: GroupedRow {
    package static let table = "sign_ins"

    /// The hash of the token.
    package var token: Digest
    package var member: IdentityKey
    package var since: WallTime
    /// The member's seed under a key that follows from the token; empty for a member without a
    /// passphrase, whose seed is stored beside it anyway.
    package var seed: [UInt8]
    /// The id of the household's device at which it is used; nil: none, or in homes of before any.
    package var device: String?
    package var key: Digest { token }
    package var group: IdentityKey { member }

    package init(
        token: Digest, member: IdentityKey, since: WallTime, seed: [UInt8], device: String? = nil
    ) {
        self.token = token
        self.member = member
        self.since = since
        self.seed = seed
        self.device = device
    }
}
