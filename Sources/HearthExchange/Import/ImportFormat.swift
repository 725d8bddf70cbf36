/// What kinds of files are understood; the raw value is the word on the command line.
package enum ImportFormat: String, Hashable, Sendable, CaseIterable {
    /// A table with one wish a line, as spreadsheet programs write it.
    case csv
    /// An export of Hearth, or an array of wishes.
    case json
    /// Names and links, one a line.
    case links
    /// A saved page of a shop.
    case html

    /// What a file looks like, from its first characters.
    ///
    /// - Throws: `ImportError.beyond` where that takes reading it.
    static func guess(_ text: String) throws(ImportError) -> ImportFormat {
        let start = text.prefix(4096).drop { $0.isWhitespace }
        if start.first == "{" || start.first == "[" {
            // Checklists, chats and "[Name](https://…)" begin with a bracket too.
            let isJSON = start.first == "{" || start.dropFirst().contains { "\"{[".contains($0) }
            guard isJSON, !start.hasPrefix("[ ]") else { return .links }
            do { try JSONScan.check(text) } catch .malformed { return .links }
            return .json
        }
        let lowered = start.prefix(1024).lowercased()
        if lowered.hasPrefix("<"),
            [
                "<!doctype html", "<html", "<head", "<body", "<meta", "<!--", "<div", "<ul",
                "<script", "<!doctype netscape",
            ]
            .contains(where: lowered.contains)
        {
            return .html
        }
        let line = start.prefix { !$0.isNewline }
        if line.lowercased().hasPrefix("sep=") { return .csv }
        let separator = CSVReader.separator(of: String(text.prefix(4096)))
        let cells = line.split(separator: Character(Unicode.Scalar(separator))).map(String.init)
        let known = cells.count { ImportField(heading: $0) != nil }
        if known >= 2 || known == 1 && cells.count == 1 { return .csv }
        // One known heading among several, over lines that have as many cells.
        let lines = text.prefix(4096).split(whereSeparator: \.isNewline).prefix(2)
        let counts = lines.map { line in
            (try? CSVReader.rows(of: String(line)))?.first?.cells.count ?? 0
        }
        return known == 1 && counts.count == 2 && counts[0] >= 3 && counts[0] == counts[1]
            ? .csv : .links
    }
}
