import HearthWire

/// Notes of Google Keep, as Google's Takeout writes them: a file of JSON for each.
package enum KeepNotes {
    /// Web addresses that are added to one text, and octets of a text in which they are looked for.
    private static let linkLimit = 100
    private static let searchLimit = 100_000

    /// Reads one file.
    ///
    /// - Parameters:
    ///   - path: Of the file, relative to the folder that is brought in. No folder there is a list of the person's.
    ///   - octets: All that is in it.
    /// - Returns: nil for JSON that is no note of Keep.
    /// - Throws: `ImportError.malformed` for what is no JSON, and as every file of text.
    package static func read(path: String, octets: [UInt8]) throws(ImportError) -> NoteReading? {
        let file = try TextFile(octets: octets)
        let json = try JSONValue(text: file.text)
        return isNote(json) ? read(json, path: path, isGuessed: file.isGuessed) : nil
    }

    static func read(_ json: JSONValue, path: String, isGuessed: Bool) -> NoteReading {
        var reading = NoteReading()
        var note = NoteFile(title: json["title"]?.string ?? "")
        if let lines = json["listContent"]?.array {
            note.isChecklist = true
            note.text = lines.compactMap(line).joined(separator: "\n")
        } else {
            note.text = json["textContent"]?.string ?? ""
        }
        note.tags = (json["labels"]?.array ?? []).compactMap { $0["name"]?.string }
        note.isPinned = flag(json["isPinned"])
        note.isBinned = flag(json["isTrashed"])
        note.added = time(json["createdTimestampUsec"])
        note.edited = time(json["userEditedTimestampUsec"])
        addLinks(of: json, to: &note)
        addRemarks(on: json, to: &reading)
        let folders = (RelativePath(path)?.pieces.count ?? 1) - 1
        for attachment in (json["attachments"]?.array ?? []).prefix(ExchangeLimits.filesPerNote) {
            guard let said = attachment["filePath"]?.string else { continue }
            guard let file = NotePath(said, folders: folders)?.text else {
                reading.add(.fileElsewhere(NoteReading.shown(said)))
                continue
            }
            if !note.files.contains(file) { note.files.append(file) }
        }
        if isGuessed { reading.add(.guessedEncoding) }
        if flag(json["isArchived"]) { reading.add(.archived) }
        guard
            note.isChecklist || !note.files.isEmpty
                || [note.title, note.text].contains(where: { !$0.trimmed.isEmpty })
        else {
            reading.add(.nothing)
            return reading
        }
        reading.take(note)
        return reading
    }

    /// Under which other names an attachment may be in the folder, the likeliest first: Takeout says `.jpeg` of
    /// files that end in `.jpg`, and so on.
    package static func otherNames(of file: String) -> [String] {
        guard let ending = NoteFileKind.ending(of: file),
            let group = endings.first(where: { $0.contains(ending) })
        else { return [] }
        let stem = String(decoding: file.utf8.dropLast(ending.utf8.count), as: UTF8.self)
        return group.filter { $0 != ending }.map { stem + $0 }
    }

    private static let endings = [
        ["jpg", "jpeg", "png", "webp", "gif"], ["3gp", "amr", "m4a", "aac", "mp3", "ogg", "wav"],
    ]

    static func isNote(_ json: JSONValue) -> Bool {
        json["textContent"]?.string != nil || json["listContent"]?.array != nil
            || json["userEditedTimestampUsec"] != nil && json["isTrashed"] != nil
    }

    /// Nil for a line with nothing on it.
    private static func line(_ entry: JSONValue) -> String? {
        guard let text = entry["text"]?.string else { return nil }
        let words = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }
            .filter { !$0.isEmpty }
        guard !words.isEmpty else { return nil }
        return ChecklistLine(
            text: words.joined(separator: " "), isDone: flag(entry["isChecked"])
        ).line
    }

    /// What a note of Hearth's has no place for.
    private static func addRemarks(on json: JSONValue, to reading: inout NoteReading) {
        if let colour = json["color"]?.string, colour != "DEFAULT" { reading.add(.colour) }
        if json["reminders"]?.array?.isEmpty == false { reading.add(.reminder) }
        if json["sharees"]?.array?.isEmpty == false { reading.add(.sharing) }
        let hasTitles = (json["annotations"]?.array ?? []).prefix(linkLimit).contains {
            $0["url"]?.string?.isEmpty == false && $0["title"]?.string?.isEmpty == false
        }
        if hasTitles { reading.add(.linkTitles) }
    }

    /// Addresses of pages that Keep shows below a note, each on a line of its own where the text does not have it.
    private static func addLinks(of json: JSONValue, to note: inout NoteFile) {
        var known: Set<String> = []
        let text = String(decoding: note.text.utf8.prefix(searchLimit), as: UTF8.self)
        for annotation in (json["annotations"]?.array ?? []).prefix(linkLimit) {
            guard let said = annotation["url"]?.string, let link = LinkText.followable(said),
                known.insert(link).inserted, !text.contains(said), !text.contains(link)
            else { continue }
            note.text += note.text.isEmpty ? link : "\n\(link)"
        }
    }

    private static func flag(_ value: JSONValue?) -> Bool {
        switch value {
        case .bool(let flag): flag
        case .string(let text): text.lowercased() == "true"
        default: false
        }
    }

    /// Microseconds since 1970, as a number or as a text of digits; nil for 0, which says nothing.
    private static func time(_ value: JSONValue?) -> WallTime? {
        guard let microseconds = value?.string.flatMap({ Int64($0) }), microseconds > 0,
            FileTime.milliseconds.contains(microseconds / 1000)
        else { return nil }
        return WallTime(milliseconds: microseconds / 1000)
    }
}
