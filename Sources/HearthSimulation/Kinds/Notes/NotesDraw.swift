/// Draws what happens to one list of notes.
struct NotesDraw {
    private static let second: Ticks = 1_000_000

    private let list: Int
    private let blueprint: Blueprint
    private var dice: DiceStream
    private let start: Ticks
    private let end: Ticks
    private var drawn = KindActs.Drawn()
    private var words = 0

    private var plan: Blueprint.KindList { blueprint.kindLists[list] }

    init(_ scene: KindActs.Scene) {
        (list, blueprint, dice) = (scene.list, scene.blueprint, scene.dice)
        (start, end) = (scene.start, scene.end)
    }

    mutating func everything() -> KindActs.Drawn {
        let hours = Double(end - start) / 3.6e9
        for _ in 0..<max(6, Int(hours * 4)) { meeting() }
        for person in plan.editors {
            for _ in 0..<max(2, Int(hours)) {
                act(anything(note: nil), by: person, at: moment())
            }
            if dice.chance(0.3) { act(NoteDeed.jot(word()), by: person, at: moment()) }
        }
        sharing()
        return drawn
    }

    // MARK: Writing

    /// Several change the same note within a moment, or while one of them has no line.
    private mutating func meeting() {
        let note = Int.random(in: 0..<3, using: &dice)
        let from = moment()
        let isApart = dice.chance(0.5)
        let length = (isApart ? Int.random(in: 10...300, using: &dice) : 2) * Int(Self.second)
        var people = plan.editors.shuffled(using: &dice)
        people = Array(people.prefix(dice.chance(0.6) ? 2 : 3))
        // Two who want the same put it on the list twice.
        let shared = dice.chance(0.3) ? word() : nil
        if isApart { cut(people[0], from, from + Ticks(length)) }
        for person in people {
            for _ in 0..<(isApart ? Int.random(in: 1...3, using: &dice) : 1) {
                let kind = shared.map { NoteDeed.addLine($0) } ?? anything(note: note)
                act(
                    plan.isChecklist || shared == nil ? kind : anything(note: note), by: person,
                    at: from + Ticks.random(in: 0..<Ticks(length), using: &dice))
            }
        }
    }

    private mutating func anything(note: Int?) -> NoteDeed {
        let note = note ?? Int.random(in: 0..<6, using: &dice)
        switch Int.random(in: 0..<100, using: &dice) {
        case ..<8: return .bin(note: note)
        case ..<15: return .restore(note: note)
        case ..<25: return plan.isChecklist ? .addLine(word()) : .write(word())
        case ..<50 where plan.isChecklist: return .tick(line: note, dice.chance(0.7))
        case ..<60 where plan.isChecklist: return .clear(undo: dice.chance(0.3))
        default:
            return .edit(
                note: note, place: Int.random(in: 0..<6, using: &dice), line: word(),
                isReplacing: dice.chance(0.5), isStale: dice.chance(0.25))
        }
    }

    /// No two texts of a world are alike.
    private mutating func word() -> String {
        words += 1
        return "Text \(list + 1)-\(words)"
    }

    // MARK: Sharing

    private mutating func sharing() {
        for member in plan.members {
            if !member.isAskedAtFirst {
                share(with: member.person, mayEdit: member.mayEdit, from: start, until: end)
            } else if dice.chance(0.2) {
                share(with: member.person, mayEdit: dice.chance(0.6), from: start, until: end)
            }
        }
        if dice.chance(0.6), let editor = plan.editors.dropFirst().randomElement(using: &dice) {
            takeOff(editor)
        }
        if dice.chance(0.1), let editor = plan.editors.dropFirst().randomElement(using: &dice) {
            act(KindSharing.leave, by: editor, at: moment())
        }
    }

    private mutating func share(with person: Int, mayEdit: Bool, from: Ticks, until: Ticks) {
        let asked = Ticks.random(in: from..<max(from + 1, until), using: &dice)
        act(KindSharing.share(with: person, mayEdit: mayEdit), by: plan.owner, at: asked)
        for wait in [30, 300] {
            plan(
                .lookIntoInbox(showsAddresses: true), by: person,
                at: asked + Ticks(wait) * Self.second)
        }
    }

    /// Somebody writes without a line, is taken off meanwhile, and perhaps asked again.
    private mutating func takeOff(_ person: Int) {
        let from = moment()
        let until = from + Ticks(Int.random(in: 20...400, using: &dice)) * Self.second
        if dice.chance(0.7) { cut(person, from, until) }
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
            let place = Int.random(in: 0..<3, using: &dice)
            act(
                NoteDeed.edit(
                    note: place, place: place, line: word(), isReplacing: dice.chance(0.5),
                    isStale: false), by: person, at: Ticks.random(in: from..<until, using: &dice))
        }
        let moment = Ticks.random(in: from..<until, using: &dice)
        act(KindSharing.takeOff(person), by: plan.owner, at: moment)
        if dice.chance(0.6) { share(with: person, mayEdit: true, from: moment, until: end) }
    }

    // MARK: Moments

    private mutating func moment() -> Ticks { Ticks.random(in: start..<end, using: &dice) }

    /// A home is without a line.
    private mutating func cut(_ person: Int, _ from: Ticks, _ until: Ticks) {
        drawn.cables.append(
            FaultPlan.Partition(
                side: [blueprint.people[person].home], isOneWay: false, begins: from,
                ends: min(end, until)))
    }

    private mutating func act(_ deed: any KindDeed, by person: Int, at moment: Ticks) {
        plan(.ofKind(KindAct(list: list, deed: deed)), by: person, at: moment)
    }

    private mutating func plan(_ kind: Act.Kind, by person: Int, at moment: Ticks) {
        guard moment < end else { return }
        drawn.acts.append(Act(kind: kind, person: person, moment: moment))
    }
}
