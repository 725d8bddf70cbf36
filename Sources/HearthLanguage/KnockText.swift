package import HearthAPI

/// What became of a question to be friends.
package enum KnockText {
    /// Who asks; `homes`: friends of the reader in the home that the question came from.
    package static func question(_ name: String, inHomeOf homes: [String]?) -> Text {
        guard let homes, !homes.isEmpty else { return Text("\(name) wants to be your friend") }
        return Text(
            "\(name), who is in \(Text(whose: People(homes).description)) home on Hearth, wants to be your friend"
        )
    }

    /// Says yes to a friendship, and to somebody in a home where the reader gives.
    package static func friendsAndSee(_ name: String) -> Text {
        Text("Friends, and \(name) may see what I give the others there")
    }

    /// Of whom another member told the reader.
    package static func introduced(_ name: String, by member: String) -> Text {
        Text("\(name), \(Text(whose: member)) friend")
    }

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
