import HearthAPI
import HearthSodium
import HearthWire

/// One seed: a world that is run twice, with and without secrets, and what came of it.
package struct SeedRun: Sendable {
    /// What came of a seed.
    package struct Outcome: Sendable {
        package let seed: UInt64
        package var findings: [Finding] = []
        package var faults = FaultCounts()
        package var frames = 0
        package var octets = 0
        package var changes = 0
        package var claims = 0
        /// Acknowledged on homes that were put back to before that: what others held and has to be
        /// there, and what was gone with the disk.
        package var putBack = 0
        package var gone = 0
        /// Texts on lists of other kinds that have to be there in the end, and copies of versions that lost.
        package var texts = 0
        package var copies = 0
        /// What people did and what came of it, if that was asked for.
        package var story: [String] = []
        /// Over both worlds: the same for a seed in every process.
        package var digest = WorldDigest()
    }

    package let seed: UInt64
    package let sizes: Sizes
    package let rates: FaultRates
    /// A leak that is planted, to see that it is found.
    package let leak: PlantedLeak?
    private let isVerbose: Bool
    private let dumps: Bool

    package init(
        seed: UInt64, sizes: Sizes = Sizes(), rates: FaultRates = FaultRates(),
        leak: PlantedLeak? = nil, isVerbose: Bool = false, dumps: Bool = false
    ) {
        self.isVerbose = isVerbose
        self.dumps = dumps
        self.seed = seed
        self.sizes = sizes
        self.rates = rates
        self.leak = leak
    }

    /// Runs both worlds.
    package func run() -> Outcome {
        var outcome = Outcome(seed: seed)
        let blueprint = Blueprint(seed: seed, sizes: sizes)
        let without = play(blueprint, withSecrets: false, &outcome)
        let with = play(blueprint, withSecrets: true, &outcome)
        if let without, let with { outcome.findings += compare(without, with) }
        without?.world.end()
        with?.world.end()
        return outcome
    }

    private func play(
        _ blueprint: Blueprint, withSecrets: Bool, _ outcome: inout Outcome
    ) -> Staging? {
        let staging = Staging(seed: seed, blueprint: blueprint)
        let word = withSecrets ? "with secrets" : "without secrets"
        do {
            let end = try begin(staging, blueprint, withSecrets: withSecrets)
            staging.world.run(until: end)
            try finish(staging)
            outcome.findings += staging.check().map {
                Finding($0.kind, "\(word): \($0.text)")
            }
        } catch {
            outcome.findings.append(Finding(.crash, "\(word): \(error)"))
            return nil
        }
        outcome.faults = outcome.faults + staging.world.faults
        outcome.faults.refusedCommits += staging.world.nodes.reduce(0) { $0 + $1.disk.refused }
        outcome.frames += staging.world.network.frameCount
        outcome.octets += staging.world.network.octetCount
        outcome.changes += staging.changes
        if isVerbose { outcome.story += ["\(word):"] + staging.outcomes }
        outcome.claims += staging.knowledge.claims.values.reduce(0) { $0 + $1.count }
        outcome.putBack += staging.knowledge.expected
        outcome.gone += staging.knowledge.gone
        outcome.texts += staging.knowledge.saved.texts.count
        outcome.copies += staging.countCopies()
        outcome.digest.add(staging.world.nodes, named: word, withLines: dumps)
        return staging
    }

    /// Plans all that happens; until when.
    private func begin(
        _ staging: Staging, _ blueprint: Blueprint, withSecrets: Bool
    ) throws -> Ticks {
        try staging.setUp()
        try staging.chooseZones(withSecrets: withSecrets)
        let start = staging.world.ticks + 60_000_000
        let end = start + Ticks(sizes.days * 86_400e6)
        let script = Script(seed: seed, blueprint: blueprint, from: start, until: end)
        let faults = FaultPlan(
            seed: seed, households: blueprint.households, rates: rates, from: start,
            until: end)
        staging.plan(script.open)
        if withSecrets {
            staging.plan(script.secret)
            leak?.plant(in: staging.world)
        }
        staging.plan(faults)
        if rates.partitions > 0 { staging.plan(script.cables) }
        staging.plan(
            Mischief.plan(
                seed: seed, blueprint: blueprint, rates: rates, from: start, until: end),
            until: end)
        staging.planOverwriting(rates, from: start, until: end)
        staging.planPoses(from: start, until: end)
        if let loss = script.loss { try staging.plan(loss) }
        staging.planLooks(from: start, until: end)
        staging.planLooksAtDepartures(from: start, until: end)
        if withSecrets {
            staging.planLooksAtClaims(from: start, until: end, around: script.loss)
        }
        return end
    }

    private func finish(_ staging: Staging) throws {
        staging.heal()
        // What was under way just before, a home dying or coming back, has happened by then.
        staging.world.run(for: .seconds(30))
        staging.heal()
        try staging.tidy()
        staging.world.run(for: Convergence.bound)
        try staging.unlockAll()
        if try staging.answerInvitations() { staging.world.run(for: Convergence.bound) }
        try staging.unlockAll()
    }

    /// What the nodes that host owners could tell apart.
    private func compare(_ without: Staging, _ with: Staging) -> [Finding] {
        var findings: [Finding] = []
        let names = Dictionary(
            uniqueKeysWithValues: without.world.nodes.map { ($0.key, $0.name) })
        for node in without.world.nodes {
            let lists = without.listsHosted(by: node.index)
            guard !lists.isEmpty else { continue }
            let one = OwnersSight(node, hosting: lists)
            let other = OwnersSight(with.world.nodes[node.index], hosting: lists)
            if let difference = one.difference(from: other, named: { names[$0] ?? "?" }) {
                findings.append(Finding(.interference, difference))
            }
        }
        for index in without.blueprint.lists.indices
        where !without.isGone(index) || !with.isGone(index) {
            findings += compareViews(of: index, without, with)
        }
        findings += compareKindLists(without, with)
        for (one, other) in zip(without.outcomes, with.outcomes) where one != other {
            findings.append(Finding(.interference, "answers: without \(one); with \(other)"))
            break
        }
        return findings
    }
}

