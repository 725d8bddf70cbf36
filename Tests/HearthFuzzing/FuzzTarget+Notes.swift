import HearthAPI
import HearthExchange
import HearthLists

/// Notes in files.
extension FuzzTarget {
    static func markdownNote(_ octets: [UInt8]) -> Bool {
        let path = "Cabin/Call the roofer.md"
        guard let reading = try? MarkdownNotes.read(path: path, octets: octets) else {
            return false
        }
        expectNotes(reading.notes)
        return true
    }

    static func keepNote(_ octets: [UInt8]) -> Bool {
        let path = "Takeout/Keep/note.json"
        guard let read = try? NoteFormat.read(path: path, octets: octets) else { return false }
        expectNotes(read.reading.notes)
        let fitted = read.reading.notes.flatMap { $0.fitted().notes }
        let entries = fitted.map { NotesTargets.Entry(place: path, note: $0) }
        let targets = NotesTargets(entries, words: .init(note: "Note", checklist: "Checklist"))
        for wish in targets.lists.flatMap(\.wishes) {
            precondition((try? TextRule.name.check(wish.name)) != nil)
            precondition((try? TextRule.notes.check(wish.fields.notes ?? "")) != nil)
        }
        return read.format == .keep || read.format == .simplenote
    }

    /// A path a line; each names each.
    static func noteFolder(_ octets: [UInt8]) -> Bool {
        let paths = String(decoding: octets, as: UTF8.self).unicodeScalars
            .split(separator: "\n").prefix(20).map { String($0) }
        guard let folder = try? NoteFolder(paths: paths) else { return false }
        precondition(
            folder.notes.count + folder.others.count + folder.elsewhere.count <= paths.count)
        for note in folder.notes {
            for path in paths {
                guard let file = folder.file(path, namedBy: note.path) else { continue }
                precondition(folder.others.contains(file))
            }
        }
        return !folder.notes.isEmpty
    }

    /// That each is written as what is read again, and that what is made fit does fit.
    private static func expectNotes(_ notes: [NoteFile]) {
        let files = MarkdownNotes.write(notes)
        precondition(Set(files.map(\.path)).count == notes.count)
        for (note, file) in zip(notes, files) {
            precondition(RelativePath(file.path) != nil)
            var same = note
            same.files = note.files.filter { RelativePath($0) != nil }
            same.text = String(
                String.UnicodeScalarView(note.text.unicodeScalars.filter { $0 != "\0" }))
            // A letter of the greatest length may be longer beside a sign of the file.
            guard
                let again = try? MarkdownNotes.read(path: file.path, octets: Array(file.text.utf8))
            else { continue }
            expectEqual(again.notes, [same])
            for fitted in note.fitted().notes {
                precondition((try? TextRule.notes.check(fitted.text)) != nil)
                let isNamed = (try? TextRule.name.check(fitted.title)) != nil
                precondition(fitted.title.isEmpty || isNamed)
                precondition(fitted.tags.allSatisfy { (try? TextRule.tag.check($0)) != nil })
            }
        }
    }

    var noteSeeds: [String] {
        switch self {
        case .markdownNotes:
            [
                "---\ntitle: \"Call: \\u00e5\"\ntags: [a, \"b, c\"]\ncreated: 2026-11-20T22:15:00.120Z\n"
                    + "pinned: true\n---\nAsk ![](files/a%20b.jpg) \\[x](y.ogg)\n\n![[c.png|200]]\n",
                "# Call #\r\n\r\n- [ ] Milk\r\n- [x] Tea\r\n[call](../call.ogg \"x\")\r\n",
                "---\ntags:\n- a\n- 'b''c' # d\nupdated: 2026-11-20 22:15+01:00\nlist: >\n  x\n  y\nz: {}\n...\n",
                "a\0b",
            ]
        case .keepNotes:
            [
                #"{"title":"A","textContent":"b","labels":[{"name":"c"}],"isPinned":true,"#
                    + #""createdTimestampUsec":"1795212900000000","annotations":[{"url":"https://a.example"}],"#
                    + #""attachments":[{"filePath":"../18a.jpeg","mimetype":"image/jpeg"}]}"#,
                #"{"listContent":[{"text":"Milk","isChecked":true}],"userEditedTimestampUsec":1795212900000000}"#,
                #"{"activeNotes":[{"content":"A\r\n- [ ] b","tags":[" c"],"creationDate":"2021-01-11T19:10:25.000Z"}],"#
                    + #""trashedNotes":[{"content":""}]}"#,
                "---\ntitle: \"x\ntags: [a\n---\n#b c# - [ ] d\n    e\n",
                "{}",
            ]
        case .noteFolders:
            [
                "Cabin/a.md\nCabin/files/é.jpg\n../x.md\nfiles/E\u{301}.JPEG\n",
                "k/n.json\nk/n.html\nk/Labels.txt\nk/a.jpg",
                "a.jpg",
            ]
        default: []
        }
    }
}
