import HearthWire

extension MarkdownNotes {
    /// Reads a file of Markdown, or of text without any markup.
    ///
    /// Of what Hearth wrote it reads the same note again, octet by octet.
    ///
    /// - Parameters:
    ///   - path: Of the file, relative to the folder that is brought in: `Cabin/Call the roofer.md`. The
    ///     folders are the list, the file's name the title where the file does not say another one.
    ///   - octets: All that is in it.
    /// - Returns: One note, or several if its text is too long for one.
    /// - Throws: `ImportError.tooLarge`, `.notText` and `.beyond`, as of every file of text.
    package static func read(path: String, octets: [UInt8]) throws(ImportError) -> NoteReading {
        try read(path: path, file: TextFile(octets: octets))
    }

    static func read(path: String, file: TextFile) throws(ImportError) -> NoteReading {
        var reading = NoteReading()
        if file.isGuessed { reading.add(.guessedEncoding) }
        let text = withLineFeeds(file.text)
        let front = FrontMatter(text)
        let pieces = RelativePath(path)?.pieces ?? [path]
        let links = NoteLinks(text, from: front?.end ?? 0, folders: pieces.count - 1)
        for target in links.elsewhere { reading.add(.fileElsewhere(NoteReading.shown(target))) }
        for target in links.others { reading.add(.otherFile(NoteReading.shown(target))) }

        var given = Given()
        for entry in front?.entries ?? [] { given.take(entry, &reading) }
        var note = NoteFile(files: links.files)
        note.list =
            given.list ?? (pieces.count > 1 ? pieces.dropLast().joined(separator: "/") : nil)
        note.tags = given.tags ?? []
        (note.added, note.edited) = (given.times[.created], given.times[.edited])
        note.remindAt = given.times[.reminder]
        note.isListAlone = given.flags[.empty] ?? false
        note.isPinned = given.flags[.pinned] ?? false
        note.isBinned = given.flags[.binned] ?? false
        if let title = given.title {
            (note.title, note.text) = (title, String(decoding: links.text, as: UTF8.self))
        } else {
            let (title, rest) = heading(links.text)
            note.title = title ?? stem(of: pieces[pieces.count - 1])
            note.text = String(decoding: rest, as: UTF8.self)
            // Hearth writes a title always; others write tags between the words too.
            if NoteFileKind.ending(of: path) != "txt" {
                for tag in InlineTags.all(in: links.text) where !note.tags.contains(tag) {
                    note.tags.append(tag)
                }
            }
        }
        // Escapes, and texts from between which a link was taken, can make letters that no text of the file has.
        for text in [note.title, note.text, note.list ?? ""] + note.tags + note.files {
            try LetterMeter.check(text)
        }
        note.isChecklist = given.flags[.checklist] ?? ChecklistLine.isList(note.text)
        if !given.unread.isEmpty {
            let words = given.unread.joined(separator: "\n")
            note.text = note.text.isEmpty ? words : "\(words)\n\n\(note.text)"
        }
        reading.take(note)
        return reading
    }

    /// Where the first line ends with CR LF, all of them are line ends; else CR belongs to the text.
    private static func withLineFeeds(_ text: String) -> [UInt8] {
        let octets = Array(text.utf8)
        guard let first = octets.firstIndex(of: 0x0A), first > 0, octets[first - 1] == 0x0D else {
            return octets
        }
        var result: [UInt8] = []
        result.reserveCapacity(octets.count)
        for octet in octets {
            if octet == 0x0A, result.last == 0x0D { result.removeLast() }
            result.append(octet)
        }
        return result
    }

    /// The heading of the first level with which a text begins, and what stands behind it.
    private static func heading(_ text: [UInt8]) -> (title: String?, rest: ArraySlice<UInt8>) {
        func isBlank(_ octet: UInt8) -> Bool { octet == 0x20 || (0x09...0x0D).contains(octet) }
        let start = text.drop(while: isBlank)
        let line = start.prefix { $0 != 0x0A }
        guard line.first == UInt8(ascii: "#"), line.dropFirst().first.map(isBlank) ?? false else {
            return (nil, text[...])
        }
        var words = line.dropFirst().drop(while: isBlank)
        func trim() { while let last = words.last, isBlank(last) { words.removeLast() } }
        trim()
        // Signs that close it have a space before them.
        let closed = words.reversed().prefix { $0 == UInt8(ascii: "#") }.count
        if closed > 0, words.dropLast(closed).last.map(isBlank) ?? true {
            words = words.dropLast(closed)
            trim()
        }
        guard !words.isEmpty else { return (nil, text[...]) }
        // Without the empty lines behind it, but with the blanks before the next one's first word.
        var rest = start[line.endIndex...]
        while let end = rest.firstIndex(of: 0x0A), rest[..<end].allSatisfy(isBlank) {
            rest = rest[(end + 1)...]
        }
        return (String(decoding: words, as: UTF8.self), rest.allSatisfy(isBlank) ? [] : rest)
    }

    /// A file's name without its ending.
    private static func stem(of name: String) -> String {
        guard let ending = NoteFileKind.ending(of: name), name.utf8.count > ending.utf8.count + 1
        else { return name }
        return String(decoding: name.utf8.dropLast(ending.utf8.count + 1), as: UTF8.self)
    }
}

/// What the front matter says; of each key what it says first.
private struct Given {
    var title: String?
    var list: String?
    var tags: [String]?
    var times: [MarkdownNotes.Key: WallTime] = [:]
    var flags: [MarkdownNotes.Key: Bool] = [:]
    /// Lines that are broken: their words stay in the text.
    var unread: [String] = []

    mutating func take(_ entry: FrontMatter.Entry, _ reading: inout NoteReading) {
        guard let key = MarkdownNotes.Key(word: entry.key) else {
            reading.add(.unknownKey(NoteReading.shown(entry.key)))
            return
        }
        let text: String
        switch entry.value {
        case .none: return
        case .plain(let value), .quoted(let value): text = value
        case .list(let entries) where key == .tags:
            tags = tags ?? entries.map(Self.tag)
            return
        case .list, .other:
            reading.add(.unread(key: entry.key))
            unread.append(entry.source)
            return
        }
        switch key {
        case .title: title = title ?? text
        case .list: list = list ?? text
        case .tags:
            // With commas between them or, as words, with spaces.
            let scalars = text.unicodeScalars
            let hasCommas = scalars.contains(",")
            let pieces = scalars.split {
                hasCommas ? $0 == "," : $0.properties.isWhitespace
            }
            tags = tags ?? pieces.map { Self.tag(String($0).trimmed) }.filter { !$0.isEmpty }
        case .created, .edited, .reminder:
            let time = FileTime.read(text)
            times[key] = times[key] ?? time
            if time == nil { note(entry, text, &reading) }
        case .pinned, .binned, .checklist, .empty:
            let flag = Self.flag(text)
            flags[key] = flags[key] ?? flag
            if flag == nil { note(entry, text, &reading) }
        }
    }

    private func note(_ entry: FrontMatter.Entry, _ value: String, _ reading: inout NoteReading) {
        reading.add(.notUnderstood(key: entry.key, value: NoteReading.shown(value)))
    }

    /// Without the sign with which other programs begin one.
    private static func tag(_ text: String) -> String {
        guard text.unicodeScalars.first == "#" else { return text }
        return String(Substring(text.unicodeScalars.dropFirst()))
    }

    private static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }
}
