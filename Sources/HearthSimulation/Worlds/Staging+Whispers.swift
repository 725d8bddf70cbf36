import HearthAPI

extension Staging {
    /// Plays what is said and thought of within a circle.
    func playWhisper(_ act: Act) {
        let person = act.person
        switch act.kind {
        case .readWhispers(let list):
            node(of: person).request(
                ShowWhispers(about: path(list, for: person)), as: caller(person)
            ) { _ in }
        case .whisper(let list, let number, let text):
            let path = path(list, for: person)
            guard let number else {
                return say(AddWhisper(about: path, text: text), act, list, text, isThere: true)
            }
            node(of: person).request(ShowList(list: path), as: caller(person)) {
                [weak self] result in
                guard let self, case .success(let detail) = result else { return }
                let gifts = detail.items + (detail.ideas ?? [])
                guard !gifts.isEmpty else { return }
                let about = "\(path)/\(gifts[number % gifts.count].id)"
                say(AddWhisper(about: about, text: text), act, list, text, isThere: true)
            }
        case .takeBackWhisper(let list):
            let path = path(list, for: person)
            node(of: person).request(ShowWhispers(about: path), as: caller(person)) {
                [weak self] result in
                guard let self, case .success(let talk) = result,
                    let own = talk.whispers.first(where: \.isCaller)
                else { return }
                say(
                    DeleteWhisper(list: path, whisper: own.id), act, list, own.text,
                    isThere: false)
            }
        case .addIdea(let list, let name, let price):
            say(
                AddIdea(list: path(list, for: person), name: name, price: price), act, list, name,
                isThere: true)
        case .takeBackIdea(let list):
            let path = path(list, for: person)
            node(of: person).request(ListIdeas(list: path), as: caller(person)) {
                [weak self] result in
                guard let self, case .success(let ideas) = result,
                    let own = ideas.first(where: {
                        $0.ideaOf.flatMap(self.person(called:)) == person
                    })
                else { return }
                say(
                    DeleteIdea(idea: "\(path)/\(own.id)"), act, list, own.name, isThere: false)
            }
        default: break
        }
    }

    private func say<Request: Operation>(
        _ request: Request, _ act: Act, _ list: Int, _ text: String, isThere: Bool
    ) {
        let person = act.person
        let seat = Knowledge.Seat(person: person, list: list)
        // Until the answer is here nobody can say.
        pending[seat, default: 0] += 1
        node(of: person).request(request, as: caller(person)) { [weak self] result in
            guard let self else { return }
            pending[seat, default: 0] -= 1
            guard case .success = result else { return }
            knowledge.said(
                text, isThere: isThere, seat: seat, home: home(person), at: act.moment)
        }
    }

    /// What somebody was told is said has to be there, and nothing that they took back.
    func checkWords(_ list: Int, _ person: Int) throws -> [Finding] {
        let seat = Knowledge.Seat(person: person, list: list)
        guard !knowledge.loose.contains(seat), (pending[seat] ?? 0) == 0 else { return [] }
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
