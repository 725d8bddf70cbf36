import HearthAPI
package import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

extension Household {
    /// Who of a list's circle gets a member's sender key although they live with an owner.
    package func seers(on list: ListEntry, of member: IdentityKey, _ work: Work) throws
        -> Set<IdentityKey>
    {
        let rows = try friendRows(of: member, work)
        let notes = try notes(of: member, on: list.id, work)
        return Set(
            try list.circle.map(\.identity).filter { person in
                // Where they live does not count for that.
                try housemate(person, of: member, rows[person], note: notes[person], in: nil, work)
                    .sees
            })
    }

    func housemate(
        _ person: IdentityKey, of member: IdentityKey, _ row: FriendRow?,
        note: FriendRow.Housemate? = nil, in homes: FriendHomes?, _ work: Work
    ) throws -> KnownHousemate {
        var known = KnownHousemate()
        known.isChild = try isKnownChild(person, row, work)
        known.isVerified = row?.isVerified ?? false
        known.answer = row?.housemate
        known.note = note
        guard let homes else { return known }
        let adults = homes.adults(livingWith: person)
        if replicator.directory.members.contains(person) {
            let isGuest = try Settings.isOn(.isGuest, of: person, work)
            // A guest's own home is another one.
            if try isGuest || !Settings.isOn(.isGuest, of: member, work) {
                known.home = .here(asGuest: isGuest)
            } else if !adults.isEmpty {
                known.home = .withFriends(adults)
            }
        } else if row?.state == .friends, row?.firstLetter != .awaited, !adults.isEmpty {
            known.home = .withFriends(adults)
        }
        return known
    }

    private func friendRows(
        of member: IdentityKey, _ work: Work
    ) throws -> [IdentityKey: FriendRow] {
        Dictionary(
            try work.store.rows(FriendRow.self, of: member).map { ($0.identity, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Everybody about whom a member is asked now, each in one place.
    func housemateQuestions(
        for member: IdentityKey, _ work: Work
    ) throws -> [HousemateQuestion] {
        let known = try people(knownTo: member, work)
        let homes = try friendHomes(of: member, work)
        let rows = try friendRows(of: member, work)
        var questions = try known.all.compactMap { person -> HousemateQuestion? in
            guard let row = rows[person.identity], row.state == .friends else { return nil }
            let standing = try housemate(person.identity, of: member, row, in: homes, work)
            guard let place = standing.place else { return nil }
            var question = HousemateQuestion(person, among: known, place)
            if case .withFriends(let names) = standing.home { question.livesWith = names }
            return question
        }
        let people = Dictionary(
            known.all.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        for list in replicator.directory.lists.values.sorted(by: { $0.id < $1.id }) {
            for reader in try askedAbout(on: list, for: member, rows, in: homes, work) {
                guard let person = people[reader.identity] else { continue }
                var question = HousemateQuestion(person, among: known, .list)
                guard !questions.contains(where: { $0.key == question.key }) else { continue }
                question.list = list.id.hex
                question.livesWith = list.readers
                    .filter { $0.role == .owner && $0.node == reader.node }
                    .map { nicknames[$0.identity, of: member] ?? $0.name }
                questions.append(question)
            }
        }
        return questions
    }

    /// Of those who live here, or are guests here, about whom a member is asked.
    func questionsAtHome(for member: IdentityKey, _ work: Work) throws -> [IdentityKey] {
        // Who is asked about elsewhere is no news.
        let noHomes = FriendHomes([])
        return try replicator.directory.members.sorted().filter { person in
            guard person != member,
                let row = try work.store.row(
                    FriendRow.self, PairKey(member: member, other: person))
            else { return false }
            return try isAsked(about: row, in: noHomes, work)
        }
    }

    /// Of a list's circle, those about whom a member is asked there.
    package func askedAbout(on list: ListEntry, for member: IdentityKey, _ work: Work) throws
        -> Set<IdentityKey>
    {
        Set(
            try askedAbout(
                on: list, for: member, friendRows(of: member, work),
                in: friendHomes(of: member, work), work
            ).map(\.identity))
    }

    private func askedAbout(
        on list: ListEntry, for member: IdentityKey, _ rows: [IdentityKey: FriendRow],
        in homes: FriendHomes, _ work: Work
    ) throws -> [ListEntry.Reader] {
        guard list.isGiving, list.reader(member)?.role.isInCircle == true else { return [] }
        let notes = try notes(of: member, on: list.id, work)
        return try list.circle.filter { reader in
            guard reader.identity != member, list.ownerNodes.contains(reader.node) else {
                return false
            }
            return try housemate(
                reader.identity, of: member, rows[reader.identity], note: notes[reader.identity],
                in: homes, work
            ).isAskedOnList
        }
    }

    /// Whether a member is asked about somebody anywhere else than on a list.
    func isAsked(about row: FriendRow, in homes: FriendHomes, _ work: Work) throws -> Bool {
        try housemate(row.identity, of: row.member, row, in: homes, work).place != nil
    }
}

extension HousemateQuestion {
    init(_ person: KnownPeople.Person, among known: KnownPeople, _ place: HousematePlace) {
        self.init(
            name: known.told(person.name, of: person.identity),
            isNamesake: known.isShared(person.name, besides: person.identity),
            key: PublicKeyText(identity: person.identity, node: person.node).text, place: place)
    }
}

extension ListHousemates: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [HousemateQuestion] {
        var questions = try household.housemateQuestions(for: asker.identity, work)
        for index in questions.indices {
            guard let list = questions[index].list else { continue }
            // Of one that cannot be read yet nothing is said.
            questions[index].listTitle = try? household.list(at: list, for: asker, work)
                .displayTitle
        }
        return questions
    }
}
