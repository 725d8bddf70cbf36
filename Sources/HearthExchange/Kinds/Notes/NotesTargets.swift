package import HearthAPI
import HearthLists
import HearthSodium
package import HearthWire

/// Where notes of files go: to which lists, under which ids, and as what.
package struct NotesTargets {
    /// What is brought in from one place.
    package struct Entry: Hashable, Sendable {
        /// The path of its file.
        package let place: String
        /// As `NoteFile.fitted()` has it.
        package let note: NoteFile
        /// When the file was changed last, which counts where the file says no time.
        package let fileTime: WallTime?
        /// The pictures and sounds that were found, from the folder that is read on.
        package let files: [String]

        package init(
            place: String, note: NoteFile, fileTime: WallTime? = nil, files: [String] = []
        ) {
            self.place = place
            self.note = note
            self.fileTime = fileTime
            self.files = files
        }
    }

    /// Words for what has no name.
    package struct Words: Sendable {
        package let note: String
        package let checklist: String

        package init(note: String, checklist: String) {
            self.note = note
            self.checklist = checklist
        }
    }

    /// Lists by what the files say, each once; the line of an item is its place in `lines`.
    package private(set) var lists: [ImportedList] = []
    /// What goes to the list that was named.
    package private(set) var named: ImportedList?
    /// Of each item, which entry it is of, by its place among these.
    package private(set) var lines: [Int] = []
    /// Entries that are a list without items, and how it is called.
    package private(set) var bare: [(entry: Int, title: String)] = []
    /// By entry.
    package private(set) var remarks: [(entry: Int, remark: NoteRemark)] = []

    private var places: [[String]: Int] = [:]
    private let words: Words

    /// `list`: where all notes go, as a person names it; nil: each to the list that its file says. Checklists are
    /// lists of their own.
    package init(_ entries: [Entry], to list: String? = nil, words: Words) {
        self.words = words
        named = list.map { ImportedList(title: $0, kind: NoteFields.kind) }
        for (index, entry) in entries.enumerated() {
            let note = entry.note
            if note.isListAlone {
                let title = fit(note.list ?? "") ?? words.note
                _ = place(of: title, isChecklist: false)
                bare.append((index, title))
            } else if note.isChecklist, !note.isBinned {
                addChecklist(entry, index)
            } else {
                addNote(entry, index)
            }
        }
    }

    private mutating func addNote(_ entry: Entry, _ index: Int) {
        let note = entry.note
        let stem = entry.place.split(separator: "/").last?.split(separator: ".").first
        let name =
            note.title.isEmpty
            ? MadeName.ofText(note.text) ?? fit(stem.map(String.init) ?? "") ?? words.note
            : note.title
        var body = Note()
        body.isPinned = note.isPinned
        // The node says since when.
        body.binned = note.isBinned ? 1 : 0
        body.isNameMade = note.title.isEmpty
        let item = item(
            name, text: note.text, body, of: entry, index,
            id: Self.id(of: note, in: named?.title ?? note.list))
        if named != nil {
            named?.wishes.append(item)
        } else if let list = note.list.flatMap(fit) {
            lists[place(of: list, isChecklist: false)].wishes.append(item)
        } else {
            lists[place(of: nil, isChecklist: false)].wishes.append(item)
        }
    }

    private mutating func addChecklist(_ entry: Entry, _ index: Int) {
        let note = entry.note
        let title = fit(note.title) ?? note.list.flatMap(fit) ?? words.checklist
        let list = place(of: title, isChecklist: true)
        if note.isPinned { remarks.append((index, .pinOfList)) }
        if !note.files.isEmpty { remarks.append((index, .filesOfList(note.files.count))) }
        var isEmpty = true
        for line in ChecklistText.entries(of: note.text) {
            guard let fitted = ChecklistEntry(line) else { continue }
            if fitted.isCut { remarks.append((index, .lineCut(limit: TextRule.notes.limit))) }
            var body = Note()
            if line.line.isDone {
                let at = (note.edited ?? note.added).map { UInt64(clamping: $0.milliseconds) }
                body.tick = Note.Tick(isDone: true, at: at ?? 0)
            }
            lists[list].wishes.append(
                item(
                    fitted.name, text: fitted.text, body, of: entry, index,
                    id: Self.id(of: ["line", title, fitted.name, fitted.text])))
            isEmpty = false
        }
        if isEmpty { bare.append((index, title)) }
    }

    private mutating func item(
        _ name: String, text: String, _ body: Note, of entry: Entry, _ index: Int, id: String
    ) -> ImportedWish {
        let note = entry.note
        func said(_ time: WallTime?) -> String? { time.flatMap(FileTime.text) }
        lines.append(index)
        return ImportedWish(
            line: lines.count - 1, name: name,
            fields: WishFields(
                notes: text.isEmpty ? nil : text, tags: note.tags.isEmpty ? nil : note.tags),
            body: Base64Text.encode(body.bodyOctets),
            added: said(note.added ?? entry.fileTime),
            edited: said(note.edited ?? note.added ?? entry.fileTime),
            remindAt: said(note.remindAt), id: id,
            photos: note.isChecklist || entry.files.isEmpty
                ? nil : entry.files.map { ImportedPhoto(file: $0) })
    }

    /// Which of `lists` it is; nil: the tray.
    private mutating func place(of title: String?, isChecklist: Bool) -> Int {
        let key = title.map { [$0, isChecklist ? "checklist" : "notes"] } ?? []
        if let place = places[key] { return place }
        places[key] = lists.count
        lists.append(
            ImportedList(
                title: title, kind: NoteFields.kind,
                settings: isChecklist
                    ? Base64Text.encode(NotesSettings(isChecklist: true).octets) : nil))
        return lists.count - 1
    }

    /// As a title; nil where nothing of it is to be seen.
    private func fit(_ title: String) -> String? {
        let fitted = WishText.fit(title, to: .name).text
        return (try? TextRule.name.check(fitted)) == nil ? nil : fitted
    }

    /// The same for the same note, so that it does not come twice.
    private static func id(of note: NoteFile, in list: String?) -> String {
        // To the second.
        let added = note.added.flatMap { FileTime.text(of: WallTime(seconds: $0.seconds)) }
        return id(of: [list ?? "", note.title, note.text, added ?? ""])
    }

    private static func id(of said: [String]) -> String {
        let octets = BLAKE2b.hash(
            Array("hearth note import\0".utf8), Array(said.joined(separator: "\0").utf8),
            count: 16)
        return Hex.encode(Array(octets.prefix(ItemID.byteCount)))
    }
}
