package import HearthAPI

/// What became of a question to be friends.
package enum KnockText {
    /// Nil for what says nothing about one.
    package static func outcome(_ note: FriendNote) -> Text? {
        switch note {
        case .notReached: Text("not reached yet")
        case .delivered, .accepted: Text("waits for an answer")
        case .notHere: Text("does not live there")
        case .invitationUsed: Text("the invitation was used already")
        case .invitationExpired: Text("the invitation has expired")
        case .invitationRevoked: Text("the invitation was taken back")
        case .invitationUnknown: Text("the invitation is not known there")
        case .addressNoted, .addressKnown: nil
        }
    }
}
