package import HearthAPI

/// What became of a question to be friends.
package enum KnockText {
    /// Who asks; `homes`: friends of the reader in the home that the question came from.
    package static func question(_ name: String, inHomeOf homes: [String]?) -> Text {
        guard let homes, !homes.isEmpty else { return Text("\(name) wants to be your friend") }
        return Text(
            "\(name), who lives with \(People(homes).description), wants to be your friend"
        )
    }

    /// Of whom another member told the reader.
    package static func introduced(_ name: String, by member: String) -> Text {
        Text("\(name), \(Text(whose: member)) friend")
    }

    /// Nil for what says nothing about one.
    package static func outcome(_ note: FriendRemark) -> Text? {
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
