/// What became of a question to be friends, or of the link of a friend that was given again.
package enum FriendRemark: String, Codable, Sendable, CaseIterable {
    case notReached = "not-reached"
    case delivered, accepted
    /// Nobody with that key lives there.
    case notHere = "not-here"
    case invitationUnknown = "invitation-unknown"
    case invitationUsed = "invitation-used"
    case invitationExpired = "invitation-expired"
    case invitationRevoked = "invitation-revoked"
    /// They are a friend already, and the address was new or was known.
    case addressNoted = "address-noted"
    case addressKnown = "address-known"
}
