import HearthAPI

extension Staging {
    // MARK: Setting up

    /// Makes the lists of notes, and has those who are asked at first read them.
    func makeNotes() throws {
        for (index, plan) in blueprint.notes.enumerated() {
            noteLists.append(
                try see(
                    NewNotesList(title: plan.title, isChecklist: plan.isChecklist), by: plan.owner
                ).id)
            let lines = (1...3).map { "First \(index + 1)-\($0)" }
            if plan.isChecklist {
                for line in lines {
                    _ = try see(AddLine(list: plan.title, name: line), by: plan.owner)
                }
            } else {
                _ = try see(
                    AddNote(list: plan.title, text: lines.joined(separator: "\n")), by: plan.owner)
            }
            knowledge.wrote(
                lines, seat: .init(person: plan.owner, list: index), home: home(plan.owner),
                at: world.ticks)
            for member in plan.members where member.isAskedAtFirst {
                _ = try see(
                    ShareList(
                        list: plan.title, with: [called(member.person)], keeper: member.mayEdit),
                    by: plan.owner)
            }
            for member in plan.members where !member.mayEdit {
                knowledge.takeOff(.init(person: member.person, list: index))
            }
        }
        guard !blueprint.notes.isEmpty else { return }
        try repeatUntil("everybody reads the notes that were shared") {
            for person in blueprint.people.indices { try acceptAll(person, showsAddresses: true) }
            return try blueprint.notes.indices.allSatisfy { list in
                try blueprint.notes[list].members.allSatisfy { member in
                    try !member.isAskedAtFirst || readsNotes(member.person, list)
                }
            }
        }
    }

    func readsNotes(_ person: Int, _ list: Int) throws -> Bool {
        try see(ListLists(), by: person).contains {
            $0.id == noteLists[list] && $0.state == .open
        }
    }

    func notesPath(_ list: Int, for person: Int) -> String {
        let plan = blueprint.notes[list]
        return plan.owner == person
            ? plan.title : "\(blueprint.people[plan.owner].name)/\(noteLists[list])"
    }

    /// What somebody sees of a list of notes, lines of checklists included, the oldest first.
    func notes(on list: Int, by person: Int, bin: Bool = false) throws -> [ItemInfo] {
        try see(
            ShowNotes(list: notesPath(list, for: person), bin: bin, count: 500), by: person
        ).notes.sorted { ($0.added ?? "", $0.id) < ($1.added ?? "", $1.id) }
    }

    // MARK: Acts

    func play(_ note: NoteAct, _ act: Act) {
        switch note.kind {
        case .write(let words): write(words, to: note.list, act)
        case .jot(let words): write(words, to: nil, act)
        case .edit: edit(note, act)
        case .bin(let number), .restore(let number):
            let isRestoring = note.kind == .restore(note: number)
            guard let item = item(number, note, act, bin: isRestoring) else { return }
            knowledge.notes.touched.insert(item.id)
            ask(BinNotes(notes: [path(of: item)], restore: isRestoring), act)
        case .addLine(let name): addLine(name, to: note.list, act)
        case .tick(let number, let isDone):
            guard let item = item(number, note, act) else { return }
            tick(item, isDone, note.list, act)
        case .clear(let undo):
            guard let lines = try? notes(on: note.list, by: act.person) else { return }
            for line in lines where line.note?.check?.isDone == true {
                knowledge.notes.touched.insert(line.id)
            }
            ask(ClearDone(list: notesPath(note.list, for: act.person), undo: undo), act)
        case .share, .takeOff, .leave: share(note, act)
        }
    }

