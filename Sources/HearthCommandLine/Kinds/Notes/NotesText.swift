import HearthAPI
import HearthLanguage

/// Notes, for a person.
enum NotesText {
    static func table(_ notes: [ItemInfo]) -> Table {
        var table = Table(
            [Text("NOTE"), Text("LIST"), Text("EDITED"), Text("TAGS"), Text("WITH"), Text("ID")])
        for note in notes {
            let mark: String? =
                if note.note?.isPinned == true {
                    Text("pinned").string
                } else if let check = note.note?.check, check.isDone {
                    Text("done").string
                } else {
                    nil
                }
            table.add([
                name(of: note), note.listName, TimeText.local(note.note?.edited ?? note.added),
                note.tags.map { "#" + $0 }.joined(separator: " "),
                ([mark].compactMap(\.self) + files(of: note)).joined(separator: ", "), note.id,
            ])
        }
        return table
    }

    /// With who wrote it, where somebody wrote it at the same time as another.
    static func name(of note: ItemInfo) -> String {
        note.note?.copyBy.map { Text("\(note.name) (\($0), at the same time)").string }
            ?? note.name
    }

    /// `readers`: who reads its list; nobody for what is the caller's alone.
    static func facts(of shown: NoteShown, readers: [ReaderInfo]) -> Facts {
        let note = shown.note
        var facts = Facts()
        facts.add(Text("List"), note.listName)
        facts.add(Text("Written"), TimeText.local(note.added))
        facts.add(Text("Edited"), TimeText.local(note.note?.edited))
        facts.add(Text("Tags"), note.tags.map { "#" + $0 }.joined(separator: " "))
        facts.add(Text("Pinned"), note.note?.isPinned == true ? Words.yesOrNo(true) : nil)
        facts.add(Text("In the bin since"), TimeText.local(note.note?.binned))
        facts.add(Text("Reminder"), TimeText.local(shown.remindAt))
        let said = NotesReaders(readers).lines
        facts.add(
            Text("Kept"),
            (said.isEmpty ? [NotesKeeping(nil).text] : said).map(\.string).joined(separator: "\n"))
        return facts
    }

    private static func files(of note: ItemInfo) -> [String] {
        let pictures = note.photos.count { $0.mediaType.hasPrefix("image/") }
        let sounds = note.photos.count { $0.mediaType.hasPrefix("audio/") }
        var files: [String] = []
        if pictures > 0 {
            files.append(
                Text(count: pictures, one: "1 picture", other: "\(pictures) pictures").string)
        }
        if sounds > 0 {
            files.append(Text(count: sounds, one: "1 sound", other: "\(sounds) sounds").string)
        }
        return files
    }
}

extension Console {
    /// Everything about a note; `readers`: of its list.
    func say(_ shown: NoteShown, readers: [ReaderInfo]) {
        sayHeading(Text(verbatim: NotesText.name(of: shown.note)))
        say(NotesText.facts(of: shown, readers: readers).lines(indent: 2))
        if let text = shown.note.notes {
            say([""])
            say(text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 })
        }
        if !shown.note.photos.isEmpty { say(PhotoText.lines(shown.note.photos)) }
    }

    func sayKept(_ note: ItemInfo) {
        say(Text("“\(note.name)” is kept in “\(note.listName)”."))
    }
}
