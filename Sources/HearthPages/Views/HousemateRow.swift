import HearthAPI
import HearthLanguage

/// Somebody of whom it is asked once, in a row of its own, whether they may see what the visitor gives where they live
/// with an owner. Nothing is chosen before.
struct HousemateRow: Sendable {
    /// As the node is told whom it is about.
    let key: String
    let face: Face
    let text: Text
    /// Somebody else whom the visitor knows has the same name.
    let warning: Text?

    init(_ asked: HousemateQuestion) {
        key = asked.key
        face = Face(asked.name)
        text = HousemateText.question(asked)
        warning = asked.isNamesake ? HousemateText.namesake(asked.name) : nil
    }

    /// What is asked wherever the visitor looks what waits: of those on a list, the list asks.
    static func waiting(_ all: [HousemateQuestion]) -> [HousemateRow] {
        all.filter { $0.place != .list }.map(HousemateRow.init)
    }
}

/// What the visitor answered of somebody, on the person's page, and what changes it.
struct HousemateChange: Sendable {
    let text: Text
    let button: Choice

    /// Nil where there is nothing to answer: no owner lives with them, or a comparison of safety numbers, which is
    /// the stronger way, lets them see it; and of a child.
    init?(_ friend: FriendInfo) {
        let isConcerned = friend.livesHere || friend.livesWith != nil || friend.housemate != nil
        guard isConcerned, !friend.isChild, !friend.isAsked, !friend.isVerified else { return nil }
        self.init(friend.name ?? "?", friend.housemate)
    }

    /// Of somebody whom the visitor knows from a list; nil: that was not answered.
    init?(_ person: SafetyNumberInfo) {
        guard person.housemate != nil, !person.isVerified else { return nil }
        self.init(person.name, person.housemate)
    }

    private init(_ name: String, _ answer: HousemateAnswer?) {
        let sees = answer == .yes
        text = HousemateText.state(name, sees: sees)
        button = Self.button(sees: sees)
    }

    /// The other answer.
    static func button(sees: Bool) -> Choice {
        let answer: HousemateAnswer = sees ? .notNow : .yes
        let label = sees ? Text("Take that back") : Text("Let them see it")
        return Choice(value: answer.rawValue, label: label, isChosen: false)
    }
}