extension SeedRun {
    /// What somebody is shown of lists of other kinds otherwise in one world than in the other.
    private func compareKindLists(_ without: Staging, _ with: Staging) -> [Finding] {
        do {
            let (one, other) = (try without.kindListsShown(), try with.kindListsShown())
            guard one != other else { return [] }
            let (left, right) = (Set(one), Set(other))
            return [
                Finding(
                    .interference,
                    "shown: without \(left.subtracting(right).sorted().first ?? "fewer"); "
                        + "with \(right.subtracting(left).sorted().first ?? "fewer")")
            ]
        } catch {
            return [Finding(.crash, "looking at lists of other kinds: \(error)")]
        }
    }

    /// What the owner of a list is shown that is another thing in one world than in the other.
    private func compareViews(
        of list: Int, _ without: Staging, _ with: Staging
    ) -> [Finding] {
        let title = without.blueprint.lists[list].title
        do {
            let (one, other) = (
                try without.ownersView(of: list), try with.ownersView(of: list)
            )
            for (left, right) in zip(one, other) where left != right {
                return [
                    Finding(
                        .interference,
                        "\(title), shown to its owner: without \(left); with \(right)")
                ]
            }
            guard one.count != other.count else { return [] }
            return [
                Finding(
                    .interference,
                    "\(title): its owner is shown \(one.count) lines without, \(other.count) with")
            ]
        } catch {
            return [Finding(.crash, "\(title), shown to its owner: \(error)")]
        }
    }
}

extension Staging {
    /// What people do once everything works again: they unlock, and take lists out of the archive,
    /// which beats but once a day.
    func tidy() throws {
        try unlockAll()
        removeLostPuppets()
        for (index, list) in blueprint.lists.enumerated() {
            // Whose home was lost may get it from others later than this.
            if try moved[list.owner] != nil && !reads(list.owner, index) { continue }
            // A new date makes a new roster, which settles everything that was claimed of the last
            // one.
            _ = try see(
                EditList(
                    list: list.title, date: Self.date(in: 60, from: world.now), archived: false),
                by: list.owner)
        }
    }

    /// People accept what has been offered since: an owner whose home was put back to an older
    /// database offers their list again to a friend whom they had removed after that, and they have
    /// to be asked again. Whether anybody had anything to answer.
    func answerInvitations() throws -> Bool {
        var hasAnswered = false
        for person in blueprint.people.indices {
            for entry in try see(ShowInbox(), by: person) where entry.kind == .list {
                _ = try see(
                    AnswerInbox(entry: entry.id, answer: .accept, showAddresses: true), by: person)
                hasAnswered = true
            }
        }
        return hasAnswered
    }

    func unlockAll() throws {
        for person in blueprint.people.indices { try unlock(person) }
        unlockPuppets()
    }

    func listsHosted(by home: Int) -> Set<ListID> {
        Set(
            blueprint.lists.indices
                .filter { index in
                    let owner = blueprint.lists[index].owner
                    return [self.home(owner), blueprint.people[owner].home].contains(home)
                }
                .compactMap { ListID(hex: lists[$0]) })
    }
}
