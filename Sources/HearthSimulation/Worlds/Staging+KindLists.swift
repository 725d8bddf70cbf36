import HearthAPI

/// Lists of other kinds than wishes.
extension Staging {
    /// Makes them, and has those who are asked at first read them.
    func makeKindLists() throws {
        for (index, plan) in blueprint.kindLists.enumerated() {
            guard let (id, texts) = try plan.acts?.make(self, plan, index) else { continue }
            kindLists.append(id)
            knowledge.wrote(
                texts, seat: .init(person: plan.owner, list: index), home: home(plan.owner),
                at: world.ticks)
            for member in plan.members where member.isAskedAtFirst {
                _ = try see(
                    ShareList(
                        list: plan.title, with: [called(member.person)], keeper: member.mayEdit),
                    by: plan.owner)
            }
            for member in plan.members where !member.mayEdit {
                knowledge.takeOff(.init(person: member.person, list: index))
            }
        }
        guard !blueprint.kindLists.isEmpty else { return }
        try repeatUntil("everybody reads the lists of other kinds that were shared") {
            for person in blueprint.people.indices { try acceptAll(person, showsAddresses: true) }
            return try blueprint.kindLists.indices.allSatisfy { list in
                try blueprint.kindLists[list].members.allSatisfy { member in
                    try !member.isAskedAtFirst || readsKindList(member.person, list)
                }
            }
        }
    }

    func readsKindList(_ person: Int, _ list: Int) throws -> Bool {
        try see(ListLists(), by: person).contains {
            $0.id == kindLists[list] && $0.state == .open
        }
    }

    func kindPath(_ list: Int, for person: Int) -> String {
        let plan = blueprint.kindLists[list]
        return plan.owner == person
            ? plan.title : "\(blueprint.people[plan.owner].name)/\(kindLists[list])"
    }

    /// Somebody was told that these texts are saved.
    func saved(_ texts: [String], on list: Int, _ act: Act) {
        hide(texts, on: kindLists[list], by: act.person)
        knowledge.wrote(
            texts, seat: .init(person: act.person, list: list), home: home(act.person),
            at: act.moment)
    }

    // MARK: What came of them

    func checkKindLists() throws -> [Finding] {
        try blueprint.kindLists.enumerated()
            .filter { !isGone(kindLists[$0.offset], of: $0.element.owner) }
            .flatMap { try $0.element.acts?.check(self, $0.offset) ?? [] }
    }

    /// How many copies were made of versions that lost.
    func countCopies() -> Int {
        blueprint.kindLists.enumerated().reduce(0) { sum, list in
            sum + ((try? list.element.acts?.copies(self, list.offset)) ?? 0)
        }
    }

    /// What everybody sees of the lists, in words.
    func kindListsShown() throws -> [String] {
        try blueprint.kindLists.enumerated().flatMap { list, plan -> [String] in
            try ([plan.owner] + plan.members.map(\.person)).flatMap { person -> [String] in
                guard try readsKindList(person, list) else { return [] }
                return try plan.acts?.shown(self, list, person) ?? []
            }
        }
    }
}
