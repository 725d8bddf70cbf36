import HearthAPI

extension Staging {
    /// Makes a list of notes, with three lines.
    func makeNotes(_ plan: Blueprint.KindList, _ index: Int) throws -> (id: String, texts: [String])
    {
        let id = try see(
            NewNotesList(title: plan.title, isChecklist: plan.isChecklist), by: plan.owner
        ).id
        let lines = (1...3).map { "First \(index + 1)-\($0)" }
        if plan.isChecklist {
            for line in lines {
                _ = try see(AddLine(list: plan.title, name: line), by: plan.owner)
            }
        } else {
            _ = try see(
                AddNote(list: plan.title, text: lines.joined(separator: "\n")), by: plan.owner)
        }
        return (id, lines)
    }

    /// What somebody sees of a list of notes, lines of checklists included, the oldest first.
    func notes(on list: Int, by person: Int, bin: Bool = false) throws -> [ItemInfo] {
        try see(
            ShowNotes(list: kindPath(list, for: person), bin: bin, count: 500), by: person
        ).notes.sorted { ($0.added ?? "", $0.id) < ($1.added ?? "", $1.id) }
    }

    // MARK: Acts

    fileprivate func play(_ deed: NoteDeed, _ list: Int, _ act: Act) {
        switch deed {
        case .write(let words): write(words, to: list, act)
        case .jot(let words): write(words, to: nil, act)
        case .edit: edit(deed, list, act)
        case .bin(let number), .restore(let number):
            let isRestoring = deed == .restore(note: number)
            guard let item = item(number, list, act, bin: isRestoring) else { return }
            knowledge.saved.touched.insert(item.id)
            ask(BinNotes(notes: [path(of: item)], restore: isRestoring), act)
        case .addLine(let name): addLine(name, to: list, act)
        case .tick(let number, let isDone):
            guard let item = item(number, list, act) else { return }
            tick(item, isDone, list, act)
        case .clear(let undo):
            guard let lines = try? notes(on: list, by: act.person) else { return }
            for line in lines where line.note?.check?.isDone == true {
                knowledge.saved.touched.insert(line.id)
            }
            ask(ClearDone(list: kindPath(list, for: act.person), undo: undo), act)
        }
    }

    private func path(of item: ItemInfo) -> String { "\(item.listID)/\(item.id)" }

    private func item(
        _ number: Int, _ list: Int, _ act: Act, bin: Bool = false
    ) -> ItemInfo? {
        guard let items = try? notes(on: list, by: act.person, bin: bin), !items.isEmpty
        else { return nil }
        return items[number % items.count]
    }

    private func write(_ words: String, to list: Int?, _ act: Act) {
        let lines = ["one", "two", "three"].map { "\(words) \($0)" }
        let path = list.map { kindPath($0, for: act.person) }
        ask(AddNote(list: path, text: lines.joined(separator: "\n")), act) { staging, _ in
            if let list { staging.saved(lines, on: list, act) }
        }
    }

    /// Who puts a line there that is there already takes its tick away.
    private func addLine(_ name: String, to list: Int, _ act: Act) {
        for line in (try? notes(on: list, by: act.person)) ?? [] where line.name == name {
            knowledge.saved.touched.insert(line.id)
            _ = knowledge.ticks(line.id)
        }
        departures.typed(name, by: act.person, at: world.ticks)
        ask(AddLine(list: kindPath(list, for: act.person), name: name), act) { staging, _ in
            staging.saved([name], on: list, act)
        }
    }

    private func tick(_ item: ItemInfo, _ isDone: Bool, _ list: Int, _ act: Act) {
        knowledge.saved.touched.insert(item.id)
        let isFirst = knowledge.ticks(item.id)
        ask(CheckLines(lines: [path(of: item)], isDone: isDone), act) { staging, _ in
            guard isFirst, (item.note?.check?.isDone ?? false) != isDone else { return }
            staging.knowledge.ticked(
                item.id, isDone: isDone, seat: .init(person: act.person, list: list),
                home: staging.home(act.person), at: act.moment)
        }
    }

    private func edit(_ deed: NoteDeed, _ list: Int, _ act: Act) {
        guard case .edit(let number, let place, let line, let isReplacing, let isStale) = deed,
            let now = item(number, list, act)
        else { return }
        let isLine = blueprint.kindLists[list].isChecklist
        if isLine, !isReplacing { return addLine(line, to: list, act) }
        let key = SeenItem(person: act.person, id: now.id)
        let seen = isStale ? seenItems[key] ?? now : now
        seenItems[key] = now
        var lines = isLine ? [seen.name] : (seen.notes ?? "").lines
        let index = place % (isLine ? 1 : lines.count + 1)
        var taken: String?
        if isReplacing, index < lines.count {
            taken = lines[index]
            lines[index] = line
        } else {
            lines.insert(line, at: index)
        }
        let known = taken.flatMap { knowledge.takes($0) }
        knowledge.saved.touched.insert(now.id)
        let text = lines.joined(separator: "\n")
        let isDone = ask(
            EditNote(
                note: path(of: now), name: isLine ? text : nil, text: isLine ? nil : text,
                ifMatch: isStale ? seen.etag : nil, was: isStale ? seen.notes ?? "" : nil,
                wasName: isStale ? seen.name : nil), act
        ) { staging, _ in
            staging.saved([line], on: list, act)
        }
        if isDone == false, let taken, let known { knowledge.keeps(taken, known) }
    }
}

extension String {
    var lines: [String] { split(separator: "\n").map(String.init) }
}

extension NoteDeed {
    func play(in staging: Staging, on list: Int, _ act: Act) { staging.play(self, list, act) }
}
