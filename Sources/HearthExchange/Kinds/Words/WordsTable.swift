package import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// Words of a pack as a table: word, text and meanings are enough (protocol-spec/export.md, "Table").
package struct WordsTable: Sendable {
    package let wishes: [ImportedWish]
    /// Lines of which something was left out: the line, and the cell that was not understood.
    package let notUnderstood: [(line: Int, cell: String)]

    /// Whether a file has headings that only words have.
    package static func isOne(_ octets: [UInt8]) -> Bool {
        // Up to the end of a line: a cut in the middle of a letter is no text.
        let start = octets.prefix(4096)
        let cut = start.lastIndex(of: UInt8(ascii: "\n")).map { start[...$0] } ?? start
        guard let text = try? TextFile(octets: Array(cut)).text,
            let line = text.split(whereSeparator: \.isNewline)
                .first(where: { !$0.hasPrefix("sep=") }),
            let first = try? CSVReader.rows(of: String(line)).first
        else { return false }
        let columns = first.cells.compactMap { WordColumn(heading: $0) }
        return columns.contains(.word) && columns.contains(.text) && columns.contains(.meanings)
    }

    /// `reader`: the language of meanings, of wrong ones and of translations; `language`: of words that say none.
    ///
    /// - Throws: `ImportError` where nothing of it can be brought in.
    package init(
        octets: [UInt8], reader: String, language: String
    ) throws(ImportError) {
        let file = try TextFile(octets: octets)
        var rows = try CSVReader.rows(of: file.text)
        guard !rows.isEmpty else { throw .empty }
        let columns = rows.removeFirst().cells.map { WordColumn(heading: $0) }
        guard columns.contains(.word) else { throw .empty }
        guard rows.count <= ExchangeLimits.wishes else { throw .tooMany }
        var wishes: [ImportedWish] = []
        var bad: [(line: Int, cell: String)] = []
        for row in rows {
            var read = ReadWord(language: language, reader: reader)
            for (cell, column) in zip(row.cells, columns) {
                guard let column, !cell.trimmed.isEmpty else { continue }
                if !read.take(FormulaGuard.unguarded(cell).trimmed, as: column) {
                    bad.append((row.line, String(cell.trimmed.prefix(40))))
                }
            }
            if let wish = read.wish(line: row.line) {
                wishes.append(wish)
            } else if !row.cells.allSatisfy({ $0.trimmed.isEmpty }) {
                bad.append((row.line, String(row.cells.joined(separator: " ").prefix(40))))
            }
        }
        guard !wishes.isEmpty else { throw .empty }
        self.wishes = wishes
        notUnderstood = bad
    }
}

/// The columns of a table of words.
enum WordColumn: String, CaseIterable {
    case word, text, meanings, language, level, day, sentence, definition, wrong, translation, forms
    case ipa, kind, source, tags

    init?(heading: String) {
        let plain = FoldedText.forSearch(heading.trimmed)
        if let own = WordColumn(rawValue: plain) {
            self = own
            return
        }
        switch plain {
        case "ord", "name", "namn": self = .word
        case "article", "artikel", "notes": self = .text
        case "meaning", "betydelse", "betydelser": self = .meanings
        case "sprak": self = .language
        case "niva": self = .level
        case "date", "dag", "datum": self = .day
        case "mening": self = .sentence
        case "forklaring", "definitioner": self = .definition
        case "fel", "wrong meanings", "felaktiga": self = .wrong
        case "oversattning": self = .translation
        case "former": self = .forms
        case "pronunciation", "uttal": self = .ipa
        case "part of speech", "ordklass": self = .kind
        case "kalla": self = .source
        case "etiketter": self = .tags
        default: return nil
        }
    }
}

/// What a row says.
private struct ReadWord {
    private let reader: String
    private var name = ""
    private var text = ""
    private var tags: [String] = []
    private var meanings: [String] = []
    private var wrong: [String] = []
    private var hints: [WordColumn: String] = [:]
    private var translation = ""
    private var word: Word

    init(language: String, reader: String) {
        self.reader = reader
        word = Word(language: language, level: 2)
    }

    /// False: it says nothing that a word can.
    mutating func take(_ cell: String, as column: WordColumn) -> Bool {
        switch column {
        case .word: name = cell
        case .text: text = cell
        case .tags: tags = Self.parts(cell)
        case .meanings: meanings = Self.parts(cell)
        case .wrong: wrong = Self.parts(cell)
        case .forms: word.forms = Array(Self.parts(cell).prefix(Word.formLimit))
        case .sentence, .definition: hints[column] = cell
        case .translation: translation = cell
        case .ipa: word.ipa = cell
        case .source: word.source = cell
        case .language:
            guard LanguageCode.isOne(cell.lowercased()) else { return false }
            word.language = cell.lowercased()
        case .level:
            guard let level = Int(cell), Word.levels.contains(level) else { return false }
            word.level = level
        case .day:
            guard let day = Day(cell) else { return false }
            word.day = day
        case .kind:
            guard let kind = Word.PartOfSpeech(rawValue: cell.lowercased()) else { return false }
            word.partOfSpeech = kind
        }
        return true
    }

    /// Nil where something is missing without which nobody can learn it, or a bound is broken.
    func wish(line: Int) -> ImportedWish? {
        guard !name.isEmpty, !text.isEmpty, !meanings.isEmpty else { return nil }
        var word = word
        word.meanings = [.init(reader, meanings)]
        if !wrong.isEmpty { word.wrong = [.init(reader, wrong)] }
        if !translation.isEmpty { word.translations = [.init(reader, translation)] }
        word.hints = [.sentence, .definition].compactMap { hints[$0] }
            .map { .init(word.language, $0) }
        if word.forms.isEmpty { word.forms = Word.forms(of: name, in: text) }
        guard (try? word.check()) != nil, word.pieces(of: text).contains(where: \.isWord) else {
            return nil
        }
        return ImportedWish(
            line: line, name: name,
            fields: WishFields(notes: text, tags: tags.isEmpty ? nil : tags),
            body: Base64Text.encode(word.bodyOctets))
    }

    /// With a semicolon, a bar or a line between them.
    private static func parts(_ cell: String) -> [String] {
        cell.split(whereSeparator: { ";|\n".contains($0) }).map { String($0).trimmed }
            .filter { !$0.isEmpty }
    }
}

extension WordsTable {
    private static let columns: [WordColumn] = [
        .word, .text, .meanings, .language, .level, .day, .sentence, .definition, .wrong,
        .translation, .forms, .ipa, .kind, .source, .tags,
    ]

    /// With a byte order mark, without which some programs take UTF-8 for something else.
    package static let heading =
        "\u{FEFF}" + CSVWriter.row(columns.map(\.rawValue)) + "\r\n"

    /// A row, with all that is in the language of its first meanings.
    package static func row(of entry: PackEntry) -> String {
        let language = entry.meanings.first?.language
        func joined(_ all: [WordTexts]) -> String {
            (all.first { $0.language == language }?.texts ?? []).joined(separator: "; ")
        }
        return CSVWriter.row([
            entry.word, entry.text, joined(entry.meanings), entry.language, "\(entry.level)",
            entry.day ?? "", entry.sentence ?? "", entry.definition ?? "", joined(entry.wrong),
            joined(entry.translations), entry.forms.joined(separator: "; "), entry.ipa ?? "",
            entry.partOfSpeech, entry.source ?? "", entry.tags.joined(separator: "; "),
        ]) + "\r\n"
    }
}
