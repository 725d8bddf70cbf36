import HearthAPI
import HearthLanguage

/// Asks whether people in an owner's home may see what is given there: friends in the home of a list's
/// owner, or somebody who knocks from a friend's home. What is not answered is asked again on the list.
enum MaySee {
    static func ask(of entry: InboxEntry, _ console: Console) -> [HousemateDecision] {
        let owners =
            People(entry.inHomeOf ?? entry.owners ?? [entry.from]).description
        let asked =
            entry.inHomeOf == nil
            ? entry.housemates ?? []
            : [HousemateQuestion(name: entry.from, isNamesake: entry.isNamesake, key: entry.key)]
        return asked.compactMap { person in
            if person.isNamesake { console.explain(HousemateText.namesake(person.name)) }
            let question = HousemateText.question(person.name, owner: owners)
            guard let isYes = console.askYesOrNo(question) else { return nil }
            return HousemateDecision(friend: person.key, answer: isYes ? .yes : .notNow)
        }
    }
}
