package import HearthAPI

/// What comes of a comparison of safety numbers, as far as this side knows.
package enum ComparedText {
    /// `name`: what the caller calls them.
    package static func line(_ friend: FriendInfo, name: String) -> Text {
        guard friend.isVerified else {
            return friend.effects?.contains(.theySee) == true && friend.housemate != .yes
                ? Text(
                    "\(name) is not marked as compared. From tomorrow on they do not see what you give where they live."
                ) : Text("\(name) is not marked as compared.")
        }
        // What the other side did, nobody tells this one.
        return
            switch (
                friend.effects?.contains(.theySee) ?? false,
                friend.effects?.contains(.callerSees) ?? false
            )
        {
        case (true, true):
            Text(
                "You have compared with \(name). From tomorrow on they see what you give where they live. Once they have compared too, you see what they give where you live from the day after."
            )
        case (true, false):
            Text(
                "You have compared with \(name). From tomorrow on they see what you give where they live."
            )
        case (false, true):
            Text(
                "You have compared with \(name). Once they have compared too, you see what they give where you live from the day after."
            )
        case (false, false): Text("You have compared with \(name).")
        }
    }
}