    private func share(_ note: NoteAct, _ act: Act) {
        let title = blueprint.notes[note.list].title
        let list = noteLists[note.list]
        switch note.kind {
        case .share(let person, let mayEdit):
            if !mayEdit { knowledge.takeOff(.init(person: person, list: note.list)) }
            departures.mayRead(person, list)
            ask(ShareList(list: title, with: [called(person)], keeper: mayEdit), act)
        case .takeOff(let person):
            knowledge.takeOff(.init(person: person, list: note.list))
            let isDone = ask(UnshareList(list: title, with: [called(person)]), act)
            departures.wentOff(person, list, isDone: isDone)
            if isDone != false { letGo(person, of: note.list) }
        case .leave:
            knowledge.takeOff(.init(person: act.person, list: note.list))
            let isDone = ask(LeaveList(list: notesPath(note.list, for: act.person)), act)
            departures.wentOff(act.person, list, isDone: isDone, byThemselves: true)
            if isDone != false { letGo(act.person, of: note.list) }
        default: break
        }
    }

    private func path(of item: ItemInfo) -> String { "\(item.listID)/\(item.id)" }

    private func item(
        _ number: Int, _ note: NoteAct, _ act: Act, bin: Bool = false
    ) -> ItemInfo? {
        guard let items = try? notes(on: note.list, by: act.person, bin: bin), !items.isEmpty
        else { return nil }
        return items[number % items.count]
    }

    private func saved(_ lines: [String], on list: Int, _ act: Act) {
        hide(lines, on: noteLists[list], by: act.person)
        knowledge.wrote(
            lines, seat: .init(person: act.person, list: list), home: home(act.person),
            at: act.moment)
    }

    private func write(_ words: String, to list: Int?, _ act: Act) {
        let lines = ["one", "two", "three"].map { "\(words) \($0)" }
        let path = list.map { notesPath($0, for: act.person) }
        ask(AddNote(list: path, text: lines.joined(separator: "\n")), act) { staging, _ in
            if let list { staging.saved(lines, on: list, act) }
        }
    }

    /// Who puts a line there that is there already takes its tick away.
    private func addLine(_ name: String, to list: Int, _ act: Act) {
        for line in (try? notes(on: list, by: act.person)) ?? [] where line.name == name {
            knowledge.notes.touched.insert(line.id)
            _ = knowledge.ticks(line.id)
        }
        departures.typed(name, by: act.person, at: world.ticks)
        ask(AddLine(list: notesPath(list, for: act.person), name: name), act) { staging, _ in
            staging.saved([name], on: list, act)
        }
    }

    private func tick(_ item: ItemInfo, _ isDone: Bool, _ list: Int, _ act: Act) {
        knowledge.notes.touched.insert(item.id)
        let isFirst = knowledge.ticks(item.id)
        ask(CheckLines(lines: [path(of: item)], isDone: isDone), act) { staging, _ in
            guard isFirst, (item.note?.check?.isDone ?? false) != isDone else { return }
            staging.knowledge.ticked(
                item.id, isDone: isDone, seat: .init(person: act.person, list: list),
                home: staging.home(act.person), at: act.moment)
        }
    }

    private func edit(_ note: NoteAct, _ act: Act) {
        guard case .edit(let number, let place, let line, let isReplacing, let isStale) = note.kind,
            let now = item(number, note, act)
        else { return }
        let isLine = blueprint.notes[note.list].isChecklist
        if isLine, !isReplacing { return addLine(line, to: note.list, act) }
        let key = SeenNote(person: act.person, id: now.id)
        let seen = isStale ? seenNotes[key] ?? now : now
        seenNotes[key] = now
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
        knowledge.notes.touched.insert(now.id)
        let text = lines.joined(separator: "\n")
        let isDone = ask(
            EditNote(
                note: path(of: now), name: isLine ? text : nil, text: isLine ? nil : text,
                ifMatch: isStale ? seen.etag : nil, was: isStale ? seen.notes ?? "" : nil,
                wasName: isStale ? seen.name : nil), act
        ) { staging, _ in
            staging.saved([line], on: note.list, act)
        }
        if isDone == false, let taken, let known { knowledge.keeps(taken, known) }
    }
}

/// A note as somebody saw it on their page.
struct SeenNote: Hashable {
    let person: Int
    let id: String
}

extension String {
    var lines: [String] { split(separator: "\n").map(String.init) }
}
