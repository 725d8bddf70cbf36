import HearthAPI

extension Staging {
    /// Plays what is said and thought of within a circle.
    func playWhisper(_ act: Act) {
        let person = act.person
        switch act.kind {
        case .readWhispers(let list):
            _ = try? see(ShowWhispers(about: path(list, for: person)), by: person)
        case .whisper(let list, let number, let text):
            let path = path(list, for: person)
            guard let number else {
                return say(AddWhisper(about: path, text: text), act, list, text, isThere: true)
            }
            guard let gift = gift(number, on: list, seenBy: person) else { return }
            let about = "\(path)/\(gift.id)"
            say(AddWhisper(about: about, text: text), act, list, text, isThere: true)
        case .takeBackWhisper(let list):
            let path = path(list, for: person)
            guard let talk = try? see(ShowWhispers(about: path), by: person),
                let own = talk.whispers.first(where: \.isCaller)
            else { return }
            say(DeleteWhisper(list: path, whisper: own.id), act, list, own.text, isThere: false)
        case .addIdea(let list, let name, let price):
            say(
                AddIdea(list: path(list, for: person), name: name, price: price), act, list, name,
                isThere: true)
        case .takeBackIdea(let list):
            let path = path(list, for: person)
            guard let ideas = try? see(ListIdeas(list: path), by: person),
                let own = ideas.first(where: {
                    $0.ideaOf.flatMap(self.person(called:)) == person
                })
            else { return }
            say(DeleteIdea(idea: "\(path)/\(own.id)"), act, list, own.name, isThere: false)
        default: break
        }
    }

    private func say<Request: Operation>(
        _ request: Request, _ act: Act, _ list: Int, _ text: String, isThere: Bool
    ) {
        let person = act.person
        let seat = Knowledge.Seat(person: person, list: list)
        switch node(of: person).request(world.named(request), as: caller(person)) {
        case .success?:
            knowledge.said(
                text, isThere: isThere, seat: seat, home: home(person), at: act.moment)
        case .failure?: break
        case nil: unanswered.insert(seat)
        }
    }

    /// What somebody was told is said has to be there, and nothing that they took back.
    func checkWords(_ list: Int, _ person: Int) throws -> [Finding] {
        let seat = Knowledge.Seat(person: person, list: list)
        guard !knowledge.loose.contains(seat), !unanswered.contains(seat) else { return [] }
        let path = path(list, for: person)
        let name = blueprint.people[person].name
        let whispers = try see(ShowWhispers(about: path), by: person).whispers
            .filter(\.isCaller).map(\.text)
        let ideas = try see(ListIdeas(list: path), by: person).filter {
            $0.ideaOf.flatMap(self.person(called:)) == person
        }.map(\.name)
        let there = Set(whispers + ideas)
        return (knowledge.words[seat] ?? [:]).sorted { $0.key < $1.key }.compactMap {
            text, isThere in
            guard there.contains(text) != isThere else { return nil }
            return Finding(
                .lost,
                "\(blueprint.lists[list].title): \(name)'s “\(text)” "
                    + (isThere ? "is not there" : "came back"))
        }
    }
}
