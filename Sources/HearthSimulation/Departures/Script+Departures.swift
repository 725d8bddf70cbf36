extension Script {
    /// Who leaves lists, is taken off them or may only read on, what is written just after that, and whose home is
    /// lost: drawn apart from everything else.
    static func departures(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> (acts: [Act], cables: [FaultPlan.Partition], loss: Loss?) {
        guard blueprint.hasDepartures else { return ([], [], nil) }
        var dice = Dice(seed: seed, purpose: "departures").stream()
        let loss = Loss(blueprint: blueprint, from: start, until: end, &dice)
        var draw = DeparturesDraw(
            blueprint: blueprint, loss: loss, dice: dice, start: start, end: end)
        for list in blueprint.lists.indices { draw.wishes(list) }
        for (list, plan) in blueprint.kindLists.enumerated() { plan.acts?.leave(&draw, list) }
        return (draw.acts, draw.cables, loss)
    }
}

/// Draws who goes off which list.
struct DeparturesDraw {
    enum Way: CaseIterable { case demoted, takenOff, takenOffAndBack, left }

    static let second: Ticks = 1_000_000

    let blueprint: Blueprint
    let loss: Loss?
    var dice: DiceStream
    let start: Ticks
    let end: Ticks
    var acts: [Act] = []
    var cables: [FaultPlan.Partition] = []
    private var words = 0

    init(blueprint: Blueprint, loss: Loss?, dice: DiceStream, start: Ticks, end: Ticks) {
        self.blueprint = blueprint
        self.loss = loss
        self.dice = dice
        self.start = start
        self.end = end
    }

    mutating func wishes(_ list: Int) {
        let plan = blueprint.lists[list]
        for person in chosen(among: plan.readers.map(\.person), of: plan.owner) {
            let moment = moment(on: plan.owner)
            switch dice.pick(Way.allCases) {
            case .demoted:
                let before = Ticks.random(
                    in: start..<max(start + 1, loss?.sleeps ?? moment), using: &dice)
                share(list, with: person, asKeeper: true, by: plan.owner, at: before)
                share(list, with: person, asKeeper: false, by: plan.owner, at: moment)
            case .left: act(.leave(list: list), by: person, at: moment)
            case .takenOff: act(.unshare(list: list, with: person), by: plan.owner, at: moment)
            case .takenOffAndBack:
                act(.unshare(list: list, with: person), by: plan.owner, at: moment)
                share(
                    list, with: person, asKeeper: dice.chance(0.3), by: plan.owner,
                    at: later(than: moment))
            }
            act(.addWish(list: list, name: word()), by: plan.owner, at: soon(after: moment))
        }
        for _ in 0..<2 where isLost(plan.owner) {
            act(.addWish(list: list, name: word()), by: plan.owner, at: afterLoss())
        }
    }

    // MARK: Who and when

    /// Not the one who helps the owner back: that one has everything as it was before.
    mutating func chosen(among people: [Int], of owner: Int) -> [Int] {
        let others = people.filter { !isLost(owner) || $0 != loss?.helper }.shuffled(using: &dice)
        return Array(others.prefix(Int.random(in: 1...2, using: &dice)))
    }

    func isLost(_ person: Int) -> Bool { loss?.person == person }

    /// On the lists of whose home is lost mostly while their helper is away.
    mutating func moment(on owner: Int) -> Ticks {
        guard let loss, isLost(owner), dice.chance(0.8) else {
            return Ticks.random(in: start..<end, using: &dice)
        }
        return Ticks.random(in: loss.sleeps..<loss.lost, using: &dice)
    }

    mutating func later(than moment: Ticks) -> Ticks {
        Ticks.random(in: moment..<max(moment + 1, end), using: &dice)
    }

    mutating func soon(after moment: Ticks) -> Ticks {
        moment + Ticks(Int.random(in: 1...120, using: &dice)) * Self.second
    }

    mutating func afterLoss() -> Ticks { later(than: loss?.back ?? start) }

    mutating func word() -> String {
        words += 1
        return "Word \(words)"
    }

    // MARK: What they do

    private mutating func share(
        _ list: Int, with person: Int, asKeeper: Bool, by owner: Int, at moment: Ticks
    ) {
        act(.share(list: list, with: person, asKeeper: asKeeper), by: owner, at: moment)
        look(person, after: moment)
    }

    mutating func look(_ person: Int, after moment: Ticks) {
        for wait: Ticks in [30, 300] {
            act(
                .lookIntoInbox(showsAddresses: true), by: person,
                at: moment + wait * Self.second)
        }
    }

    mutating func act(_ list: Int, _ deed: any KindDeed, by person: Int, at moment: Ticks) {
        act(.ofKind(KindAct(list: list, deed: deed)), by: person, at: moment)
    }

    mutating func act(_ kind: Act.Kind, by person: Int, at moment: Ticks) {
        guard moment < end else { return }
        acts.append(Act(kind: kind, person: person, moment: moment))
    }
}
