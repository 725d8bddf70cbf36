/// Whether somebody in an owner's home may see what the reader gives there.
package enum HousemateText {
    package static func question(_ name: String, owner: String) -> Text {
        Text(
            "\(name) is in \(Text(whose: owner)) home on Hearth. May \(name) see what you give the others there? Say yes only if \(name) told you that they use Hearth: \(owner) could have made this member up."
        )
    }

    /// Beside the question.
    package static func namesake(_ name: String) -> Text {
        Text(
            "Somebody else whom you know is called \(name) too. Ask them whether it is them before you say yes."
        )
    }

    /// What was answered; `sees`: whether they see it now, by the keys of today.
    package static func state(_ name: String, isYes: Bool, sees: Bool) -> Text {
        switch (isYes, sees) {
        case (true, true): Text("\(name) sees what you give here.")
        case (true, false): Text("\(name) sees what you give here from tomorrow on.")
        case (false, true): Text("\(name) sees what you give here until tomorrow.")
        case (false, false): Text("\(name) does not see what you give here.")
        }
    }
}
