import HearthAPI
import HearthSodium
import HearthWire

/// Somebody's program writes lists of other kinds again and again, as if it had seen nothing of what others wrote there.
extension Staging {
    /// Of each such list an editor on another node than the owner's does so, drawn apart from all else.
    func planOverwriting(_ rates: FaultRates, from start: Ticks, until end: Ticks) {
        guard rates.overwriting > 0 else { return }
        var dice = Dice(seed: world.seed, purpose: "overwriting").stream()
        for (list, plan) in blueprint.kindLists.enumerated() {
            let editors = plan.members.map(\.person).filter {
                plan.editors.contains($0) && blueprint.people[$0].passphrase == nil
                    && home($0) != home(plan.owner)
            }
            guard let person = editors.first else { continue }
            overwriters.insert(person)
            for number in 0..<Int(rates.overwriting * Double(end - start) / 86_400e6) {
                world.plan(at: Ticks.random(in: start..<end, using: &dice)) { [self] in
                    overwrite(list, by: person, "Overwritten \(number)")
                }
            }
        }
    }

    private func overwrite(_ list: Int, by person: Int, _ words: String) {
        guard let id = ListID(hex: kindLists[list]), let member = identities[person],
            (try? node(of: person).overwrite(id, saying: words, by: member)) == true
        else { return }
        world.faults.hostileActs += 1
        // So that it goes out.
        _ = try? see(ShowStatus(), by: person)
    }

    // MARK: What came of it

    /// What people wrote and is theirs alone since somebody overwrote it.
    func keptWords() throws -> Set<String> {
        guard !overwriters.isEmpty else { return [] }
        return Set(
            try blueprint.people.indices.flatMap { try see(ShowKeptNotes(), by: $0) }
                .flatMap { $0.text.lines })
    }

    /// Lists and news grow with what people wrote, not with how often it was overwritten.
    func checkGrowth(of list: Int, _ notes: [ItemInfo]) throws -> [Finding] {
        guard !overwriters.isEmpty else { return [] }
        var findings: [Finding] = []
        // Each act writes one version of one note.
        let written = knowledge.saved.written + 3 * blueprint.kindLists.count
        if notes.count > 2 * written {
            findings.append(
                Finding(.bound, "\(notes.count) notes of \(written) that were written"))
        }
        for person in blueprint.people.indices {
            let news = try see(ShowNews(), by: person).items.filter {
                $0.kind == .keptTwice || $0.kind == .notesKept
            }
            if news.count > 20 {
                findings.append(
                    Finding(.bound, "\(blueprint.people[person].name) has \(news.count) news"))
            }
        }
        return findings
    }
}
