import HearthAPI
import HearthHousehold
import HearthRows
import HearthSodium
import HearthWire

/// What owners try so that accepting a list is taken for the yes to somebody, in worlds with a child.
extension Staging {
    func planPoses(from start: Ticks, until end: Ticks) {
        guard let keeper = blueprint.keeper else { return }
        var dice = Dice(seed: world.seed, purpose: "poses").stream()
        let home = blueprint.people[keeper].home
        let deeds: [() -> Void] = [
            { [self] in for person in adultOwners { poseAsChild(person) } },
            { [self] in addLateKeeper(home) },
            { [self] in befriendWithPuppets(home) },
        ]
        for deed in deeds {
            world.plan(at: Ticks.random(in: start..<end, using: &dice)) { [self] in
                guard world.nodes[home].isRunning else { return }
                world.faults.hostileActs += 1
                deed()
            }
        }
    }

    private var adultOwners: [Int] {
        Set(blueprint.lists.flatMap(\.owners)).sorted().filter { !blueprint.people[$0].isChild }
    }

    /// Marked in letters from now on, long after the first; the lists name their keepers when they are offered again.
    private func poseAsChild(_ person: Int) {
        guard node(of: person).isRunning, let identity = try? key(of: person) else { return }
        node(of: person).store.put(
            SettingRow(name: "is-child \(identity.hex)", value: [1]))
        posing.insert(person)
    }

    /// Somebody made up who keeps the child's list, after all have accepted it.
    private func addLateKeeper(_ home: Int) {
        guard let list = blueprint.lists.firstIndex(where: { childrensLists[$0.owner] != nil })
        else { return }
        addPuppet(to: list, asKeeper: true, on: world.nodes[home])
    }

    /// People who do not exist ask those who give to be friends, who say yes.
    private func befriendWithPuppets(_ home: Int) {
        let node = world.nodes[home]
        if puppets.isEmpty {
            for list in ownLists(home) { addPuppet(to: list, on: node) }
        }
        for puppet in puppets where self.node(of: blueprint.lists[puppet.list].owner) === node {
            guard
                let session = try? world.perform(
                    Unlock(passphrase: puppet.passphrase), on: node,
                    as: Caller(member: puppet.name))
            else { continue }
            let caller = Caller(member: puppet.name, session: session.token)
            for reader in blueprint.lists[puppet.list].readers
            where blueprint.people[reader.person].home != home {
                guard let link = try? see(ShowKey(), by: reader.person).link else { continue }
                _ = try? world.perform(AddFriend(link: link), on: node, as: caller)
            }
        }
    }

    /// Who sees what somebody gives where they live with an owner, although nobody said so.
    func checkSeers() -> [Finding] {
        lists.indices.filter { !isGone($0) }.flatMap { list -> [Finding] in
            let plan = blueprint.lists[list]
            return plan.readers.map(\.person).flatMap { giver -> [Finding] in
                let audience = try? see(
                    ShowAudience(list: path(list, for: giver)), by: giver)
                return (audience?.people ?? []).filter { $0.isAtHome && !$0.isLeftOut }
                    .filter { !maySee($0.name, giver, list) }
                    .map {
                        Finding(
                            .opened,
                            "\(plan.title): \($0.name) sees what "
                                + "\(blueprint.people[giver].name) gives, who never said so")
                    }
            }
        }
    }

    /// Whether a giver said yes to somebody, at home by living there when they came, or by accepting a child's list.
    private func maySee(_ name: String, _ giver: Int, _ list: Int) -> Bool {
        guard let person = person(called: name) else { return false }
        if yeses.contains([giver, person]) { return true }
        if home(person) == home(giver) { return true }
        let keeper = blueprint.keeper
        let areFriends = blueprint.friendships.contains { Set([$0.0, $0.1]) == [giver, person] }
        return childrensLists[blueprint.lists[list].owner] != nil && person == keeper && areFriends
    }
}
