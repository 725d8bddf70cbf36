import HearthAPI

extension Staging {
    /// What of a list's comments every reader has to see alike; nil when somebody's cannot be read.
    func comments(on list: Int, by person: Int) throws -> [CommentInfo]? {
        let shown = try see(
            ShowComments(on: path(list, for: person), hidden: "yes"), by: person)
        guard shown.unreadable == 0 else { return nil }
        // What is kept of those who left, each node keeps for itself.
        return shown.comments.filter { $0.role != nil }.map { comment in
            var comment = comment
            comment.isCaller = false
            return comment
        }
    }

    /// Whether everybody who reads a list reads the same words, and none that was acknowledged is
    /// lost.
    func checkWords(_ list: Int, among readers: [Int]) throws -> [Finding] {
        let plan = blueprint.lists[list]
        var findings: [Finding] = []
        guard let owners = try comments(on: list, by: plan.owner) else {
            return [
                Finding(.disagreement, "\(plan.title): the owner cannot read all comments")
            ]
        }
        let ids = Set(owners.map(\.id))
        for person in readers {
            let name = blueprint.people[person].name
            let seen = try comments(on: list, by: person)
            if seen != owners {
                findings.append(
                    Finding(
                        .disagreement,
                        "\(plan.title): \(name) reads \(seen.map { $0.map(\.text) } ?? ["?"]), "
                            + "not \(owners.map(\.text))"))
            }
        }
        for person in readers + [plan.owner] {
            let seat = Knowledge.Seat(person: person, list: list)
            guard !knowledge.loose.contains(seat) else { continue }
            let missing = (knowledge.comments[seat] ?? []).subtracting(ids)
            if !missing.isEmpty {
                findings.append(
                    Finding(
                        .lost,
                        "\(plan.title): \(missing.count) comments of "
                            + blueprint.people[person].name + knowledge.account(of: .seat(seat))))
            }
        }
        return findings
    }

    /// Whether friends see what their friends told last, and nobody else anything.
    func checkProfiles() throws -> [Finding] {
        var findings: [Finding] = []
        for (person, known) in knowledge.sizes.sorted(by: { $0.key < $1.key }) {
            guard let size = known else { continue }
            let name = blueprint.people[person].name
            for (one, other) in blueprint.friendships where one == person || other == person {
                let friend = one == person ? other : one
                let seen = try see(ShowProfile(friend: name), by: friend).sizes.map(\.value)
                if seen != [size] {
                    findings.append(
                        Finding(
                            .disagreement,
                            "\(blueprint.people[friend].name) sees \(seen) of \(name), "
                                + "not \(size)"))
                }
            }
        }
        return findings
    }

    /// Who is called so, whatever number they have put behind their name.
    func person(called name: String) -> Int? {
        let plain = name.split(separator: " (", maxSplits: 1).first.map(String.init)
        return blueprint.people.firstIndex { $0.name == plain }
    }

    /// Whether everybody who knows of somebody calls them what they call themselves.
    func checkNames() throws -> [Finding] {
        var findings: [Finding] = []
        for (person, known) in knowledge.names.sorted(by: { $0.key < $1.key }) {
            let own = try see(ShowProfile(), by: person).name
            if let name = known, own != name {
                findings.append(Finding(.lost, "\(own) called themselves \(name)"))
            }
            for other in blueprint.people.indices where other != person {
                let wrong = try Set(names(knownTo: other)).filter {
                    self.person(called: $0) == person && $0 != own
                }
                if !wrong.isEmpty {
                    findings.append(
                        Finding(
                            .disagreement,
                            "\(blueprint.people[other].name) says \(wrong.sorted()), not \(own)"))
                }
            }
        }
        return findings
    }

    /// What somebody calls their friends and those who read a list with them.
    ///
    /// Who said yes to a knock that the other home has forgotten is a friend on one side alone.
    private func names(knownTo person: Int) throws -> [String] {
        var names = try friends(of: person).filter { name in
            guard let friend = self.person(called: name) else { return true }
            return try friends(of: friend).contains { self.person(called: $0) == person }
        }
        for (list, plan) in blueprint.lists.enumerated() where !isGone(list) {
            guard try person == plan.owner || reads(person, list) else { continue }
            names += try see(WhoCanSee(list: path(list, for: person)), by: person).map(\.name)
        }
        return names
    }

    private func friends(of person: Int) throws -> [String] {
        try see(ListFriends(), by: person).filter { $0.state == .friends }.compactMap(\.name)
    }
}
