package import HearthAPI

/// Where friends' homes are dialled, in words.
package enum AddressText {
    /// What became of the link of somebody who is a friend already, by the note of the answer; nil
    /// where they are not.
    package static func noted(_ friend: FriendInfo) -> Text? {
        guard let name = friend.name else { return nil }
        return switch friend.note {
        case .addressNoted: Text("\(Text(whose: name)) new address is noted.")
        case .addressKnown:
            Text("You and \(name) are friends already, and this address is known.")
        case .notReached, .delivered, .accepted, .notHere, .invitationUnknown, .invitationUsed,
            .invitationExpired, .invitationRevoked, nil:
            nil
        }
    }

    /// Whether an address works.
    package static func state(of address: KnownAddress) -> Text {
        if let error = address.lastError {
            return PeerProblem(rawValue: error)?.text ?? Text(verbatim: error)
        }
        return address.wasReached || address.lastTried != nil
            ? Text("works") : Text("not tried yet")
    }
}
