import HearthAPI
import HearthLanguage

/// Somebody in the home of a list's owner: whether they may see what the reader gives there.
struct HousemateForm: Sendable {
    /// As the node is told whom it is about.
    let name: String
    let text: Text
    /// Somebody else whom the reader knows has the same name.
    let warning: Text?
    /// It was not answered yet.
    let isQuestion: Bool
    let answers: [Choice]

    /// Nil for everybody else, and where safety numbers were compared, which is the stronger way.
    init?(_ person: AudienceMember, owner: String) {
        guard person.isAtHome, !person.isVerified else { return nil }
        name = person.name
        isQuestion = person.housemate == nil
        warning =
            person.isNamesake && person.housemate != .yes
            ? HousemateText.namesake(person.name) : nil
        switch person.housemate {
        case .yes:
            text = HousemateText.state(name, isYes: true, sees: !person.isLeftOut)
            answers = [Self.choice(.notNow, Text("Take it back"))]
        case .notNow:
            text = HousemateText.state(name, isYes: false, sees: !person.isLeftOut)
            answers = [Self.choice(.yes, Text("Let them see it"))]
        case nil, .open:
            text = HousemateText.question(name, owner: owner)
            answers = Self.answers
        }
    }

    /// Of the question; nothing is chosen before.
    static var answers: [Choice] { [choice(.yes, Text("Yes")), choice(.notNow, Text("Not now"))] }

    private static func choice(_ answer: HousemateAnswer, _ label: Text) -> Choice {
        Choice(value: answer.rawValue, label: label, isChosen: false)
    }
}
