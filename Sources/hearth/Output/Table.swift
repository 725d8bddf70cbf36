import HearthLanguage

/// Rows under headings, in aligned columns; a column that is empty everywhere is left out.
struct Table {
    private let headings: [String]
    private var rows: [[String]] = []

    init(_ headings: Text...) {
        self.headings = headings.map(\.string)
    }

    var isEmpty: Bool { rows.isEmpty }

    /// A cell each, in the order of the headings. Everything that stands in it stays on its line.
    mutating func add(_ cells: String?...) {
        rows.append(cells.map { SafeText.line($0 ?? "") })
    }

    /// The lines, each indented.
    func lines(indent: Int = 0) -> [String] {
        let used = headings.indices.filter { column in
            rows.contains { !$0[column].isEmpty }
        }
        let all = [headings] + rows
        let widths = used.map { column in all.map { $0[column].displayWidth }.max() ?? 0 }
        return all.map { row in
            let cells = zip(used, widths).map { row[$0].padded(to: $1) }
            let line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
