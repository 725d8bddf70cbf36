import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension AddLines: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> AddedLines {
        guard lines.count <= Limits.itemsPerList else {
            throw HearthError(.limitItems, ["limit": "\(Limits.itemsPerList)"])
        }
        let open = try household.list(at: list, for: asker, work)
        try open.check(holds: .notes)
        let keys = try household.editor(of: open, asker)
        var plan = try LinesPlan(for: self, on: open, by: asker, work)
        for (place, line) in lines.enumerated() { try plan.add(line, at: place) }
        let room = try household.room(for: plan.new.count, in: open)
        let written = plan.items(in: room)
        if !written.isEmpty { try household.write(written, to: open, keys: keys, work) }
        return AddedLines(
            listID: open.id.hex, added: plan.added, changed: plan.changed.count,
            there: plan.there, at: Int(clamping: work.now.milliseconds))
    }
}

/// What lines that are put on a checklist together do to it.
private struct LinesPlan {
    private let id: NewID
    private let open: OpenList
    private let work: Work
    private let asker: Asker
    /// By folded name: what is on the list, or comes.
    private var named: [String: Item] = [:]
    /// Those of which one of the lines said something.
    private var said: Set<ItemID> = []
    /// With ranks still to be given.
    private(set) var new: [Item] = []
    private(set) var changed: [Item] = []
    /// How many are new, also those that came when the same was asked for before.
    private(set) var added = 0
    private(set) var there = 0

    init(
        for asked: AddLines, on open: OpenList, by asker: Asker, _ work: Work
    ) throws(HearthError) {
        (id, self.open, self.asker, self.work) = (asked.id, open, asker, work)
        var own: Set<ItemID> = []
        for place in asked.lines.indices { own.insert(try id.item(place)) }
        for item in open.merged.items
        where item.note?.isBinned == false && !own.contains(item.id) {
            named[Names.folded(item.name)] = item
        }
    }

    mutating func add(_ line: NewLine, at place: Int) throws {
        let name = try Names.cleaned(line.name, field: "name", .thing)
        let text = try NoteText.cleaned(line.text ?? "")
        let key = Names.folded(name)
        // What has a text of its own may only begin like another.
        if let same = named[key], text.isEmpty || same.text == text {
            // The first of several that are called so counts.
            if said.insert(same.id).inserted { take(same, isDone: line.isDone == true) }
            return
        }
        var item = Item(
            id: try id.item(place), rank: .middle, revision: 1, name: name, body: .known(Note()))
        item.text = text
        item.added = work.now.itemTime
        if line.isDone == true { tick(&item, isDone: true) }
        try item.checkSize()
        if let held = open.merged.item(item.id) {
            guard !held.isDeleted, held.name == name, held.text == text else { throw id.isUsed }
            item = held
        } else {
            new.append(item)
        }
        added += 1
        said.insert(item.id)
        named[key] = item
    }

    /// A line that is called so already.
    private mutating func take(_ item: Item, isDone: Bool) {
        guard let note = item.note, note.isDone != isDone || !isDone && note.tick?.isHidden == true
        else {
            there += 1
            return
        }
        var item = item
        item.revision = item.nextRevision(at: work.now)
        tick(&item, isDone: isDone)
        changed.append(item)
    }

    private func tick(_ item: inout Item, isDone: Bool) {
        guard var note = item.note else { return }
        note.tick = Note.Tick(
            isDone: isDone, at: UInt64(clamping: work.now.milliseconds), by: asker.identity)
        item.body = .known(note)
    }

    /// All that is written; `room` has a rank for each new one.
    func items(in room: MergedList.Room) -> [Item] {
        var moved = Dictionary(room.displaced.map { ($0.id, $0) }) { first, _ in first }
        let changed = changed.map { item in
            guard let other = moved.removeValue(forKey: item.id) else { return item }
            var item = item
            item.rank = other.rank
            return item
        }
        let new = zip(new, room.ranks).map { item, rank in
            var item = item
            item.rank = rank
            return item
        }
        return new + changed + room.displaced.filter { moved[$0.id] != nil }
    }
}
