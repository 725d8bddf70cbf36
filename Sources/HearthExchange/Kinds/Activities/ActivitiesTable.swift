package import HearthAPI
import HearthLists
import HearthSodium
import HearthWire

/// Activities of a file: a table with headings, or a name a line.
package struct ActivitiesTable: Sendable {
    package let wishes: [ImportedWish]
    /// Lines of which something was left out: the line, and the cell that was not understood.
    package let notUnderstood: [(line: Int, cell: String)]

    /// Whether a file has a heading that only activities have.
    package static func isOne(_ octets: [UInt8]) -> Bool {
        guard let text = try? TextFile(octets: Array(octets.prefix(4096))).text,
            let first = try? CSVReader.rows(of: String(text.prefix { !$0.isNewline })).first
        else { return false }
        let columns = first.cells.compactMap { Column(heading: $0) }
        return columns.contains(.name) && columns.contains(.estimate)
    }

    /// - Throws: `ImportError` where nothing of it can be brought in.
    package init(octets: [UInt8]) throws(ImportError) {
        let file = try TextFile(octets: octets)
        var rows = try CSVReader.rows(of: file.text)
        guard let first = rows.first else { throw .empty }
        var columns = first.cells.map { Column(heading: $0) }
        if columns.contains(.name) {
            rows.removeFirst()
        } else {
            // A plain list: what parts cells elsewhere stands in its lines.
            columns = [.name]
            rows = file.text.split(whereSeparator: \.isNewline).enumerated()
                .map { CSVReader.Row(line: $0.offset + 1, cells: [String($0.element)]) }
        }
        guard rows.count <= ExchangeLimits.wishes else { throw .tooMany }
        var wishes: [ImportedWish] = []
        var bad: [(line: Int, cell: String)] = []
        for row in rows {
            var read = ReadActivity()
            for (cell, column) in zip(row.cells, columns) {
                guard let column, !cell.trimmed.isEmpty else { continue }
                if !read.take(FormulaGuard.unguarded(cell).trimmed, as: column) {
                    bad.append((row.line, String(cell.trimmed.prefix(40))))
                }
            }
            if let wish = read.wish(line: row.line) { wishes.append(wish) }
        }
        guard !wishes.isEmpty else { throw .empty }
        self.wishes = wishes
        notUnderstood = bad
    }

    fileprivate enum Column {
        case name, estimate, place, due, notes, tags, repeats

        init?(heading: String) {
            switch FoldedText.forSearch(heading.trimmed) {
            case "activity", "name", "task", "title", "aktivitet", "namn", "uppgift", "titel":
                self = .name
            case "estimate", "pomodoros", "estimated", "uppskattning", "pomodorer":
                self = .estimate
            case "place", "plats": self = .place
            case "due", "due date", "deadline", "senast": self = .due
            case "notes", "note", "anteckningar", "anteckning": self = .notes
            case "tags", "labels", "etiketter": self = .tags
            case "repeats", "repeat", "upprepas": self = .repeats
            default: return nil
            }
        }
    }
}

/// What a row says.
private struct ReadActivity {
    private var name = ""
    private var notes = ""
    private var tags: [String] = []
    private var activity = Activity()

    /// False: it says nothing that an activity can.
    mutating func take(_ cell: String, as column: ActivitiesTable.Column) -> Bool {
        switch column {
        case .name: name = Self.withoutMark(cell)
        case .notes: notes = cell
        case .tags:
            tags = cell.split(whereSeparator: { ",;\n".contains($0) }).map { String($0).trimmed }
        case .estimate:
            guard let number = Int(cell), Activity.estimates.contains(number) else { return false }
            activity.estimate = number
        case .place:
            guard let place = Activity.Place(rawValue: cell.lowercased()) else { return false }
            activity.place = place
        case .due:
            guard let day = Day(cell) else { return false }
            activity.due = day
        case .repeats:
            guard let repetition = Repetition(cell) else { return false }
            activity.repetition = repetition
        }
        return true
    }

    func wish(line: Int) -> ImportedWish? {
        guard !name.isEmpty else { return nil }
        return ImportedWish(
            line: line, name: name,
            fields: WishFields(
                notes: notes.isEmpty ? nil : notes, tags: tags.isEmpty ? nil : tags),
            body: Base64Text.encode(activity.bodyOctets))
    }

    /// Without what marks a line of a list: `- [ ] `, `* `, `1. `.
    private static func withoutMark(_ line: String) -> String {
        guard let match = line.firstMatch(of: /^(?:[-*•]|\d{1,3}[.)])\s+(?:\[[ xX]?\]\s+)?/) else {
            return line
        }
        let rest = String(line[match.range.upperBound...])
        return rest.isEmpty ? line : rest
    }
}
