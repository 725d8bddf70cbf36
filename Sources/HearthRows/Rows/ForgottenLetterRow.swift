package import HearthSodium
package import HearthWire

/// How far a member's letters to somebody had come when the friendship ended: who shows that one, or one
/// before it, shows nothing that this home forgot.
package struct ForgottenLetterRow: GroupedRow {
    package static let table = "forgotten_letters"

    package let member: IdentityKey
    package let friend: IdentityKey
    private let incarnation: UInt32
    private let counter: UInt64
    package var key: PairKey { PairKey(member: member, other: friend) }
    package var group: IdentityKey { member }
    package var version: Version { Version(incarnation: incarnation, counter: counter) }

    package init(member: IdentityKey, friend: IdentityKey, version: Version) {
        self.member = member
        self.friend = friend
        incarnation = version.incarnation
        counter = version.counter
    }
}
