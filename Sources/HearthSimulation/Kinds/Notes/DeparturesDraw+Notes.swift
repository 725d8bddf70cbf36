extension DeparturesDraw {
    /// Who leaves a list of notes, is taken off it or may only read on, and what is written just before and after.
    mutating func notes(_ list: Int) {
        let plan = blueprint.kindLists[list]
        for person in chosen(among: plan.members.map(\.person), of: plan.owner) {
            let moment = moment(on: plan.owner)
            if plan.editors.contains(person) { writeWithoutLine(list, person, around: moment) }
            switch dice.pick(Way.allCases) {
            case .demoted: share(list, with: person, mayEdit: false, at: moment)
            case .left: act(list, KindSharing.leave, by: person, at: moment)
            case .takenOff: act(list, KindSharing.takeOff(person), by: plan.owner, at: moment)
            case .takenOffAndBack:
                act(list, KindSharing.takeOff(person), by: plan.owner, at: moment)
                share(
                    list, with: person, mayEdit: dice.chance(0.6),
                    at: later(than: moment))
            }
            write(list, by: plan.owner, at: soon(after: moment))
        }
        guard loss != nil else { return }
        for person in plan.editors {
            write(list, by: person, at: afterLoss())
            act(
                list,
                NoteDeed.edit(
                    note: Int.random(in: 0..<3, using: &dice), place: 1, line: word(),
                    isReplacing: dice.chance(0.5), isStale: false), by: person, at: afterLoss())
        }
    }

    fileprivate mutating func write(_ list: Int, by person: Int, at moment: Ticks) {
        let deed: NoteDeed =
            blueprint.kindLists[list].isChecklist ? .addLine(word()) : .write(word())
        act(list, deed, by: person, at: moment)
    }

    /// Somebody changes a note just before they are off, half of them without a line.
    fileprivate mutating func writeWithoutLine(_ list: Int, _ person: Int, around moment: Ticks) {
        let length = Ticks(Int.random(in: 20...200, using: &dice)) * Self.second
        if dice.chance(0.5) {
            cables.append(
                FaultPlan.Partition(
                    side: [blueprint.people[person].home], isOneWay: false,
                    begins: max(start, moment - length), ends: min(end, moment + length)))
        }
        act(
            list,
            NoteDeed.edit(
                note: Int.random(in: 0..<3, using: &dice), place: 0, line: word(),
                isReplacing: false, isStale: false), by: person,
            at: max(start, moment - length / 2))
    }

    fileprivate mutating func share(_ list: Int, with person: Int, mayEdit: Bool, at moment: Ticks)
    {
        act(
            list, KindSharing.share(with: person, mayEdit: mayEdit),
            by: blueprint.kindLists[list].owner,
            at: moment)
        look(person, after: moment)
    }
}
