import HearthAPI
import HearthLanguage

/// Whether people may see what the caller gives where they live with an owner: asked once, after a friendship or a
/// list was accepted. What is not answered is a no, and stays in the inbox.
enum MaySee {
    /// What is asked, and how it is answered.
    static func lines(_ asked: [HousemateQuestion]) -> [String] {
        asked.flatMap { person in
            let name = person.name
            return [
                HousemateText.question(person),
                person.isNamesake ? HousemateText.namesake(name) : nil,
                Text(
                    "Answer with `hearth friend housemate \(name) --yes` or `hearth friend housemate \(name) --no`."
                ),
            ].compactMap(\.?.string)
        }
    }

    /// Asks in a terminal, and says elsewhere what is asked.
    static func ask(
        of entry: InboxEntry, _ client: NodeClient, _ console: Console, asks: Bool
    ) async throws {
        guard entry.kind == .knock || entry.kind == .list else { return }
        let asked = try await client.perform(ListHousemates()).filter {
            $0.key == entry.key || $0.livesWith.contains(entry.from)
                || $0.list.map(InboxEntry.id(ofList:)) == entry.id
        }
        guard asks, console.isInteractive else {
            for line in lines(asked) { console.explain(Text(verbatim: line)) }
            return
        }
        for person in asked {
            if person.isNamesake { console.explain(HousemateText.namesake(person.name)) }
            guard let isYes = console.askYesOrNo(HousemateText.question(person)) else { return }
            let friend = try await client.perform(
                AnswerHousemate(friend: person.key, answer: isYes ? .yes : .notNow))
            console.explain(
                Text(
                    "`hearth friend housemate \(friend.name ?? person.name)` changes it."))
        }
    }
}
