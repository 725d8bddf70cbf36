import HearthAPI

extension Staging {
    /// Whether all who read a list of notes hold the same, and nothing of it is lost.
    func checkNotes(on list: Int) throws -> [Finding] {
        let plan = blueprint.kindLists[list]
        let notes = try allNotes(on: list, by: plan.owner)
        var findings: [Finding] = []
        for reader in try see(WhoCanSee(list: plan.title), by: plan.owner)
        where reader.state == .reading && !reader.isCaller {
            guard let person = person(called: reader.name) else { continue }
            guard try readsKindList(person, list) else {
                // Who said yes after the copy to which their home was put back has to be asked again.
                if wasPutBack(home(person)) { continue }
                findings.append(
                    Finding(.disagreement, "\(reader.name) does not have \(plan.title)"))
                continue
            }
            let theirs = try allNotes(on: list, by: person)
            guard theirs != notes else { continue }
            let (ours, others) = (Set(notes), Set(theirs))
            findings.append(
                Finding(
                    .disagreement,
                    "\(plan.title): \(reader.name) has \(others.subtracting(ours).map(told)), "
                        + "not \(ours.subtracting(others).map(told))"))
        }
        return try findings + lostTexts(of: list, notes) + lostTicks(of: list, notes)
            + doubleCopies(among: notes, on: plan.title) + checkGrowth(of: list, notes)
    }

    private func wasPutBack(_ home: Int) -> Bool {
        absences.contains { absence in
            if case .asOf = absence.comesBack { absence.node == home } else { false }
        }
    }

    /// All notes of a list, those in the bin as well, as all readers see them alike.
    func allNotes(on list: Int, by person: Int) throws -> [ItemInfo] {
        try [false, true].flatMap { try notes(on: list, by: person, bin: $0) }.map { note in
            var note = note
            note.owner = ""
            note.list = ""
            return note
        }
    }

    private func told(_ note: ItemInfo) -> String {
        "\(note.id) \(note.name): \(note.notes ?? "")"
            + (note.note?.binned.map { " (in the bin: \($0))" } ?? "")
            + (note.note?.copyOf.map { " (copy of \($0))" } ?? "")
            + (note.note?.check.map { " (\($0))" } ?? "")
    }

    // MARK: What was acknowledged

    private func lostTexts(of list: Int, _ notes: [ItemInfo]) throws -> [Finding] {
        let plan = blueprint.kindLists[list]
        let found = Set(
            plan.isChecklist ? notes.map(\.name) : notes.flatMap { ($0.notes ?? "").lines })
        var aside: [Int: Set<String>] = [:]
        let kept = try keptWords()
        return try knowledge.saved.texts.sorted { $0.key < $1.key }.compactMap { text, known in
            let seat = known.seat
            guard seat.list == list, !found.contains(text), !kept.contains(text),
                !overwriters.contains(seat.person), knowledge.isExpected(text, of: seat)
            else { return nil }
            // Who was read with by an older roster meanwhile keeps for themselves what the host's home did not take.
            if knowledge.saved.off.contains(seat) || blueprint.hasDepartures {
                let kept = try aside[seat.person] ?? privateNotes(of: seat.person)
                aside[seat.person] = kept
                if kept.contains(text) { return nil }
            }
            return Finding(
                .lost,
                "\(plan.title): “\(text)” of \(blueprint.people[seat.person].name)"
                    + knowledge.account(of: .texts(seat), wish: text)
                    + (knowledge.saved.off.contains(seat) ? ", who was off once" : ""))
        }
    }

    /// What somebody has on notes that are on none of the world's lists.
    func privateNotes(of person: Int) throws -> Set<String> {
        let notes = try [false, true].flatMap { bin in
            try see(ShowNotes(bin: bin, count: 500), by: person).notes
        }
        return Set(
            notes.filter { !kindLists.contains($0.listID) }
                .flatMap { [$0.name] + ($0.notes ?? "").lines })
    }

    /// A line that one person ticked, and nobody else, is ticked; so may be a copy of it.
    private func lostTicks(of list: Int, _ notes: [ItemInfo]) -> [Finding] {
        knowledge.saved.ticks.sorted { $0.key < $1.key }.compactMap { id, tick in
            let lines = notes.filter { $0.id == id || $0.note?.copyOf == id }
            guard tick.seat.list == list, overwriters.isEmpty,
                !knowledge.saved.off.contains(tick.seat),
                !lines.contains(where: { ($0.note?.check?.isDone ?? false) == tick.isDone })
            else { return nil }
            return Finding(
                .lost,
                "\(blueprint.kindLists[list].title): a tick of "
                    + "\(blueprint.people[tick.seat.person].name) on \(lines.map(told))"
                    + knowledge.account(of: .texts(tick.seat), wish: id))
        }
    }

    /// Of each version that was lost there is one copy, whoever carried it.
    private func doubleCopies(among notes: [ItemInfo], on title: String) -> [Finding] {
        let copies = notes.filter {
            $0.note?.copyOf != nil && !knowledge.saved.touched.contains($0.id)
        }
        let alike = Dictionary(grouping: copies) { copy in
            "\(copy.note?.copyOf ?? "") \(copy.name): \(copy.notes ?? "") "
                + "\(copy.note?.binned ?? "") \(copy.note?.check.map { "\($0)" } ?? "")"
        }
        return alike.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { key, copies in
            Finding(.doubled, "\(title): \(copies.count) times a copy of \(key)")
        }
    }

    /// Copies of versions that lost.
    func countCopies(on list: Int) throws -> Int {
        try allNotes(on: list, by: blueprint.kindLists[list].owner).count {
            $0.note?.copyOf != nil
        }
    }
}
