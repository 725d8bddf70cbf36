package import HearthAPI

/// Whether somebody may see what the reader gives where that person lives with an owner.
package enum HousemateText {
    /// "They" could be the two of them here, and of the owner nothing is asked: so the name stands twice.
    package static func question(_ asked: HousemateQuestion) -> Text {
        let name = asked.name
        return switch asked.place {
        case .friendsHome, .list:
            Text("\(name) lives with \(People(asked.livesWith).description). \(may(name))")
        case .ownHome: Text("\(name) lives here now. \(may(name))")
        case .guest: Text("\(name) is a guest here. \(may(name))")
        }
    }

    private static func may(_ name: String) -> Text { Text("May \(name) see what you give?") }

    /// Beside the question.
    package static func namesake(_ name: String) -> Text {
        Text(
            "Somebody else whom you know is called \(name) too. Ask them whether it is them before you say yes."
        )
    }

    /// After the answer.
    package static func answered(_ name: String) -> Text {
        Text("Okay. You can change that on \(Text(whose: name)) page.")
    }

    /// What was answered, on the person's page.
    package static func state(_ name: String, sees: Bool) -> Text {
        sees
            ? Text("\(name) may see what you give the family.")
            : Text("\(name) may not see what you give the family.")
    }

    /// What was answered of somebody for one list, on the page that says who sees it.
    package static func note(_ name: String, sees: Bool) -> Text {
        sees
            ? Text("Because you said yes to this list, \(name) sees what you give on it.")
            : Text("\(name) may not see what you give on this list.")
    }

    /// Of somebody whom the reader added to their home.
    package static func added(_ name: String) -> Text {
        Text("\(name) may see what you give. You can change that on \(Text(whose: name)) page.")
    }

    /// Who lived here when the reader came.
    package static func atHome(_ names: [String]) -> Text? {
        guard !names.isEmpty else { return nil }
        let list = People(names).description
        return Text(
            count: names.count,
            one:
                "\(list) lives here too and sees what you give. You can change that on their page.",
            other:
                "\(list) live here too and see what you give. You can change that on their pages.")
    }
}
