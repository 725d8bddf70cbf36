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
        for list in blueprint.notes.indices { draw.notes(list) }
        return (draw.acts, draw.cables, loss)
    }
}

/// Draws who goes off which list.
private struct DeparturesDraw {
    private enum Way: CaseIterable { case demoted, takenOff, takenOffAndBack, left }

    private static let second: Ticks = 1_000_000

    let blueprint: Blueprint
    let loss: Loss?
    var dice: DiceStream
    let start: Ticks
    let end: Ticks
    private(set) var acts: [Act] = []
    private(set) var cables: [FaultPlan.Partition] = []
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

    mutating func notes(_ list: Int) {
        let plan = blueprint.notes[list]
        for person in chosen(among: plan.members.map(\.person), of: plan.owner) {
            let moment = moment(on: plan.owner)
            if plan.editors.contains(person) { writeWithoutLine(list, person, around: moment) }
            switch dice.pick(Way.allCases) {
            case .demoted: share(notes: list, with: person, mayEdit: false, at: moment)
            case .left: act(list, .leave, by: person, at: moment)
            case .takenOff: act(list, .takeOff(person), by: plan.owner, at: moment)
            case .takenOffAndBack:
                act(list, .takeOff(person), by: plan.owner, at: moment)
                share(
                    notes: list, with: person, mayEdit: dice.chance(0.6),
                    at: later(than: moment))
            }
            write(list, by: plan.owner, at: soon(after: moment))
        }
        guard loss != nil else { return }
        for person in plan.editors {
            write(list, by: person, at: afterLoss())
            act(
                list,
                .edit(
                    note: Int.random(in: 0..<3, using: &dice), place: 1, line: word(),
                    isReplacing: dice.chance(0.5), isStale: false), by: person, at: afterLoss())
        }
    }

    // MARK: Who and when

    /// Not the one who helps the owner back: that one has everything as it was before.
    private mutating func chosen(among people: [Int], of owner: Int) -> [Int] {
        let others = people.filter { !isLost(owner) || $0 != loss?.helper }.shuffled(using: &dice)
        return Array(others.prefix(Int.random(in: 1...2, using: &dice)))
    }

    private func isLost(_ person: Int) -> Bool { loss?.person == person }

    /// On the lists of whose home is lost mostly while their helper is away.
    private mutating func moment(on owner: Int) -> Ticks {
        guard let loss, isLost(owner), dice.chance(0.8) else {
            return Ticks.random(in: start..<end, using: &dice)
        }
        return Ticks.random(in: loss.sleeps..<loss.lost, using: &dice)
    }

    private mutating func later(than moment: Ticks) -> Ticks {
        Ticks.random(in: moment..<max(moment + 1, end), using: &dice)
    }

    private mutating func soon(after moment: Ticks) -> Ticks {
        moment + Ticks(Int.random(in: 1...120, using: &dice)) * Self.second
    }

    private mutating func afterLoss() -> Ticks { later(than: loss?.back ?? start) }

    private mutating func word() -> String {
        words += 1
        return "Word \(words)"
    }

    // MARK: What they do

    private mutating func write(_ list: Int, by person: Int, at moment: Ticks) {
        let kind: NoteAct.Kind =
            blueprint.notes[list].isChecklist ? .addLine(word()) : .write(word())
        act(list, kind, by: person, at: moment)
    }

    /// Somebody changes a note just before they are off, half of them without a line.
    private mutating func writeWithoutLine(_ list: Int, _ person: Int, around moment: Ticks) {
        let length = Ticks(Int.random(in: 20...200, using: &dice)) * Self.second
        if dice.chance(0.5) {
            cables.append(
                FaultPlan.Partition(
                    side: [blueprint.people[person].home], isOneWay: false,
                    begins: max(start, moment - length), ends: min(end, moment + length)))
        }
        act(
            list,
            .edit(
                note: Int.random(in: 0..<3, using: &dice), place: 0, line: word(),
                isReplacing: false, isStale: false), by: person,
            at: max(start, moment - length / 2))
    }

    private mutating func share(
        _ list: Int, with person: Int, asKeeper: Bool, by owner: Int, at moment: Ticks
    ) {
        act(.share(list: list, with: person, asKeeper: asKeeper), by: owner, at: moment)
        look(person, after: moment)
    }

    private mutating func share(notes list: Int, with person: Int, mayEdit: Bool, at moment: Ticks)
    {
        act(
            list, .share(with: person, mayEdit: mayEdit), by: blueprint.notes[list].owner,
            at: moment)
        look(person, after: moment)
    }

    private mutating func look(_ person: Int, after moment: Ticks) {
        for wait: Ticks in [30, 300] {
            act(
                .lookIntoInbox(showsAddresses: true), by: person,
                at: moment + wait * Self.second)
        }
    }

    private mutating func act(_ list: Int, _ kind: NoteAct.Kind, by person: Int, at moment: Ticks) {
        act(.note(NoteAct(list: list, kind: kind)), by: person, at: moment)
    }

    private mutating func act(_ kind: Act.Kind, by person: Int, at moment: Ticks) {
        guard moment < end else { return }
        acts.append(Act(kind: kind, person: person, moment: moment))
    }
}
