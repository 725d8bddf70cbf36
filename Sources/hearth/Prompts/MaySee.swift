import HearthAPI
import HearthLanguage

/// Asks of friends in the home of a list's owner whether they may see what is given there. Who gives no
/// answer is asked on the list.
enum MaySee {
    static func ask(of offer: InboxEntry, _ console: Console) -> [HousemateDecision] {
        let owners = (offer.owners ?? [offer.from]).joined(separator: " & ")
        return (offer.housemates ?? []).compactMap { person in
            if person.isNamesake { console.explain(HousemateText.namesake(person.name)) }
            let question = HousemateText.question(person.name, owner: owners)
            guard let isYes = console.askYesOrNo(question) else { return nil }
            return HousemateDecision(friend: person.key, answer: isYes ? .yes : .notNow)
        }
    }
}
