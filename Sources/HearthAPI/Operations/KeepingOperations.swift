/// Whether a member's own devices may go on with what they keep of the member's pages.
package struct ShowKeeping: Operation {
    package typealias Answer = KeepingInfo
    package static let path = "members/keeping"
    package static let askers = Askers.anyone
    package static let hasRoute = false
    package static let isReading = true
    package static let needsKeys = false

    /// The public key of the member.
    package var member: String

    package init(member: String) { self.member = member }
}

/// What a member has said of what is kept elsewhere.
package struct KeepingInfo: Codable, Sendable, Hashable {
    /// How often they ended all their sign-ins but one. What a device kept before the last time goes.
    package var endings: Int

    package init(endings: Int) { self.endings = endings }
}
